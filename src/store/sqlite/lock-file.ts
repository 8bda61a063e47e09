import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CoreError } from '../../contract/errors.ts';
import { isOwnerAlive, processOwner } from './process-owner.ts';

/** Runs the work while this process alone holds the lock; the lock of a process that died is taken over. */
export function withLock<T>(path: string, work: () => T): T {
  take(path);
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The same for work that takes a while; meanwhile other processes are told who is at work. */
export async function withLongLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  take(path);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Throws STORE_BUSY while a living process holds the lock. */
export function refuseWhileLocked(path: string): void {
  const holder = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (holder.includes('/') && isOwnerAlive(holder)) throw heldBy(holder, path);
}

/** A lock comes into being with its owner's name in it, so that one without a name is nobody's. */
function take(path: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, processOwner());
  try {
    link(own, path);
  } finally {
    rmSync(own, { force: true });
  }
}

function link(own: string, path: string): void {
  try {
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    refuseWhileLocked(path);
    rmSync(path, { force: true });
    link(own, path);
  }
}

function heldBy(holder: string, path: string): CoreError {
  const [host, pid] = holder.split('/');
  return new CoreError('STORE_BUSY', `process ${pid} on ${host} is changing the universe`, {
    file: path,
    fix: 'Wait until it is done, then run the command again; nothing was changed.',
  });
}
