import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Who holds a lock: a name of this process that outlives it, and whether a process of such a name still runs. */
export interface LockOwner {
  readonly name: string;
  isAlive(name: string): boolean;
}

/**
 * Takes a lock file for this process; the lock of a process that died is taken over. Throws what `busy` makes of the
 * process that holds it. A lock comes into being with its owner's name in it, so that one without a name is nobody's.
 */
export function takeLock(path: string, owner: LockOwner, busy: (holder: string) => Error): void {
  const own = `${path}.${process.pid}`;
  try {
    writeFileSync(own, owner.name);
    link(own, { path, owner, busy });
  } finally {
    rmSync(own, { force: true });
  }
}

/** The living process that holds a lock, in words; undefined when nobody does. */
export function holderOf(path: string, owner: Pick<LockOwner, 'isAlive'>): string | undefined {
  const holder = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (holder === '' || !owner.isAlive(holder)) return undefined;
  const [host, pid] = holder.split('/');
  return `process ${pid} on ${host}`;
}

interface Wanted {
  readonly path: string;
  readonly owner: LockOwner;
  readonly busy: (holder: string) => Error;
}

function link(own: string, wanted: Wanted): void {
  const { path, owner, busy } = wanted;
  try {
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = holderOf(path, owner);
    if (holder !== undefined) throw busy(holder);
    rmSync(path, { force: true });
    link(own, wanted);
  }
}
