import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { EntityInput } from '../dist/contract/entity-input.js';
import { sqliteReferenceStore } from '../dist/store/universe-file/reference-files.js';
import { REFERENCE_FORMAT, type ReferenceVersion } from '../dist/universe/reference-store.js';

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
export function openSet(name: string, folder: string): LabelledSet {
  const dataDir = join(folder, 'data');
  if (!isImported(folder, dataDir)) importReference(folder, dataDir);
  const truth = new Map(rowsOf(join(folder, 'truth.csv')).map((row) => [row.external_id ?? '', row]));
  const queries = rowsOf(join(folder, 'queries.csv')).flatMap((row) => {
    const answer = truth.get(row.external_id ?? '');
    return answer === undefined ? [] : [queryOf(row, answer)];
  });
  return { name, reference: openReference(dataDir), queries };
}

/** By the present rules of normalising: whoever changes them removes the cache or raises REFERENCE_FORMAT. */
function isImported(folder: string, dataDir: string): boolean {
  const current = join(dataDir, 'reference', 'current');
  if (!existsSync(current)) return false;
  if (statSync(current).mtimeMs < statSync(join(folder, 'reference.csv')).mtimeMs) return false;
  const reference = openReference(dataDir);
  reference.close();
  return reference.format === REFERENCE_FORMAT;
}

function importReference(folder: string, dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const map = 'id=id,name=name,aliases=aliases';
  const given = ['csv', join(folder, 'reference.csv'), '--source', 'set', '--map', map];
  runCore(['reference', 'import', ...given, '--data-dir', dataDir]);
  runCore(['reference', 'remove', 'starter', '--data-dir', dataDir]);
}

function openReference(dataDir: string): ReferenceVersion {
  const reference = sqliteReferenceStore(join(dataDir, 'reference')).openCurrent();
  if (reference === undefined) throw new Error(`nothing has been imported into ${dataDir}`);
  return reference;
}

const CORE = join(import.meta.dirname, '..', 'bin', 'core.js');

/** Throws, with what it wrote, when it fails. */
function runCore(words: readonly string[]): void {
  execFileSync(process.execPath, [CORE, ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
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
