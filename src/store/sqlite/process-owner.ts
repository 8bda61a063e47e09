import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';

const MARK_KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Names a process, else this one, among all that may ever share the data directory: host, process id, when it started. */
export function processOwner(pid: number = process.pid): string {
  return `${hostname()}/${pid}/${startOf(pid) ?? ''}`;
}

/** Says whether the owner is or was a process of this host. */
export function isOwnerHere(owner: string): boolean {
  return owner.split('/')[0] === hostname();
}

/** False only when the owner ran on this host and is gone; another host's owner is given the benefit of the doubt. */
export function isOwnerAlive(owner: string): boolean {
  if (owner === '') return false;
  if (!isOwnerHere(owner)) return true;
  const [, pid, start] = owner.split('/');
  const id = Number(pid);
  if (!isProcessAlive(id)) return false;
  const now = startOf(id);
  return now === undefined || start === '' || now === start;
}

/** Of a process on another host nobody can tell; a mark of days was left by one that is gone. */
export function isOldMark(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined || Date.now() - stat.mtimeMs >= MARK_KEPT_MS;
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When the process started, in clock ticks since boot; a number that was given to a new process has another start. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
