import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';

/** The facts of a company in the columns of ../shared/peers/peers.py. */
const COMPANY_COLUMNS = [
  'name',
  'legal_name',
  'aliases',
  'website',
  'phone',
  'address',
  'city',
  'state',
  'postal_code',
  'country',
  'registration_number',
] as const;

/** Values verbatim; several aliases or websites are joined by `|`, and what is missing is absent or empty. */
export type CompanyRow = { readonly [Column in (typeof COMPANY_COLUMNS)[number]]?: string };
export type ReferenceRow = CompanyRow & { readonly id: string };
export type QueryRow = CompanyRow & { readonly external_id: string };

export interface TruthRow {
  readonly external_id: string;
  /** Id of a reference row; empty when the right answer is none. */
  readonly expected_id: string;
  /** Ids of other reference rows that are right as well. */
  readonly accept_ids: readonly string[];
}

/** Queries with their right answers among the reference rows. */
export interface LabelledSet {
  readonly name: string;
  readonly reference: readonly ReferenceRow[];
  readonly queries: readonly QueryRow[];
  readonly truth: readonly TruthRow[];
}

/** Writes reference.csv, queries.csv and truth.csv of a set into `folder/<name of the set>`. */
export function writeSet(set: LabelledSet, folder: string): void {
  const into = join(folder, set.name);
  mkdirSync(into, { recursive: true });
  const truth = set.truth.map((row) => ({ ...row, accept_ids: row.accept_ids.join('|') }));
  writeTable(join(into, 'reference.csv'), ['id', ...COMPANY_COLUMNS], set.reference);
  writeTable(join(into, 'queries.csv'), ['external_id', ...COMPANY_COLUMNS], set.queries);
  writeTable(join(into, 'truth.csv'), ['external_id', 'expected_id', 'accept_ids'], truth);
}

function writeTable(path: string, columns: readonly string[], rows: readonly object[]): void {
  writeFileSync(path, stringify([...rows], { header: true, columns: [...columns] }));
}
