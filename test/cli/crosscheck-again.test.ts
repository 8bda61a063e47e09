import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { rowsOf, type Workplace, workplace } from './run-core.ts';

const FIXTURE = join(import.meta.dirname, '..', '..', 'fixtures', 'crm', 'salesforce-accounts.csv');

type Row = Readonly<Record<string, string>>;

/** Companies that nobody knows, each written in several ways that say more or less. */
const STEMS = ['Hallenbeck Castings', 'Lobster Shack Direct', 'Thistlewood Gardens', 'Osterkamp Foils'];

const DOUBLES: readonly Row[] = STEMS.flatMap((name, at) => {
  const site = `${name.toLowerCase().replaceAll(' ', '')}.com`;
  const variants = [
    { Name: `${name} Inc.`, Website: site, City: 'Dayton', Country: 'US' },
    { Name: name.replace('le', 'el'), Website: `https://www.${site}/about`, City: 'Dayton', Country: 'US' },
    { Name: `${name} Holdings`, Website: site, City: '', Country: 'US' },
    { Name: name.toUpperCase(), Website: '', City: 'Dayton', Country: 'United States' },
    { Name: `DUPLICATE - ${name}`, Website: '', City: 'Dayton', Country: 'US' },
    { Name: name, Website: '', City: '', Country: '' },
  ];
  return variants.map((row, variant) => ({ Id: `${at}-${variant}`, ...row }));
});

/** What a run says of each account that later runs must say again. */
async function judged(place: Workplace, rows: readonly Row[]) {
  place.write('accounts.csv', stringify([...rows], { header: true }));
  const { code, stderr } = await place.core('crosscheck', 'accounts.csv');
  if (code !== 0) throw new Error(stderr);
  return lastingById(rowsOf(place.read('accounts.crosscheck.csv')));
}

function lastingById(rows: readonly Row[]) {
  const lasting = rows.map((row, at): readonly [string, Row] => [
    `${row.Id} ${row.Name} ${row.Website} ${rows.length === DOUBLES.length ? '' : at}`,
    Object.fromEntries(
      Object.entries(row).filter(([column]) => column.startsWith('core_') && !CHANGING.has(column)),
    ),
  ]);
  return Object.fromEntries([...lasting].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `created` becomes `matched`, with the reason and confidence of a match and the entity as it is shown in the universe. */
const CHANGING: ReadonlySet<string> = new Set([
  ...['core_outcome', 'core_confidence', 'core_probability', 'core_reasoning'],
  ...['core_legal_name', 'core_trading_name', 'core_website', 'core_country', 'core_identity_type'],
]);

function every(step: number, rows: readonly Row[]): readonly Row[] {
  return rows.map((_, at) => rows[(at * step + 3) % rows.length] ?? {});
}

describe('a crosscheck of the same accounts again', () => {
  const crm = workplace();
  it('of an export says of every account what it has said before', async () => {
    crm.write('crm.csv', readFileSync(FIXTURE));
    const run = async () => {
      const { code, stderr } = await crm.core('crosscheck', 'crm.csv');
      if (code !== 0) throw new Error(stderr);
      return rowsOf(crm.read('crm.crosscheck.csv'));
    };
    const [first, second] = [await run(), await run()];
    expect(first.filter((row) => row.core_outcome === 'created').length).toBeGreaterThan(100);
    expect(second.filter((row) => row.core_outcome === 'created')).toEqual([]);
    expect(lastingById(second)).toEqual(lastingById(first));
  });

  const place = workplace();
  it('of messy doubles does so in any order, and after another file with variants of them', async () => {
    const first = await judged(place, DOUBLES);
    expect(await judged(place, every(5, DOUBLES))).toEqual(first);
    const others = DOUBLES.map((row) => ({ ...row, Id: `x${row.Id}`, Name: `${row.Name} Group` }));
    await judged(place, others);
    expect(await judged(place, every(7, DOUBLES))).toEqual(first);
  });
});
