import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { rowsOf, type Workplace, workplace } from './run-core.ts';

const ACCOUNTS = join(import.meta.dirname, '..', '..', 'fixtures', 'accounts.csv');

/** The accounts of the README's first command that are whole, and unknown companies in two spellings each. */
function accounts(): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(ACCOUNTS, 'utf8').trimEnd().split('\n');
  const whole = rowsOf([header, ...lines.slice(0, -4)].join('\n'));
  const unknown = ['Blue Acorn Tea House', 'Moonlit Kiln Pottery', 'Zzyzx Quantum Widgets'].flatMap(
    (name, at) => {
      const domain = `${name.toLowerCase().replaceAll(' ', '')}.com`;
      const row = { 'Account Name': name, Website: domain, 'Billing Country': 'GB' };
      return [
        { ...row, 'Account ID': `new-${at}-a` },
        {
          ...row,
          'Account ID': `new-${at}-b`,
          'Account Name': `${name.toUpperCase()} LTD`,
          Website: `www.${domain}/`,
        },
      ];
    },
  );
  return [...whole, ...unknown];
}

/** Another order of the rows, the same each time. */
function shuffled<Row>(rows: readonly Row[]): readonly Row[] {
  const keyed = rows.map((row, at) => ({ row, key: (at * 7919) % 1009 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}

async function idsOf(place: Workplace, rows: readonly Readonly<Record<string, string>>[]) {
  const columns = Object.keys(rows[0] ?? {});
  place.write('accounts.csv', stringify([...rows], { header: true, columns }));
  await place.core('resolve', 'accounts.csv', '--create-missing');
  const out = rowsOf(place.read('accounts.resolved.csv'));
  const ids = new Map(out.map((row) => [row['Account ID'] ?? '', `${row.core_outcome} ${row.core_id}`]));
  return { ids, order: out.map((row) => row['Account ID']) };
}

describe('the order of the rows', () => {
  const places = [workplace(), workplace()] as const;

  it('changes no core_id, neither of known companies nor of created ones', async () => {
    const rows = accounts();
    const mixed = shuffled(rows);
    const [straight, other] = await Promise.all([idsOf(places[0], rows), idsOf(places[1], mixed)]);
    expect(other.order).toEqual(mixed.map((row) => row['Account ID']));
    expect(other.order).not.toEqual(straight.order);
    expect(Object.fromEntries(other.ids)).toEqual(Object.fromEntries(straight.ids));
    expect(straight.ids.get('new-0-a')).toMatch(/^created [1-9]\d{9}$/);
    expect(straight.ids.get('new-0-a')).toBe(straight.ids.get('new-0-b'));
    expect([...straight.ids.values()].filter((id) => id.startsWith('matched'))).not.toHaveLength(0);
  });
});
