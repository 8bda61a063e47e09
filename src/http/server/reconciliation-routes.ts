import { hostname } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CoreError } from '../../contract/errors.ts';
import type { RateLimits } from '../../contract/rate-limits.ts';
import type { ServedEngine } from '../../contract/served-engine.ts';
import { allowOrigins, refuseForeigners } from './reconciliation-guard.ts';
import { RECONCILIATION_HANDLERS } from './reconciliation-handlers.ts';
import { secondsToWait } from './route-limits.ts';
import { textIn } from './text-in.ts';

interface ReconciliationOptions {
  readonly host: ServedEngine;
  readonly version: string;
  /** Whether only this machine can ask, so that no token is needed. */
  readonly isLoopback: boolean;
}

type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Requests within any one second for each token, and for this machine; OpenRefine sends one after another. */
const PER_SECOND = 100;

/** Binds the reconciliation service: below a token, and without one where only this machine can ask. */
export function bindReconciliation(app: FastifyInstance, options: ReconciliationOptions): void {
  const { host, version, isLoopback } = options;
  app.decorateRequest('reconciliation', null);
  bindBelow(app, '/reconcile/k/:token', async (request, reply) => {
    const token = textIn(request.params, 'token') ?? '';
    const { keyId, service } = await host.reconciliationOf(token);
    await countRequest(host.limits, keyId, reply);
    const path = `/reconcile/k/${token}`;
    request.reconciliation = { keyId, service, version, path, takesCallback: false };
  });
  if (!isLoopback) return;
  bindBelow(app, '/reconcile', async (request, reply) => {
    const refusal = refuseForeigners(request);
    if (refusal !== undefined) return reply.code(403).send({ error: refusal });
    await countRequest(host.limits, `on ${hostname()}`, reply);
    const service = host.openReconciliation();
    request.reconciliation = { service, version, path: '/reconcile', takesCallback: true };
  });
}

function bindBelow(app: FastifyInstance, path: string, admit: Admit): void {
  for (const { method, below, takesForm = false, handler } of RECONCILIATION_HANDLERS) {
    for (const url of urlsOf(path, below)) {
      app.route({
        ...{ method, url, handler },
        config: { isOpen: true, takesForm },
        onRequest: [allowOrigins, admit],
      });
    }
  }
  for (const url of new Set(RECONCILIATION_HANDLERS.flatMap(({ below }) => urlsOf(path, below)))) {
    app.options(url, { config: { isOpen: true }, onRequest: allowOrigins }, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, OPTIONS',
          'access-control-allow-headers': 'content-type, accept-language',
          'access-control-max-age': 86_400,
        })
        .send(),
    );
  }
}

/** People paste the address of the manifest with a slash behind it. */
function urlsOf(path: string, below: string): readonly string[] {
  return below === '' ? [path, `${path}/`] : [path + below];
}

async function countRequest(limits: RateLimits, caller: string, reply: FastifyReply): Promise<void> {
  const seconds = await secondsToWait(limits, { key: `reconcile ${caller}`, most: PER_SECOND });
  if (seconds === 0) return;
  reply.header('retry-after', seconds);
  throw new CoreError('RATE_LIMITED', `more than ${PER_SECOND} requests a second; try again in ${seconds} s`);
}
