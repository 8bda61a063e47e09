import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { isOwnerAlive, processOwner } from '../sqlite/process-owner.ts';

const OWNER = 'owner';

/**
 * Makes a folder beside the path, on the same disk, for what is to be renamed to it when it is complete. It is gone when
 * the work has ended, well or badly; what a killed process left is taken away by the next one.
 */
export async function withWorkingFolder<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = `${path}.${process.pid}.partial`;
  try {
    removeLeft(path);
    rmSync(folder, { recursive: true, force: true });
    makeFolder(folder);
    writeFileSync(join(folder, OWNER), processOwner());
  } catch (error) {
    throw unwritable(folder, error);
  }
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeLeft(path: string): void {
  const parent = dirname(path);
  if (!existsSync(parent)) return;
  const name = basename(path);
  for (const other of readdirSync(parent)) {
    const isOurs = other.startsWith(`${name}.`) && /^\d+\.partial$/.test(other.slice(name.length + 1));
    if (!isOurs) continue;
    const owner = join(parent, other, OWNER);
    if (existsSync(owner) && !isOwnerAlive(readFileSync(owner, 'utf8')))
      rmSync(join(parent, other), { recursive: true, force: true });
  }
}

function unwritable(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  const parent = dirname(folder);
  return new CoreError('OUTPUT_REFUSED', `${parent} cannot be written`, {
    file: parent,
    fix: 'Check the permissions, or name another place.',
  });
}
