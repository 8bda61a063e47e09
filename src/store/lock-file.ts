import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CoreError } from '../contract/errors.ts';
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
    const holder = readFileSync(path, 'utf8');
    if (holder.includes('/') && isOwnerAlive(holder)) {
      const pid = holder.split('/')[1] ?? '';
      throw new CoreError('STORE_BUSY', `process ${pid} is building the reference`, { file: path });
    }
    rmSync(path, { force: true });
    link(own, path);
  }
}
