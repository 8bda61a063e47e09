import { setMaxListeners } from 'node:events';

/**
 * Does the work for all items and answers in their order. The first failure, or the abort of one of the signals, ends
 * the rest and is thrown at once.
 */
export async function allOrAbort<T, R>(
  items: readonly T[],
  signals: readonly AbortSignal[],
  work: (item: T, signal: AbortSignal) => Promise<R>,
): Promise<readonly R[]> {
  const ending = new AbortController();
  // Every item and every group of a run listens: that is no leak.
  setMaxListeners(0, ending.signal, ...signals);
  const { promise: ended, reject } = rejection();
  ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
  const onAbort = () => ending.abort(signals.find((signal) => signal.aborted)?.reason);
  for (const signal of signals) signal.addEventListener('abort', onAbort);
  try {
    for (const signal of signals) signal.throwIfAborted();
    const all = items.map((item) => work(item, ending.signal));
    return await Promise.race([Promise.all(all), ended]);
  } catch (error) {
    ending.abort(error);
    throw error;
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', onAbort);
  }
}

/** A promise that can only be rejected; nobody has to handle the rejection. */
function rejection(): { readonly promise: Promise<never>; readonly reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  promise.catch(() => {});
  return { promise, reject };
}
