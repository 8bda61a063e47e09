import type Database from 'better-sqlite3';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { recordKey } from '../../universe/core-id.ts';
import type { NormalSourceRecord } from '../../universe/normal-source-record.ts';
import type { NumberedRecords } from '../../universe/numbered-records.ts';
import { remembering } from '../../universe/remembering.ts';
import { doublesIn } from './packed-numbers.ts';
import { placesByKey } from './record-table.ts';

const REMEMBERED_RECORDS = 20_000;

/** The records of a version that is being written, of which no more come. */
export interface StoredRecords extends NumberedRecords {
  /** The place of a record in the table. */
  placeOf(number: number): number;
  numberAt(place: number): number;
  /** Whether all of these, ascending, are of the source. */
  areOf(source: string, numbers: readonly number[]): boolean;
}

export function storedRecords(database: Database.Database, sources: readonly SourceInfo[]): StoredRecords {
  const infos = new Map(sources.map(({ name, trust, kind }) => [name, { name, trust, kind }]));
  const { places, numbers } = numbered(database);
  const ranges = rangesOf(database);
  const row = database.prepare('SELECT body, normal FROM record WHERE place = ?').raw();
  const known = database.prepare('SELECT source, id FROM record WHERE place = ?').raw();
  const minted = database.prepare('SELECT place, minted FROM compared').raw();
  const hashes = database.prepare('SELECT hashes FROM compared WHERE place = ?').pluck();
  const allHashes = database.prepare('SELECT place, hashes FROM compared').raw();
  const owners = database.prepare('SELECT place, related FROM relation WHERE is_owner').raw();
  const placeAt = placesByKey(database);
  return {
    size: places.length,
    placeOf: (number) => places[number] ?? 0,
    numberAt: (place) => numbers[place] ?? 0,
    areOf(source, numbers) {
      const { first = 0, end = 0 } = ranges.get(source) ?? {};
      return (numbers[0] ?? 0) >= first && (numbers.at(-1) ?? end) < end;
    },
    record: remembering(REMEMBERED_RECORDS, (number) => recordOf(row.get(places[number]), infos)),
    identity(number) {
      const [source, id] = known.get(places[number]) as [string, string];
      return { key: recordKey({ source, id }), source: infoOf(source, infos) };
    },
    numberOf(key) {
      const place = placeAt(key);
      return place === undefined ? undefined : numbers[place];
    },
    mintedIds() {
      const ids = new Float64Array(places.length);
      for (const [place, id] of minted.iterate() as IterableIterator<[number, number]>)
        ids[numbers[place] ?? 0] = id;
      return ids;
    },
    sharedKeysOf: (number) => doublesIn(hashes.get(places[number]) as Uint8Array),
    *sharedKeys() {
      for (const [place, bytes] of allHashes.iterate() as IterableIterator<[number, Uint8Array]>)
        yield { number: numbers[place] ?? 0, hashes: doublesIn(bytes) };
    },
    *owners() {
      for (const [place, owner] of owners.iterate() as IterableIterator<[number, string]>)
        yield { number: numbers[place] ?? 0, owner };
    },
  };
}

/** The places of all records by number, and the other way round. */
function numbered(database: Database.Database): { places: Uint32Array; numbers: Uint32Array } {
  const size = Number(database.prepare('SELECT count(*) FROM record').pluck().get());
  const places = new Uint32Array(size);
  const numbers = new Uint32Array(size + 1);
  const inOrder = database.prepare('SELECT place FROM record ORDER BY source, id').pluck();
  let next = 0;
  for (const place of inOrder.iterate() as IterableIterator<number>) {
    places[next] = place;
    numbers[place] = next++;
  }
  return { places, numbers };
}

/** Records of a source have numbers that follow each other: the first one, and the first that is not its own. */
function rangesOf(
  database: Database.Database,
): ReadonlyMap<string, { readonly first: number; readonly end: number }> {
  const counts = database
    .prepare('SELECT source, count(*) FROM record GROUP BY source ORDER BY source')
    .raw();
  let end = 0;
  return new Map(
    (counts.all() as [string, number][]).map(([source, count]) => {
      end += count;
      return [source, { first: end - count, end }];
    }),
  );
}

/** A row is as `add` has written it. */
function recordOf(row: unknown, sources: ReadonlyMap<string, SourceInfo>): NormalSourceRecord {
  const [body, normal] = row as [string, string];
  const record = JSON.parse(body) as SourceRecord;
  const parts = JSON.parse(normal) as Omit<NormalSourceRecord, 'key' | 'source' | 'record'>;
  return { key: recordKey(record), source: infoOf(record.source, sources), record, ...parts };
}

function infoOf(name: string, sources: ReadonlyMap<string, SourceInfo>): SourceInfo {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`the source ${name} is not known`);
  return source;
}
