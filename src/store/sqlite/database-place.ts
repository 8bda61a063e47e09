import { type Stats, statSync } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';

/**
 * Notes which file stands at the path of an open database; what it gives throws STORE_UNREACHABLE while that is gone or
 * another one stands there. SQLite goes on writing into a file that has lost its name, and all of that is lost with it.
 */
export function placeOfDatabase(path: string): () => void {
  const opened = statAt(path);
  return () => {
    const now = statAt(path);
    if (now !== undefined && now.dev === opened?.dev && now.ino === opened.ino) return;
    const what = now === undefined ? 'is gone' : 'is another file than the one that is in use';
    throw new CoreError('STORE_UNREACHABLE', `${path} ${what}`, {
      file: path,
      fix: 'Put it back in its place, or stop this process, restore a backup (core restore) and start it again.',
    });
  };
}

/** The store, of which these functions ask first. */
export function asking<Store extends object>(
  first: (() => void) | undefined,
  store: Store,
  names: readonly (keyof Store)[],
): Store {
  if (first === undefined) return store;
  const guarded = { ...store };
  for (const name of names) {
    // Ports of stores have asynchronous functions alone.
    const ask = store[name] as (...values: readonly unknown[]) => Promise<unknown>;
    const guardedAsk = async (...values: readonly unknown[]) => {
      first();
      return ask(...values);
    };
    guarded[name] = guardedAsk as Store[keyof Store];
  }
  return guarded;
}

function statAt(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
