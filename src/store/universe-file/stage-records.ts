import Database from 'better-sqlite3';
import { ownerOnlyFile } from '../../disk/owner-only.ts';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import { type EarlierRecords, earlierRecords } from './earlier-records.ts';
import { openEarlier } from './open-earlier.ts';
import { RECORD_SCHEMA, type RecordTable, recordTable } from './record-table.ts';

/** `kept` has the records that are as they were in the version `base`: from a place on so many, from a place there on. */
const SCHEMA = `
  ${RECORD_SCHEMA}
  CREATE TABLE kept (place INTEGER PRIMARY KEY, earlier INTEGER NOT NULL, count INTEGER NOT NULL);
  CREATE TABLE base (path TEXT NOT NULL);
`;

/** Records that stand in the version before, one behind the other. */
export interface KeptRun {
  /** Of the first one in the staged file, where their places are free. */
  readonly place: number;
  /** Of the first one in the version before. */
  readonly earlier: number;
  readonly count: number;
}

/**
 * Reads records into a file that a version then takes them from. Those that are in the file of the version in use as they
 * are now are only noted; the others are normalised.
 */
export async function stageRecords(
  path: string,
  source: SourceInfo,
  {
    records,
    current,
  }: { readonly records: AsyncIterable<SourceRecord>; readonly current?: string | undefined },
): Promise<void> {
  ownerOnlyFile(path);
  const database = new Database(path);
  const earlier = openEarlier(current);
  try {
    // A crash leaves a file that nobody reads.
    database.pragma('journal_mode = OFF');
    database.pragma('synchronous = OFF');
    database.exec(SCHEMA);
    if (earlier !== undefined) database.prepare('INSERT INTO base VALUES (?)').run(current);
    const known = earlier && earlierRecords(earlier, source);
    database.exec('BEGIN');
    await addAll(database, { source, records, known });
    database.exec('COMMIT');
  } finally {
    earlier?.close();
    database.close();
  }
}

async function addAll(
  database: Database.Database,
  {
    source,
    records,
    known,
  }: {
    readonly source: SourceInfo;
    readonly records: AsyncIterable<SourceRecord>;
    readonly known: EarlierRecords | undefined;
  },
): Promise<void> {
  const table = recordTable(database);
  const runs = keptRuns(database, table);
  for await (const record of records) {
    const place = known?.placeOf(record);
    if (place === undefined) table.add(normaliseSourceRecord(record, source));
    else runs.add(place);
  }
  runs.end();
}

function keptRuns(database: Database.Database, table: RecordTable) {
  const insert = database.prepare('INSERT INTO kept VALUES (@place, @earlier, @count)');
  let run: KeptRun | undefined;
  const end = () => {
    if (run !== undefined) insert.run(run);
    run = undefined;
  };
  return {
    end,
    add(earlier: number) {
      table.skip(1);
      const place = table.size();
      const isNext =
        run !== undefined && run.earlier + run.count === earlier && run.place + run.count === place;
      if (run !== undefined && isNext) {
        run = { ...run, count: run.count + 1 };
        return;
      }
      end();
      run = { place, earlier, count: 1 };
    },
  };
}
