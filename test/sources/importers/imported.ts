import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RejectedLine, SourceRecord } from '../../../src/resolution/records/source-record.ts';
import type { Importer, ImportOptions } from '../../../src/sources/importers/importer.ts';

/** Runs an importer to its end. */
export async function imported(
  importer: Importer,
  paths: readonly string[],
  options: ImportOptions = {},
): Promise<{ readonly records: SourceRecord[]; readonly rejected: RejectedLine[] }> {
  const records: SourceRecord[] = [];
  const rejected: RejectedLine[] = [];
  for await (const item of importer.read({ paths, options })) {
    if ('record' in item) records.push(item.record);
    else rejected.push(item.rejected);
  }
  return { records, rejected };
}

/** Writes a file into a folder of its own; a name that ends in .gz is packed. */
export async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'core-import-')), name);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(content) : content);
  return path;
}
