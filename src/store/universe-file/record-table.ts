import type Database from 'better-sqlite3';
import { keyParts, mintCoreId } from '../../universe/core-id.ts';
import type { NormalSourceRecord } from '../../universe/normal-source-record.ts';
import { ownerKey } from '../../universe/owner-key.ts';
import { sharedKeyHashes } from '../../universe/shared-keys.ts';
import { relatedKey } from '../../universe/vanished-source.ts';
import { bytesOf } from './packed-numbers.ts';

/**
 * `place` is the order of arrival; `normal` is the comparable form, kept so that nothing is normalised twice. `compared`
 * has the id that is made of its key and the hashes of what it is compared by, `relation` the records that it names.
 */
export const RECORD_SCHEMA = `
  CREATE TABLE record (place INTEGER PRIMARY KEY, source TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, normal TEXT NOT NULL);
  CREATE TABLE compared (place INTEGER PRIMARY KEY, minted INTEGER NOT NULL, hashes BLOB NOT NULL);
  CREATE TABLE relation (place INTEGER NOT NULL, related TEXT NOT NULL, is_owner INTEGER NOT NULL, PRIMARY KEY (place, related)) WITHOUT ROWID;
`;

/** The columns of each table behind the place. */
const COLUMNS = {
  record: 'source, id, body, normal',
  compared: 'minted, hashes',
  relation: 'related, is_owner',
} as const;

/** Places from the first to the last. */
export interface Places {
  readonly from: number;
  readonly to: number;
}

/** The records of a file that is being written. */
export interface RecordTable {
  /** Writes a record at the next place. */
  add(record: NormalSourceRecord): void;
  /** Leaves as many places free. */
  skip(count: number): void;
  /** Takes over records from the tables of an attached file. */
  take(file: 'earlier' | 'staged', places: Places): void;
  /** Takes an attached file away. */
  detach(file: 'staged'): void;
  /** The places that were written or left free. */
  size(): number;
  /** Indexes the records by their keys, before `has` is asked. */
  index(): void;
  has(key: string): boolean;
}

export function recordTable(database: Database.Database): RecordTable {
  const insert = database.prepare('INSERT INTO record VALUES (?, ?, ?, ?, ?)');
  const insertCompared = database.prepare('INSERT INTO compared VALUES (?, ?, ?)');
  const insertRelation = database.prepare('INSERT OR IGNORE INTO relation VALUES (?, ?, ?)');
  const placeAt = placesByKey(database);
  const takers = new Map<string, readonly Database.Statement[]>();
  let last = 0;
  return {
    add(record) {
      const { key, source, record: body, ...normal } = record;
      last++;
      insert.run(last, source.name, body.id, JSON.stringify(body), JSON.stringify(normal));
      insertCompared.run(last, Number(mintCoreId(key)), bytesOf(sharedKeyHashes(record)));
      const owner = ownerKey(body);
      for (const relation of body.relations) {
        const related = relatedKey(body, relation);
        insertRelation.run(last, related, related === owner ? 1 : 0);
      }
    },
    skip(count) {
      last += count;
    },
    take(file, { from, to }) {
      const statements = takers.get(file) ?? takersFrom(database, file);
      takers.set(file, statements);
      for (const statement of statements) statement.run({ shift: last + 1 - from, from, to });
      last += to - from + 1;
    },
    detach(file) {
      takers.delete(file);
      database.exec(`DETACH ${file}`);
    },
    size: () => last,
    index: () => database.exec('CREATE UNIQUE INDEX record_by_id ON record (source, id)'),
    has: (key) => placeAt(key) !== undefined,
  };
}

function takersFrom(database: Database.Database, file: string): readonly Database.Statement[] {
  return Object.entries(COLUMNS).map(([table, columns]) =>
    database.prepare(
      `INSERT INTO ${table} SELECT place + @shift, ${columns} FROM ${file}.${table} WHERE place BETWEEN @from AND @to ORDER BY place`,
    ),
  );
}

/** Finds the place of a record by its key `source:id`. */
export function placesByKey(database: Database.Database): (key: string) => number | undefined {
  const place = database.prepare('SELECT place FROM record WHERE source = ? AND id = ?').pluck();
  return (key) => {
    const { source, id } = keyParts(key);
    return place.get(source, id) as number | undefined;
  };
}
