import { join } from 'node:path';
import { companyOfListing } from '../../dist/universe/listing-name.js';
import { type CsvRow, readRows } from '../accuracy/csv-rows.ts';
import { nameKey } from '../sets/name-key.ts';
import { isLegalForm } from '../sets/plain-name.ts';
import { readSharedData, type SharedData } from '../sets/shared-data.ts';

/** Names and nothing else, each with the records of which one has to be in its entity. */
export interface NameList {
  readonly name: string;
  /** What the rows are asked of: the large universe, or a table of its own. */
  readonly reference?: readonly CsvRow[];
  readonly rows: readonly AskedName[];
}

export interface AskedName {
  readonly id: string;
  readonly name: string;
  /** `source:id`. */
  readonly right: readonly string[];
}

const FOLDER = join(import.meta.dirname, '..', '..', 'bench', 'names-alone');
const WELL_KNOWN = join(FOLDER, 'well-known.csv');
/** A hundred companies of each of ten countries; without records where the universe has none, or none is known to be right. */
const BEST_KNOWN = join(FOLDER, 'best-known.csv');
export const VENDORS = 'vendors';

/** The lists of `npm run bench:names-alone`, from the folder of shared data, `well-known.csv` and `best-known.csv`. */
export async function nameLists(shared: string): Promise<readonly NameList[]> {
  const { sec, sp500, equities } = await readSharedData(shared);
  const filers = new Set(sec.map(({ id }) => `sec-edgar:${id}`));
  return [
    // ExxonMobil is labelled with a new registrant while the file has the old one: neither it nor "none" is right.
    {
      name: 'sp500',
      rows: sp500.map(constituent).filter(({ right }) => right.some((one) => filers.has(one))),
    },
    { name: 'well-known', rows: readRows(WELL_KNOWN).map(wellKnown) },
    { name: 'best-known', rows: readRows(BEST_KNOWN).map(wellKnown) },
    { name: 'listed', rows: listedCompanies(equities) },
    vendors(readRows(join(shared, 'labelled', 'vendor-names.csv'))),
  ];
}

function constituent(row: CsvRow, at: number): AskedName {
  return {
    id: String(at + 1),
    name: row.Security ?? '',
    right: [`sec-edgar:${(row.CIK ?? '').padStart(10, '0')}`],
  };
}

function wellKnown({ name = '', records = '' }: CsvRow, at: number): AskedName {
  return { id: String(at + 1), name, right: records.split('|').filter((record) => record !== '') };
}

/** One row for each name without its form; every listing that bears it is right, for nobody could tell them apart. */
function listedCompanies(listings: SharedData['equities']): readonly AskedName[] {
  const asked = new Map<string, { name: string; right: string[] }>();
  for (const { id, names, websites } of listings) {
    if (websites.length === 0) continue;
    const name = withoutForm(companyOfListing(names[0]?.value ?? ''));
    const key = nameKey(name);
    if (key === '') continue;
    const known = asked.get(key);
    if (known === undefined) asked.set(key, { name, right: [`equities:${id}`] });
    else known.right.push(`equities:${id}`);
  }
  return [...asked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, row]) => ({ id, ...row }));
}

/** `Alphabet Inc.` is Alphabet; a name of nothing but a form stays. */
function withoutForm(name: string): string {
  const pieces = name.split(/[\s,]+/);
  const last = pieces.findLastIndex((piece) => nameKey(piece) !== '' && !isLegalForm(piece));
  return last < 0 ? name : pieces.slice(0, last + 1).join(' ');
}

/**
 * The companies' own names are the reference; what is spelled just like one of them asks nothing and is left out. A name that
 * stands under two of them is asked once, and either is right.
 */
function vendors(rows: readonly CsvRow[]): NameList {
  const companies = [...new Set(rows.map(({ company = '' }) => company))].sort();
  const ids = new Map(companies.map((company, at) => [company, String(at + 1)]));
  const asked = new Map<string, string[]>();
  for (const { company = '', name_variant = '' } of rows)
    if (company !== name_variant) asked.set(name_variant, [...(asked.get(name_variant) ?? []), company]);
  return {
    name: VENDORS,
    reference: companies.map((name) => ({ id: ids.get(name) ?? '', name })),
    rows: [...asked].map(([name, labels], at) => ({
      id: String(at + 1),
      name,
      right: labels.map((company) => `${VENDORS}:${ids.get(company) ?? ''}`),
    })),
  };
}
