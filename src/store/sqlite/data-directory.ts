import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { DATABASE_NAME } from '../backup/backup-manifest.ts';
import { isDatabaseOpen } from '../backup/copy-database.ts';
import { isOldMark, isOwnerAlive } from './process-owner.ts';

/** What programs keep of themselves in a home folder, which a service may share with its data. */
const CACHE = '.cache';

export function hasContent(directory: string): boolean {
  return existsSync(directory) && readdirSync(directory).some((name) => name !== CACHE);
}

/** The directory itself where the path is a link to it, so that it is the directory that is replaced. */
export function realDirectory(path: string): string {
  if (!existsSync(path)) return path;
  if (statSync(path).isDirectory()) return realpathSync(path);
  throw new CoreError('CONFIG', `${path} is no folder`, { file: path, fix: 'Name another --data-dir.' });
}

/** Throws STORE_BUSY while a process builds or reads a universe or downloads. */
export function refuseWhileInUse(directory: string): void {
  const owner = ownersIn(directory).find(isOwnerAlive);
  if (owner !== undefined) throw inUse(directory, `process ${owner.split('/')[1] ?? ''}`);
}

/**
 * Puts the new directory in the place of the old one, which is kept beside it; returns where. Throws STORE_BUSY while a
 * process uses the old one. Two renames on one disk: between them, and at no other moment, there is no directory of the
 * name, and both are whole.
 */
export function replaceDirectory(directory: string, fresh: string): string | undefined {
  refuseWhileInUse(directory);
  if (isDatabaseOpen(join(directory, DATABASE_NAME))) throw inUse(directory, 'another process');
  const kept = hasContent(directory) ? freeName(`${directory}.before-restore`) : undefined;
  try {
    if (existsSync(directory)) chmodSync(fresh, statSync(directory).mode);
    if (kept !== undefined) renameSync(directory, kept);
    renameSync(fresh, directory);
    return kept;
  } catch (error) {
    if (kept !== undefined && existsSync(kept) && !existsSync(directory)) renameSync(kept, directory);
    throw irreplaceable(directory, error);
  }
}

function ownersIn(directory: string): readonly string[] {
  const reference = join(directory, 'reference');
  const marks = filesIn(join(reference, 'in-use')).filter((path) => !isOldMark(path));
  const downloads = join(directory, 'downloads');
  const pulls = filesIn(downloads).map((folder) => join(folder, 'pull.lock'));
  return [join(reference, 'lock'), ...marks, ...pulls].map(textOf).filter((owner) => owner.includes('/'));
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Empty when the file is gone meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function freeName(path: string): string {
  for (let number = 1; ; number++) {
    const name = `${path}-${number}`;
    if (!existsSync(name)) return name;
  }
}

function inUse(directory: string, who: string): CoreError {
  return new CoreError('STORE_BUSY', `${who} is working in ${directory}`, {
    file: directory,
    fix: 'Wait until it is done, or stop it; nothing was changed.',
  });
}

function irreplaceable(directory: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'].includes(code)) return error;
  return new CoreError('CONFIG', `${directory} cannot be replaced: ${code}`, {
    file: directory,
    fix: `It may be a disk of its own or not yours: restore into a folder in it with --data-dir ${join(directory, 'core')}.`,
  });
}
