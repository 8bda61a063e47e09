import Database from 'better-sqlite3';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import { RECORD_SCHEMA, recordTable } from './record-table.ts';

/** Reads and normalises records into a file that a version then takes them from. */
export async function stageRecords(
  path: string,
  source: SourceInfo,
  records: AsyncIterable<SourceRecord>,
): Promise<void> {
  ownerOnlyFile(path);
  const database = new Database(path);
  try {
    // A crash leaves a file that nobody reads.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.exec(RECORD_SCHEMA);
    const table = recordTable(database);
    database.exec('BEGIN');
    for await (const record of records) table.add(normaliseSourceRecord(record, source));
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}
