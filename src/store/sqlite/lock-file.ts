import { rmSync } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';
import { holderOf, takeLock } from '../../disk/take-lock.ts';
import { isOwnerAlive, processOwner } from './process-owner.ts';

/**
 * Runs the work while this process alone holds the lock; the lock of a process that died is taken over. Meanwhile other
 * processes are told who is at work.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  take(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Throws STORE_BUSY while a living process holds the lock. */
export function refuseWhileLocked(path: string): void {
  const holder = holderOf(path, { isAlive });
  if (holder !== undefined) throw heldBy(holder, path);
}

/** What is no name of an owner is nobody's. */
function isAlive(holder: string): boolean {
  return holder.includes('/') && isOwnerAlive(holder);
}

function take(path: string): void {
  const owner = { name: processOwner(), isAlive };
  takeLock(path, owner, (holder) => heldBy(holder, path));
}

function heldBy(holder: string, path: string): CoreError {
  return new CoreError('STORE_BUSY', `${holder} is changing the universe`, {
    file: path,
    fix: 'Wait until it is done, then run the command again; nothing was changed.',
  });
}
