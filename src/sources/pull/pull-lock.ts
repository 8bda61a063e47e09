import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { type LockOwner, takeLock } from '../../disk/take-lock.ts';
import { diskFailure } from './disk-failure.ts';

/** Runs the work while no other pull writes to the folder; the lock of a process that died is taken over. */
export async function withPullLock<T>(folder: string, owner: LockOwner, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'pull.lock');
  try {
    takeLock(path, owner, (holder) => heldBy(holder, path));
  } catch (error) {
    throw diskFailure(error, path);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function heldBy(holder: string, path: string): CoreError {
  return new CoreError('STORE_BUSY', `${holder} is downloading this source`, {
    file: path,
    fix: 'Wait until it is done, or stop it.',
  });
}
