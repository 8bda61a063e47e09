import type { ClientBase } from 'pg';

/** An answer that does not come for so long makes us ask whether there is anybody. */
const LATE_MS = 5000;
const LOOK_MS = 1000;

/** A connection that waits for an answer, and since when. */
interface Waiting {
  readonly client: ClientBase;
  readonly sinceMs: number;
}

/**
 * Watches connections while they wait for an answer. Where one is late, and `isThere`, which makes a connection of its own,
 * finds nobody, the database is gone or the network swallows what is said: all that wait are ended, and those who asked hear of
 * it then, and not when the longest statement would be given up. Nobody is ended for a statement that takes its time.
 */
export function silenceWatch(
  isThere: () => Promise<boolean>,
  lateMs = LATE_MS,
): (client: ClientBase) => void {
  const waiting = new Map<ClientBase, Waiting>();
  let isLooking = false;
  const look = async () => {
    const nowMs = performance.now();
    const before = [...waiting.values()];
    const isLate = before.some(({ sinceMs }) => nowMs - sinceMs >= lateMs);
    if (isLate && !(await isThere()))
      for (const one of before) if (waiting.get(one.client) === one) void end(one.client);
    isLooking = false;
    lookAgain();
  };
  const lookAgain = () => {
    if (isLooking || waiting.size === 0) return;
    isLooking = true;
    setTimeout(look, Math.min(LOOK_MS, lateMs)).unref();
  };
  return (client) => {
    // pg tells when nothing is asked any more, but not when something is.
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const told = (...asked: unknown[]) => {
      if (!waiting.has(client)) waiting.set(client, { client, sinceMs: performance.now() });
      lookAgain();
      return ask(...asked);
    };
    client.query = told as ClientBase['query'];
    const answered = () => void waiting.delete(client);
    client.on('drain', answered).on('end', answered);
  };
}

/** Breaks the connection, for what was asked on it is not answered. */
async function end(client: ClientBase): Promise<void> {
  if ('end' in client && typeof client.end === 'function') await client.end().catch(() => {});
}
