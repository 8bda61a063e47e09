import type { FastifyInstance, FastifyReply } from 'fastify';

/** Signals that the client of a held-back answer is gone. */
export interface DisconnectSignals {
  /** Aborts when the client of this reply goes away, or when the server begins to close. */
  signalFor(reply: FastifyReply): AbortSignal;
}

/** Aborts held-back answers when their client disconnects or the server closes. */
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
