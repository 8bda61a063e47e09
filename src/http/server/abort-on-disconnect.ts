import type { FastifyInstance, FastifyReply } from 'fastify';

/** Tells those who wait that nobody waits for them any more. */
export interface DisconnectSignals {
  /** Aborts when the client of this reply goes away, or when the server begins to close. */
  signalFor(reply: FastifyReply): AbortSignal;
}

/** Watches those who wait, so that no held-back answer outlives its client or delays the end of the server. */
export function abortOnDisconnect(app: FastifyInstance): DisconnectSignals {
  const waiting = new Set<AbortController>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const controller of waiting) controller.abort();
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
