import type { FieldValues } from '../../src/sources/importers/record-fields.ts';

/** A row of a table of companies, as its columns are called. */
export type Row = FieldValues & { readonly id: string };

export const SOURCES = ['partners', 'register', 'vendors'] as const;
export type SourceName = (typeof SOURCES)[number];

const COUNT = 40;
const FIRST = ['Bel', 'Cor', 'Dra', 'Fen', 'Gal', 'Hol', 'Jun', 'Kel'] as const;
const LAST = ['vandor', 'mistral', 'quental', 'rophexa', 'tazimov'] as const;
const TRADES = ['Systems', 'Foods', 'Logistics'] as const;
const SEATS = [
  { country: 'DE', city: 'Leipzig', form: 'GmbH' },
  { country: 'FR', city: 'Nantes', form: 'SAS' },
  { country: 'US', city: 'Toledo', form: 'Inc.' },
  { country: 'GB', city: 'Leeds', form: 'Ltd' },
] as const;
/** Every second company is a vendor, every third a partner; the register lacks every fifth. */
const HAS: Readonly<Record<SourceName, (number: number) => boolean>> = {
  partners: (number) => number % 3 === 0,
  register: (number) => number % 5 !== 0,
  vendors: (number) => number % 2 === 0,
};

/** The first release of a source: its part of forty companies, each as this source writes it. */
export function releaseOf(source: SourceName): readonly Row[] {
  const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);
  return numbers.filter(HAS[source]).map((number) => rowOf(source, number));
}

/** A company as a source writes it; any number above forty is a company that no first release has. */
export function rowOf(source: SourceName, number: number): Row {
  const { country, city, form } = turn(SEATS, number);
  const brand = brandOf(number);
  const name = `${brand} ${turn(TRADES, number)}`;
  const id = `${source.slice(0, 1)}-${number}`;
  const website = `https://www.${brand.toLowerCase()}.com`;
  if (source === 'register') return { id, name: `${name} ${form}`, country, city, status: 'active' };
  if (source === 'vendors') return { id, name: name.toUpperCase(), country, city, website };
  return { id, name, country, city, website };
}

/** The number of the company that a record is about, from its key `source:id`. */
export function companyOf(recordKey: string): number {
  return Number(/\d+$/.exec(recordKey)?.[0]);
}

/** The companies under new names, their old ones as former. */
export function renamed(rows: readonly Row[]): readonly Row[] {
  return rows.map(({ name = '', ...row }) => ({
    ...row,
    name: `Neo${name.toLowerCase()}`,
    former_names: name,
  }));
}

/** The companies with websites that nobody knows. */
export function elsewhere(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ ...row, website: `https://new-home-${row.id}.com` }));
}

/** The companies, closed. */
export function closed(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ ...row, status: 'closed' }));
}

/** A word of its own for each company. */
function brandOf(number: number): string {
  const round = number > COUNT ? 'ex'.repeat(Math.floor(number / COUNT)) : '';
  return `${turn(FIRST, number)}${round}${turn(LAST, Math.floor(number / FIRST.length))}`;
}

function turn<T>(values: readonly T[], number: number): T {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('nothing to take turns');
  return value;
}
