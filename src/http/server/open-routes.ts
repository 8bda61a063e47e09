import type { FastifyInstance } from 'fastify';
import type { ServiceHost } from '../../contract/service-host.ts';
import { DOCS_POLICY, docsPageOf } from './docs-page.ts';
import type { Metrics } from './metrics.ts';
import type { OpenApiDocument } from './openapi-types.ts';

interface OpenRoutes {
  readonly host: ServiceHost;
  readonly metrics: Metrics;
  readonly document: () => OpenApiDocument;
  /** Whether metrics are shown to whoever asks. */
  readonly areMetricsOpen: boolean;
}

/** Binds what needs no key: health, documentation and, where only this machine can ask, metrics. */
export function bindOpenRoutes(app: FastifyInstance, options: OpenRoutes): void {
  const { host, metrics, document, areMetricsOpen } = options;
  const config = { isOpen: true };
  const json = once(() => JSON.stringify(document()));
  const page = once(() => docsPageOf(document()));
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = host.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'closing' });
  });
  app.get('/openapi.json', { config }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/', { config }, async (_request, reply) => reply.redirect('docs'));
  app.get('/docs', { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': DOCS_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(page()),
  );
  app.get('/metrics', { config: { isOpen: areMetricsOpen } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
}

/** Makes a value when it is first asked for; most servers are never asked for their documentation. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
