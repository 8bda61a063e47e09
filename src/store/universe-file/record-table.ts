import type Database from 'better-sqlite3';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { keyParts, recordKey } from '../../universe/core-id.ts';
import type { NormalSourceRecord } from '../../universe/normal-source-record.ts';
import type { NumberedRecords } from '../../universe/numbered-records.ts';
import { remembering } from '../../universe/remembering.ts';

/** `place` is the order of arrival; `normal` is the comparable form, kept so that nothing is normalised twice. */
export const RECORD_SCHEMA = `
  CREATE TABLE record (place INTEGER PRIMARY KEY, source TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, normal TEXT NOT NULL);
`;
const REMEMBERED_RECORDS = 20_000;

/** The records of a version that is being written. */
export interface RecordTable {
  add(record: NormalSourceRecord): void;
  /** Takes over the records of a source from the file of another version. */
  copy(source: string, path: string): void;
  /** Indexes the records by their keys, before `has` is asked. */
  index(): void;
  has(key: string): boolean;
  /** Numbers the records; nothing can be added afterwards. */
  allRecords(sources: readonly SourceInfo[]): StoredRecords;
}

export interface StoredRecords extends NumberedRecords {
  /** The place of a record in the table. */
  placeOf(number: number): number;
}

export function recordTable(database: Database.Database): RecordTable {
  const insert = database.prepare('INSERT INTO record (source, id, body, normal) VALUES (?, ?, ?, ?)');
  const placeAt = placesByKey(database);
  return {
    add({ key: _key, source, record, ...normal }) {
      insert.run(source.name, record.id, JSON.stringify(record), JSON.stringify(normal));
    },
    copy(source, path) {
      database.prepare('ATTACH ? AS other').run(path);
      const columns = 'source, id, body, normal';
      database
        .prepare(
          `INSERT INTO record (${columns}) SELECT ${columns} FROM other.record WHERE source = ? ORDER BY place`,
        )
        .run(source);
      database.exec('DETACH other');
    },
    index: () => database.exec('CREATE UNIQUE INDEX record_by_id ON record (source, id)'),
    has: (key) => placeAt(key) !== undefined,
    allRecords: (sources) => numberedRecords(database, sources),
  };
}

function numberedRecords(database: Database.Database, sources: readonly SourceInfo[]): StoredRecords {
  const infos = new Map(sources.map(({ name, trust, kind }) => [name, { name, trust, kind }]));
  const size = Number(database.prepare('SELECT count(*) FROM record').pluck().get());
  const places = new Uint32Array(size);
  const numbers = new Uint32Array(size + 1);
  const inOrder = database.prepare('SELECT place FROM record ORDER BY source, id').pluck();
  let next = 0;
  for (const place of inOrder.iterate() as IterableIterator<number>) {
    places[next] = place;
    numbers[place] = next++;
  }
  const row = database.prepare('SELECT body, normal FROM record WHERE place = ?').raw();
  const placeAt = placesByKey(database);
  const keys = database.prepare('SELECT source, id FROM record ORDER BY source, id').raw();
  return {
    size,
    placeOf: (number) => places[number] ?? 0,
    record: remembering(REMEMBERED_RECORDS, (number) => recordOf(row.get(places[number]), infos)),
    numberOf(key) {
      const place = placeAt(key);
      return place === undefined ? undefined : numbers[place];
    },
    *keys() {
      for (const [source, id] of keys.iterate() as IterableIterator<[string, string]>)
        yield recordKey({ source, id });
    },
  };
}

/** Finds the place of a record by its key `source:id`. */
function placesByKey(database: Database.Database): (key: string) => number | undefined {
  const place = database.prepare('SELECT place FROM record WHERE source = ? AND id = ?').pluck();
  return (key) => {
    const { source, id } = keyParts(key);
    return place.get(source, id) as number | undefined;
  };
}

/** A row is as `add` has written it. */
function recordOf(row: unknown, sources: ReadonlyMap<string, SourceInfo>): NormalSourceRecord {
  const [body, normal] = row as [string, string];
  const record = JSON.parse(body) as SourceRecord;
  const source = sources.get(record.source);
  if (source === undefined) throw new Error(`the source ${record.source} is not known`);
  const parts = JSON.parse(normal) as Omit<NormalSourceRecord, 'key' | 'source' | 'record'>;
  return { key: recordKey(record), source, record, ...parts };
}
