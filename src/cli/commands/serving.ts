import { CoreError } from '../../contract/errors.ts';
import type { ServedEngine } from '../../contract/served-engine.ts';

const DRAIN_MS = 25_000;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Listening {
  listen(at: { readonly host: string; readonly port: number }): Promise<string>;
  close(): PromiseLike<unknown>;
}

/** Listens, or says why it cannot. */
export async function listen(
  server: Listening,
  at: { readonly host: string; readonly port: number },
): Promise<string> {
  try {
    return await server.listen(at);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(code)) throw error;
    const what = code === 'EADDRINUSE' ? 'another program listens there' : `the system refuses it (${code})`;
    throw new CoreError('USAGE', `core cannot listen on ${at.host}:${at.port}: ${what}`, {
      field: '--port',
      fix: 'Choose another --port or --host.',
    });
  }
}

/** Resolves when the signal aborts. The process stays until then, also while it is cut off from all that it works for. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const staying = setInterval(() => {}, DAY_MS);
    signal.addEventListener(
      'abort',
      () => {
        clearInterval(staying);
        done();
      },
      { once: true },
    );
  });
}

/** Answers what was asked, ends the jobs under way and hands back the others; after a while it leaves all the same. */
export async function drained(
  host: ServedEngine,
  asked: readonly { close(): PromiseLike<unknown> }[] = [],
): Promise<void> {
  const timer = setTimeout(() => process.exit(1), DRAIN_MS);
  try {
    host.beginClosing();
    await Promise.all(asked.map((one) => one.close()));
    await host.close();
  } finally {
    clearTimeout(timer);
  }
}
