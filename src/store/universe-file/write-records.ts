import type Database from 'better-sqlite3';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import { normaliseSourceRecord } from '../../universe/normal-source-record.ts';
import type { ImportedSource, ReferenceDraft } from '../../universe/reference-store.ts';
import { VANISHED_SOURCE, vanishedKey, vanishedRecord } from '../../universe/vanished-source.ts';
import { type EarlierRecords, earlierRecords, placesOf } from './earlier-records.ts';
import { type Places, type RecordTable, recordTable } from './record-table.ts';
import type { KeptRun } from './stage-records.ts';
import { type StoredRecords, storedRecords } from './stored-records.ts';

export interface WrittenRecords {
  readonly infos: readonly ImportedSource[];
  readonly allRecords: StoredRecords;
  /** By place: where the record stands in the version before if it is as it was, else 0. */
  readonly earlierPlaces: Uint32Array;
}

interface Writing {
  readonly draft: ReferenceDraft;
  /** The file of the version in use; it is attached as `earlier`. */
  readonly earlier: Database.Database | undefined;
}

/** Writes the records of all sources; those that are as they were are copied. */
export function writeRecords(database: Database.Database, { draft, earlier }: Writing): WrittenRecords {
  const table = recordTable(database);
  const kept = keepingTable(table);
  const insert = database.prepare('INSERT INTO source VALUES (?, ?)');
  const addAll = database.transaction((records: Iterable<SourceRecord>, source: SourceInfo) => {
    const known = earlier && earlierRecords(earlier, source);
    for (const record of records) addRecord(record, source, { table, kept, known });
  });
  for (const { info, records } of draft.sources) {
    insert.run(info.name, JSON.stringify(info));
    if (records === 'current') takeSource(info.name, kept, earlier);
    else if ('path' in records) takeStaged(database, records.path, { table, kept, earlier });
    else addAll(records, sourceOf(info));
  }
  table.index();
  database.transaction(() => addVanished(draft, { table, kept, earlier }))();
  const infos = draft.sources.map(({ info }) => info);
  const allRecords = storedRecords(database, [...infos, VANISHED_SOURCE]);
  return { infos, allRecords, earlierPlaces: kept.places() };
}

/** Remembers what was taken over from the version before. */
interface KeepingTable {
  keep(places: Places): void;
  places(): Uint32Array;
}

function keepingTable(table: RecordTable): KeepingTable {
  const runs: KeptRun[] = [];
  return {
    keep(places) {
      runs.push({ place: table.size() + 1, earlier: places.from, count: places.to - places.from + 1 });
      table.take('earlier', places);
    },
    places() {
      const earlierPlaces = new Uint32Array(table.size() + 1);
      for (const { place, earlier, count } of runs)
        for (let at = 0; at < count; at++) earlierPlaces[place + at] = earlier + at;
      return earlierPlaces;
    },
  };
}

interface Tables {
  readonly table: RecordTable;
  readonly kept: KeepingTable;
}

function takeSource(name: string, kept: KeepingTable, earlier: Database.Database | undefined): void {
  if (earlier === undefined) throw new Error(`the records of ${name} cannot be taken over`);
  const places = placesOf(earlier, name);
  if (places !== undefined) kept.keep(places);
}

function takeStaged(
  database: Database.Database,
  path: string,
  { table, kept, earlier }: Tables & { readonly earlier: Database.Database | undefined },
): void {
  database.prepare('ATTACH ? AS staged').run(path);
  const one = (sql: string) => database.prepare(sql).pluck().get();
  const base = one('SELECT path FROM staged.base');
  if (base !== undefined && base !== earlier?.name)
    throw new Error(`${path} was read beside another version of the universe`);
  const runs = database.prepare<[], KeptRun>('SELECT place, earlier, count FROM staged.kept ORDER BY place');
  const takeNew = (places: Places) => {
    if (places.from <= places.to) table.take('staged', places);
  };
  let next = 1;
  for (const { place, earlier: from, count } of runs.all()) {
    takeNew({ from: next, to: place - 1 });
    kept.keep({ from, to: from + count - 1 });
    next = place + count;
  }
  takeNew({ from: next, to: Number(one('SELECT ifnull(max(place), 0) FROM staged.record')) });
  table.detach('staged');
}

function addRecord(
  record: SourceRecord,
  source: SourceInfo,
  { table, kept, known }: Tables & { readonly known: EarlierRecords | undefined },
): void {
  const place = known?.placeOf(record);
  if (place === undefined) table.add(normaliseSourceRecord(record, source));
  else kept.keep({ from: place, to: place });
}

/** Keeps the last that was known of pinned entities that have no record left. */
function addVanished(
  { pins, lastKnown }: ReferenceDraft,
  { table, kept, earlier }: Tables & { readonly earlier: Database.Database | undefined },
): void {
  if (lastKnown === undefined) return;
  const known = earlier && earlierRecords(earlier, VANISHED_SOURCE);
  for (const pin of pins) {
    const keys = [...pin.recordKeys, ...(pin.laterKeys ?? [])];
    if (keys.some((key) => table.has(key) || table.has(vanishedKey(key)))) continue;
    const record = lastKnown(pin);
    if (record !== undefined) addRecord(vanishedRecord(record), VANISHED_SOURCE, { table, kept, known });
  }
}

function sourceOf({ name, trust, kind }: ImportedSource): SourceInfo {
  return { name, trust, kind };
}
