import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CoreError } from '../contract/errors.ts';

const OWNER_ONLY = 0o700;

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the file system is read-only',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'the file system there takes no folders',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its path is a circle of links',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/**
 * Makes the folder, and those above it that are missing, for their owner alone; one that is there stays as it is. Node's
 * own `recursive` never returns where a folder is there and takes no others, as /proc does. Throws CONFIG; `named` is the
 * option by which another folder can be named.
 */
export function makeFolder(path: string, named = '--data-dir'): void {
  try {
    makeMissing(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    throw new CoreError('CONFIG', `the folder ${path} cannot be made: ${reason}`, {
      file: path,
      fix: `Check the path and the permissions, or name another ${named}.`,
    });
  }
}

function makeMissing(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeMissing(dirname(path));
  try {
    mkdirSync(path, OWNER_ONLY);
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    // Lines of Node differ in what `throwIfNoEntry` tells of a path that leads through a file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
