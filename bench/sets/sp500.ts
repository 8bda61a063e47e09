import type { CsvRow } from '../../dist/sources/importers/records.js';
import { rowOf, type SharedData } from './shared-data.ts';
import type { LabelledSet, QueryRow } from './write-set.ts';

/** Headquarters outside the United States; everything else in that column is a state. */
const COUNTRIES: ReadonlySet<string> = new Set([
  'Bermuda',
  'Canada',
  'Ireland',
  'Netherlands',
  'Switzerland',
  'United Kingdom',
]);

/** Everyday names and headquarters of the S&P 500 against the SEC's filers with their former names. */
export function sp500({ sec, sp500: securities }: SharedData): LabelledSet {
  const ids = new Set(sec.map(({ id }) => id));
  // ExxonMobil is labelled with a new registrant while the file has the old one: neither it nor "none" is right.
  const labelled = securities.filter((security) => ids.has(cikOf(security)));
  return {
    name: 'sp500',
    reference: sec.map(rowOf),
    queries: labelled.map(queryOf),
    truth: labelled.map((security) => ({
      external_id: security.Symbol ?? '',
      expected_id: cikOf(security),
      accept_ids: [],
    })),
  };
}

/** The same when the reference knows current names only. */
export function sp500NoFormer(data: SharedData): LabelledSet {
  const set = sp500(data);
  return {
    ...set,
    name: 'sp500-no-former',
    reference: set.reference.map((row) => ({ ...row, aliases: '' })),
  };
}

function cikOf(security: CsvRow): string {
  return (security.CIK ?? '').padStart(10, '0');
}

function queryOf(security: CsvRow): QueryRow {
  return {
    external_id: security.Symbol ?? '',
    name: security.Security ?? '',
    ...placeOf(security['Headquarters Location'] ?? ''),
  };
}

/** `Columbus, Ohio; Detroit, Michigan` has two seats, `Norfolk, Virginia[2]` a footnote. */
function placeOf(headquarters: string): Pick<QueryRow, 'city' | 'state' | 'country'> {
  const seat = (headquarters.split(';')[0] ?? '').replace(/\[\d+\]/g, '');
  const [city = '', ...rest] = seat.split(',').map((part) => part.trim());
  const last = rest.at(-1);
  if (last === undefined) return {};
  return COUNTRIES.has(last)
    ? { city, state: rest.slice(0, -1).join(', '), country: last }
    : { city, state: last };
}
