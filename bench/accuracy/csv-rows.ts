import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

export type CsvRow = Readonly<Record<string, string>>;

export interface TruthRow {
  readonly externalId: string;
  /** Empty when the right answer is none. */
  readonly expectedId: string;
  /** The expected id and those that are right as well. */
  readonly right: readonly string[];
}

/** Reads a whole table. */
export function readRows(path: string): readonly CsvRow[] {
  return parse(readFileSync(path, 'utf8'), { columns: true, bom: true });
}

/** Reads the right answers of a labelled set. */
export function readTruth(path: string): readonly TruthRow[] {
  return readRows(path).map(({ external_id = '', expected_id = '', accept_ids = '' }) => ({
    externalId: external_id,
    expectedId: expected_id,
    right: expected_id === '' ? [] : [expected_id, ...accept_ids.split('|').filter((id) => id !== '')],
  }));
}

/** Writes rows with the columns of the first. */
export function writeRows(path: string, rows: readonly CsvRow[]): void {
  writeFileSync(path, stringify([...rows], { header: true, columns: Object.keys(rows[0] ?? {}) }));
}
