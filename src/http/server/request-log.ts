import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Headers that are never logged. */
const SECRETS = ['headers', 'req.headers', 'request.headers', 'err.headers'].map(
  (headers) => `${headers}["x-api-key"]`,
);

/** The status that web servers log for a client that disconnected before the answer. */
const CLIENT_GONE = 499;

/** The logger for this server, which never shows a key. */
export function withoutSecrets(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { redact: ['["x-api-key"]', ...SECRETS] });
}

/** Logs and counts a request when it is answered or its client is gone: the route, never the address or the body. */
export function recordRequest(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { metrics, now }: { readonly metrics: Metrics; readonly now: () => number },
): void {
  const beganMs = now();
  let isEnded = false;
  const end = (status: number) => {
    if (isEnded) return;
    isEnded = true;
    const ms = Math.round(now() - beganMs);
    const method = request.method;
    const route = request.routeOptions.url ?? 'none';
    const { keyId } = request.caller ?? request.reconciliation ?? {};
    request.log.info({ method, route, status, ms, keyId }, 'request');
    metrics.requestEnded({ method, route, status, seconds: ms / 1000 });
  };
  const lose = () => end(CLIENT_GONE);
  // Three events, where `finished` of node:stream would listen for eight of each answer.
  reply.raw.once('finish', () => end(reply.statusCode));
  reply.raw.once('close', lose);
  // Also of one that comes late: an error that nobody listens for ends the process.
  reply.raw.on('error', lose);
}
