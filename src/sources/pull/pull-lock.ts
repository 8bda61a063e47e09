import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { diskFailure } from './disk-failure.ts';
import type { LockOwner } from './pull-options.ts';

/** Runs the work while no other pull writes to the folder; the lock of a process that died is taken over. */
export async function withPullLock<T>(folder: string, owner: LockOwner, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'pull.lock');
  take(path, owner);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** A lock comes into being with its owner's name in it, so that one without a name is nobody's. */
function take(path: string, owner: LockOwner): void {
  const own = `${path}.${process.pid}`;
  try {
    writeFileSync(own, owner.name);
    link(own, path, owner);
  } catch (error) {
    throw diskFailure(error, path);
  } finally {
    rmSync(own, { force: true });
  }
}

function link(own: string, path: string, owner: LockOwner): void {
  try {
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = readFileSync(path, 'utf8');
    if (owner.isAlive(holder)) {
      const [host, pid] = holder.split('/');
      throw new CoreError('STORE_BUSY', `process ${pid} on ${host} is downloading this source`, {
        file: path,
        fix: 'Wait until it is done, or stop it.',
      });
    }
    rmSync(path, { force: true });
    link(own, path, owner);
  }
}
