import type { FastifyInstance, FastifyReply } from 'fastify';

const HANG_UP_MS = 100;

/** Tells those who wait that nobody waits for them any more. */
export interface Departures {
  /** Aborts when the client of this reply goes away, or when the server begins to close. */
  signalFor(reply: FastifyReply): AbortSignal;
}

/** Watches connections, so that no held-back answer outlives its client or delays the end of the server. */
export function departuresOf(app: FastifyInstance): Departures {
  const waiting = new Set<AbortController>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const controller of waiting) controller.abort();
    hangUp(app);
  });
  return {
    signalFor({ raw }) {
      const controller = new AbortController();
      if (isClosing) controller.abort();
      waiting.add(controller);
      raw.once('close', () => {
        waiting.delete(controller);
        if (!raw.writableFinished) controller.abort();
      });
      return controller.signal;
    },
  };
}

/** Node hangs up only on connections that are idle when closing begins, not on those that become so. */
function hangUp({ server }: FastifyInstance): void {
  const timer = setInterval(() => server.closeIdleConnections(), HANG_UP_MS).unref();
  server.once('close', () => clearInterval(timer));
}
