import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { onTestFinished } from 'vitest';
import { takeLock } from '../../src/disk/take-lock.ts';
import { processOwner } from '../../src/store/sqlite/process-owner.ts';
import { tempPath } from '../temp-folder.ts';

/** Starts another process that lives until the test ends, and gives its id. */
export function sleepingProcess(): number {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.pid === undefined) throw new Error('sleep cannot be started');
  return child.pid;
}

/** The id of a process that has ended. */
export async function deadProcess(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  if (child.pid === undefined) throw new Error('true cannot be started');
  return child.pid;
}

/** The owner string that the process itself would write (process-owner.ts). */
export function ownerOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${hostname()}/${pid}/${start}`;
}

/** What the owner would have written into its lock file, in whatever form this process writes its own. */
export function lockOf(owner: string): string {
  const path = tempPath('own-lock');
  takeLock(path, { name: processOwner(), isAlive: () => true }, () => new Error('nobody else takes it'));
  const own = readFileSync(path, 'utf8');
  const pidOf = (name: string) => name.split('/')[1] ?? '';
  return own.includes(processOwner())
    ? own.replace(processOwner(), owner)
    : own.replace(pidOf(processOwner()), pidOf(owner));
}
