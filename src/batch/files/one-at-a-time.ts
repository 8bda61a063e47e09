/** By path, what was begun last in this process. */
const begun = new Map<string, Promise<unknown>>();

/** Does the work on a path when all that was begun on it in this process has ended, well or not. */
export async function oneAtATime<T>(path: string, work: () => Promise<T>): Promise<T> {
  const before = begun.get(path) ?? Promise.resolve();
  const own = before.then(work, work);
  begun.set(path, own);
  try {
    return await own;
  } finally {
    if (begun.get(path) === own) begun.delete(path);
  }
}
