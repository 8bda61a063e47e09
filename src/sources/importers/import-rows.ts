import type { ImportItem, SourceRecord } from '../../resolution/records/source-record.ts';
import { type Read, rejectedLine } from './records.ts';

/** A record, why the row is none, or undefined for a row that is no record of the source on purpose. */
export type Imported = SourceRecord | { readonly reason: string } | undefined;

interface RowsOfFile<T> {
  readonly path: string;
  readonly rows: AsyncIterable<Read<T>>;
  /** Ids of the records so far; the first of an id stands. Shared by the files of one import. */
  readonly seen: Set<string>;
}

/** Makes the items of one file, in its order; every row is a record, rejected, or skipped by `toRecord`. */
export async function* importRows<T>(
  { path, rows, seen }: RowsOfFile<T>,
  toRecord: (row: T) => Imported,
): AsyncIterable<ImportItem> {
  for await (const row of rows) {
    if ('rejected' in row) {
      yield row;
      continue;
    }
    const imported = toRecord(row.value);
    if (imported === undefined) continue;
    if ('reason' in imported) yield rejectedLine(path, row.line, imported.reason);
    else if (seen.has(imported.id))
      yield rejectedLine(path, row.line, `the id ${imported.id} was read before`);
    else {
      seen.add(imported.id);
      yield { record: imported };
    }
  }
}
