import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFiles } from './importer.ts';
import { companionPath, sourceError } from './source-file.ts';

/** Raised whenever importers read the same files into other records, so that they are imported again. */
const IMPORTER_FORMAT = 1;

/** SHA-256 of everything an import depends on: importer, options, and the bytes of every file. */
export async function hashFiles(importer: string, { paths, options }: ImportFiles): Promise<string> {
  const hash = createHash('sha256').update(`${IMPORTER_FORMAT} ${importer}\n`);
  const optionPaths = Object.values(options)
    .flat()
    .map((value) => companionPath(value, paths[0] ?? ''))
    .filter((value) => existsSync(value) && statSync(value).isFile());
  for (const [name, value] of Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const isFile = [value].flat().every((one) => optionPaths.includes(companionPath(one, paths[0] ?? '')));
    if (!isFile) hash.update(`${name}=${[value].flat().join(',')}\n`);
  }
  for (const path of [...paths, ...optionPaths].flatMap(filesOf)) {
    try {
      for await (const chunk of createReadStream(path)) hash.update(chunk);
    } catch (error) {
      throw sourceError(path, error);
    }
  }
  return hash.digest('hex');
}

/** A folder stands for its files in order of their names. */
function filesOf(path: string): readonly string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
