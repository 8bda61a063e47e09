import type { FastifyInstance } from 'fastify';
import type { Readiness, ServedEngine } from '../../contract/served-engine.ts';
import { DOCS_PAGE, DOCS_POLICY, type DocsFiles } from './docs-page.ts';
import type { Metrics } from './metrics.ts';
import type { OpenApiDocument } from './openapi-types.ts';

interface OpenRoutes {
  readonly host: ServedEngine;
  readonly metrics: Metrics;
  readonly document: () => OpenApiDocument;
  readonly docs: () => DocsFiles;
  /** Whether metrics need no key. */
  readonly areMetricsOpen: boolean;
  /** Where the address of the service alone leads to. */
  readonly home: string;
}

/** For callers without a key: files and errors are told in the log alone. */
const REASONS: Readonly<Record<Exclude<Readiness, 'ok'>, string>> = {
  closing: 'It was asked to stop, and ends what is under way.',
  no_threads: 'No worker thread can be started, so that no job runs; the log says why. It is tried again.',
  no_database:
    'The database cannot be reached or takes nothing, so that nothing is taken here; the log says why. It is tried again.',
  no_room:
    'There is no room to keep what is taken, or it cannot be written; the log says where. It is tried again.',
};

/** They change with the program alone. */
const OF_FILES = { 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=600' };

/** Binds what needs no key, for GET and, as monitors ask, for HEAD: health, documentation and, where only this machine can ask, metrics. */
export function bindOpenRoutes(app: FastifyInstance, options: OpenRoutes): void {
  const { host, metrics, document, docs, areMetricsOpen, home } = options;
  const open = { config: { isOpen: true }, exposeHeadRoute: true };
  const json = once(() => JSON.stringify(document()));
  const files = once(docs);
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const status = host.readiness();
    const reason = status === 'ok' ? {} : { reason: REASONS[status] };
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...reason });
  });
  app.get('/openapi.json', open, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/', open, async (_request, reply) => reply.redirect(home));
  app.get('/docs', open, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': DOCS_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(DOCS_PAGE),
  );
  app.get('/docs/main.js', open, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(OF_FILES).send(files().script),
  );
  app.get('/docs/main.css', open, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').headers(OF_FILES).send(files().style),
  );
  app.get('/metrics', { ...open, config: { isOpen: areMetricsOpen } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

/** Makes a value on first use; the documentation of most servers is never read. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
