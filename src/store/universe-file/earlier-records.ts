import type Database from 'better-sqlite3';
import type { SourceInfo } from '../../resolution/records/source.ts';
import type { SourceRecord } from '../../resolution/records/source-record.ts';
import type { Places } from './record-table.ts';

/** Finds the records of the version in use that a source still has as they were. */
export interface EarlierRecords {
  /** The place of a record that was the same, when its source is believed as before. */
  placeOf(record: SourceRecord): number | undefined;
}

interface EarlierRow {
  readonly place: number;
  readonly id: string;
  readonly body: string;
}

/** Most releases have their records in the order of the one before: so many rows are read ahead. */
const MOST_AHEAD = 256;

/** `source` as it is believed now: a record of a source that is believed otherwise is compared anew. */
export function earlierRecords(database: Database.Database, source: SourceInfo): EarlierRecords {
  if (!isAsBefore(database, source)) return { placeOf: () => undefined };
  const placeAt = database.prepare('SELECT place FROM record WHERE source = ? AND id = ?').pluck();
  const rows = database.prepare<[number, number, string], EarlierRow>(
    'SELECT place, id, body FROM record WHERE place BETWEEN ? AND ? AND +source = ?',
  );
  let ahead = new Map<string, EarlierRow>();
  let [next, count] = [1, 1];
  const readFrom = (place: number) => {
    count = place === next ? Math.min(MOST_AHEAD, count * 2) : 1;
    next = place + count;
    ahead = new Map(rows.all(place, next - 1, source.name).map((row) => [row.id, row]));
  };
  const rowOf = (id: string) => {
    const known = ahead.get(id);
    if (known !== undefined) return known;
    const place = placeAt.get(source.name, id) as number | undefined;
    if (place !== undefined) readFrom(place);
    return ahead.get(id);
  };
  return {
    placeOf(record) {
      const row = rowOf(record.id);
      return row !== undefined && row.body === JSON.stringify(record) ? row.place : undefined;
    },
  };
}

/** The places of all records of a source, which follow each other. */
export function placesOf(database: Database.Database, source: string): Places | undefined {
  const { from, to } = database
    .prepare<[string], { from: number | null; to: number | null }>(
      'SELECT min(place) AS "from", max(place) AS "to" FROM record WHERE source = ?',
    )
    .get(source) ?? { from: null, to: null };
  return from === null || to === null ? undefined : { from, to };
}

function isAsBefore(database: Database.Database, { name, trust, kind }: SourceInfo): boolean {
  const body = database.prepare('SELECT body FROM source WHERE name = ?').pluck().get(name);
  if (body === undefined) return name === 'vanished';
  // Written by reference-writer.ts.
  const before = JSON.parse(String(body)) as SourceInfo;
  return before.trust === trust && before.kind === kind;
}
