import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../../disk/stat-of.ts';
import type { ImportFiles } from './importer.ts';
import { sourceError } from './source-error.ts';
import { companionPath } from './source-file.ts';
import { fileOnDisk, placeInZip } from './zip-path.ts';

/** The form of the records of importers that name none of their own (Importer.format). */
export const FIRST_FORMAT = 3;

/** SHA-256 of everything an import depends on: importer, options, and the bytes of every file. */
export async function hashFiles(
  importer: string,
  { paths, options }: ImportFiles,
  format = FIRST_FORMAT,
): Promise<string> {
  const hash = createHash('sha256').update(`${format} ${importer}\n`);
  const optionPaths = Object.values(options)
    .flat()
    .map((value) => companionPath(value, paths[0] ?? ''))
    .filter((value) => statOf(fileOnDisk(value))?.isFile());
  for (const [name, value] of Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const isFile = [value].flat().every((one) => optionPaths.includes(companionPath(one, paths[0] ?? '')));
    if (!isFile) hash.update(`${name}=${[value].flat().join(',')}\n`);
  }
  for (const path of [...paths, ...optionPaths].flatMap(filesOf)) {
    const place = placeInZip(path);
    if (place !== undefined) hash.update(`${place.name}\n`);
    try {
      for await (const chunk of createReadStream(place?.zip ?? path)) hash.update(chunk);
    } catch (error) {
      throw sourceError(path, error);
    }
  }
  return hash.digest('hex');
}

/** A folder stands for all its files in order of their paths. */
function filesOf(path: string): readonly string[] {
  if (statOf(path)?.isDirectory() !== true) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
