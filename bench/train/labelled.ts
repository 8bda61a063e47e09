import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { EntityInput } from '../../dist/contract/entity-input.js';
import { REFERENCE_FORMAT, type ReferenceVersion } from '../../dist/universe/reference-store.js';
import { runCore } from '../run-core.ts';
import { openBenchReference } from '../universe.ts';

/** A record whose entity is known; no expected ids when the right answer is none. */
export interface LabelledQuery {
  readonly id: string;
  readonly input: EntityInput;
  readonly expected: ReadonlySet<string>;
}

/** A labelled set with its reference imported as the source `set`, and nothing else in the universe. */
export interface LabelledSet {
  readonly name: string;
  readonly reference: ReferenceVersion;
  readonly queries: readonly LabelledQuery[];
}

type Row = Readonly<Record<string, string>>;

/** Reads a set that `build-sets` wrote, and imports its reference; an import of an earlier time is used again. */
export async function openSet(name: string, folder: string): Promise<LabelledSet> {
  const dataDir = join(folder, 'data');
  if (!isImported(folder, dataDir)) await importReference(folder, dataDir);
  const truth = new Map(rowsOf(join(folder, 'truth.csv')).map((row) => [row.external_id ?? '', row]));
  const queries = rowsOf(join(folder, 'queries.csv')).flatMap((row) => {
    const answer = truth.get(row.external_id ?? '');
    return answer === undefined ? [] : [queryOf(row, answer)];
  });
  return { name, reference: openBenchReference(dataDir), queries };
}

/** By the present rules of normalising: whoever changes them removes the cache or raises REFERENCE_FORMAT. */
function isImported(folder: string, dataDir: string): boolean {
  const current = join(dataDir, 'reference', 'current');
  if (!existsSync(current)) return false;
  if (statSync(current).mtimeMs < statSync(join(folder, 'reference.csv')).mtimeMs) return false;
  const reference = openBenchReference(dataDir);
  reference.close();
  return reference.format === REFERENCE_FORMAT;
}

async function importReference(folder: string, dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const map = 'id=id,name=name,aliases=aliases';
  const given = ['csv', join(folder, 'reference.csv'), '--source', 'set', '--map', map];
  await runCore(['reference', 'import', ...given, '--data-dir', dataDir]);
  await runCore(['reference', 'remove', 'starter', '--data-dir', dataDir]);
}

function rowsOf(path: string): readonly Row[] {
  return parse(readFileSync(path, 'utf8'), { columns: true, bom: true });
}

function queryOf(row: Row, answer: Row): LabelledQuery {
  const { name, legal_name, website, phone, address, city, state, postal_code, country } = row;
  const fields = {
    trading_name: name,
    legal_name,
    website,
    phone,
    address,
    city,
    state,
    postal_code,
    country,
    company_registration_number: row.registration_number,
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  const ids = [answer.expected_id ?? '', ...(answer.accept_ids ?? '').split('|')].filter((id) => id !== '');
  return {
    id: row.external_id ?? '',
    // The fields are those of the contract; empty ones are left out.
    input: Object.fromEntries(given) as EntityInput,
    expected: new Set(ids.map((id) => `set:${id}`)),
  };
}
