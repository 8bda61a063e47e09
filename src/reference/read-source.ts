import { createHash } from 'node:crypto';
import { CREATED_SOURCE } from './created-source.ts';
import type { Importer, ImportFiles } from './importers/importer.ts';
import type { DraftSource, ImportedSource, StagedRecords } from './reference-store.ts';
import type { RejectedLine, SourceRecord } from './source-record.ts';
import { tellPhase } from './tell-phase.ts';
import type { UniverseStores } from './universe.ts';

/** Makes a source of the records that jobs created. */
export function createdSource(records: readonly SourceRecord[], importedAt: string): DraftSource {
  const contentHash = createHash('sha256').update(JSON.stringify(records)).digest('hex');
  const counted = { files: [], recordCount: records.length, rejected: [] };
  return { info: { ...CREATED_SOURCE, importedAt, contentHash, ...counted }, records };
}

/** Reads a source to disk, however large. */
export async function stagedSource(
  { reference, now, tell }: Pick<UniverseStores, 'reference' | 'now' | 'tell'>,
  { importer, files, contentHash }: { importer: Importer; files: ImportFiles; contentHash: string },
): Promise<{ readonly info: ImportedSource; readonly records: StagedRecords }> {
  const { source, records, info } = reading(importer, files);
  const importedAt = now();
  const began = performance.now();
  const rows = await reference.stage(source, records);
  const read = info(contentHash, importedAt);
  tellPhase('read', { count: read.recordCount, began, tell });
  return { info: read, records: rows };
}

/** Reads a source that is small enough to be at hand. */
export async function bundledSource(
  importer: Importer,
  files: ImportFiles,
  { contentHash, importedAt }: { readonly contentHash: string; readonly importedAt: string },
): Promise<DraftSource> {
  const { records, info } = reading(importer, files);
  const all: SourceRecord[] = [];
  for await (const record of records) all.push(record);
  return { info: info(contentHash, importedAt), records: all };
}

/** The records of files as they are read; what could not be read is known at the end. */
function reading(importer: Importer, files: ImportFiles) {
  const { name, trust, kind } = importer;
  const rejected: RejectedLine[] = [];
  let recordCount = 0;
  const records = async function* () {
    for await (const item of importer.read(files)) {
      if ('rejected' in item) rejected.push(item.rejected);
      else {
        recordCount++;
        yield item.record;
      }
    }
  };
  const info = (contentHash: string, importedAt: string): ImportedSource => ({
    ...{ name, trust, kind, importedAt, contentHash },
    ...{ files: files.paths, recordCount, rejected },
  });
  return { source: { name, trust, kind }, records: records(), info };
}
