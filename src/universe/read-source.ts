import { createHash } from 'node:crypto';
import { CREATED_SOURCE, type Source } from '../resolution/records/source.ts';
import type { RejectedLine, SourceRecord } from '../resolution/records/source-record.ts';
import { type BorrowedFactsCount, borrowedFactsCount } from './borrowed-facts.ts';
import type { CreatedDraft, DraftSource, ImportedSource, StagedRecords } from './reference-store.ts';
import { tellPhase } from './tell-phase.ts';
import type { UniverseStores } from './universe-stores.ts';

/** Makes a source of the records that jobs created. */
export function createdSource(records: readonly SourceRecord[], importedAt: string): CreatedDraft {
  const contentHash = createHash('sha256').update(JSON.stringify(records)).digest('hex');
  const counted = { files: [], recordCount: records.length, rejected: [] };
  return { info: { ...CREATED_SOURCE, importedAt, contentHash, ...counted }, records };
}

/** Reads a source to disk, however large. */
export async function stagedSource(
  { reference, now, tell }: Pick<UniverseStores, 'reference' | 'now' | 'tell'>,
  { source, contentHash }: { readonly source: Source; readonly contentHash: string },
): Promise<{ readonly info: ImportedSource; readonly records: StagedRecords }> {
  const { records, info } = reading(source);
  const importedAt = now();
  const began = performance.now();
  const rows = await reference.stage(source, records);
  const read = info(contentHash, importedAt);
  tellPhase('read', { count: read.recordCount, began, tell });
  return { info: read, records: rows };
}

/** Reads a source that is small enough to be at hand. */
export async function bundledSource(
  source: Source,
  { contentHash, importedAt }: { readonly contentHash: string; readonly importedAt: string },
): Promise<DraftSource> {
  const { records, info } = reading(source);
  const all: SourceRecord[] = [];
  for await (const record of records) all.push(record);
  return { info: info(contentHash, importedAt), records: all };
}

/** The records of a source as they are read; what could not be read is known at the end. */
function reading(source: Source) {
  const { name, trust, kind, files, importerFormat } = source;
  const rejected: RejectedLine[] = [];
  let recordCount = 0;
  let counted: ReturnType<BorrowedFactsCount['finish']> | undefined;
  const records = async function* () {
    counted = kind === 'listing' ? await countOf(source) : undefined;
    for await (const item of source.read()) {
      if ('rejected' in item) rejected.push(item.rejected);
      else {
        recordCount++;
        yield counted?.withOwnFacts(item.record) ?? item.record;
      }
    }
  };
  const info = (contentHash: string, importedAt: string): ImportedSource => ({
    ...{ name, trust, kind, importedAt, contentHash },
    ...{ files, recordCount, rejected },
    ...(importerFormat !== undefined && { importerFormat }),
    ...(counted !== undefined && { borrowed: counted.websites }),
  });
  return { records: records(), info };
}

/** Registers know whose address they write; of a list of listings all rows are counted before the first is believed. */
async function countOf(source: Source): Promise<ReturnType<BorrowedFactsCount['finish']>> {
  const count = borrowedFactsCount();
  for await (const item of source.read()) if ('record' in item) count.add(item.record);
  return count.finish();
}

/** A source of an earlier version, read anew from its records there. */
export function sourceAgain(info: ImportedSource, read: () => Iterable<SourceRecord>): DraftSource {
  if (info.kind !== 'listing') return { info, records: read() };
  const count = borrowedFactsCount();
  for (const record of read()) count.add(record);
  const { withOwnFacts, websites } = count.finish();
  const records = function* () {
    for (const record of read()) yield withOwnFacts(record);
  };
  return { info: { ...info, borrowed: websites }, records: records() };
}
