import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from '../../disk/make-folder.ts';
import { isOldMark, isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';

const PARTS_OF_OTHERS = 'parts';

/** What a part of shared work is given, or gives: plain data, also in memory that threads share. */
export function writePartFile(path: string, value: unknown): void {
  writeFileSync(path, serialize(value), { mode: 0o600 });
}

/** The value is of the type that was written. */
export function readPartFile(path: string): unknown {
  return deserialize(readFileSync(path));
}

/** A folder for files of parts that lives shortly. */
export function partFolder(path: string): string {
  makeFolder(path);
  return path;
}

export function removePartFiles(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** The folder of this process for parts of the work of others; those that killed processes left are removed. */
export function folderOfProcess(datasetFolder: string): string {
  const folder = join(datasetFolder, PARTS_OF_OTHERS);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const owner = decodeURIComponent(name);
    const isLiving = isOwnerHere(owner) ? isOwnerAlive(owner) : !isOldMark(join(folder, name));
    if (!isLiving) removePartFiles(join(folder, name));
  }
  return join(folder, encodeURIComponent(processOwner()));
}
