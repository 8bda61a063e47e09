import { describe, expect, it } from 'vitest';
import { masked, rowsOf, workplace } from './run-core.ts';

describe('a file of accounts without a column that is known to hold their names', () => {
  const place = workplace();
  place.write('accounts.csv', 'Ref,Xyz,Web\n1,Qvorzan Widgets,qvorzan.example\n2,Zonk Gears,zonk.example\n');

  it('is refused with its columns, and with how to say which one does', async () => {
    const { code, stderr } = await place.core('crosscheck', 'accounts.csv');
    expect(code).toBe(2);
    expect(masked(stderr, place)).toBe(
      'core: no column is known to hold the names of the accounts; columns: Ref, Xyz, Web\n' +
        '  at  FOLDER/accounts.csv\n' +
        '  fix Say which one does with --map, for example --map name="Account". Where none does, --map name= goes on without names.\n',
    );
  });

  it('is judged by its websites where somebody says that there are no names, and with names once they are named', async () => {
    const without = await place.core('crosscheck', 'accounts.csv', '--map', 'name=', '-o', 'without.csv');
    expect([without.code, without.stderr.includes('name ←')]).toEqual([0, false]);
    const named = await place.core('crosscheck', 'accounts.csv', '--map', 'name=Xyz', '-o', 'named.csv');
    expect([named.code, named.stderr.includes('name ← Xyz')]).toEqual([0, true]);
    expect(rowsOf(place.read('named.csv'))).toHaveLength(2);
  });

  it('is refused as the accounts that leads are held against, too', async () => {
    place.write('leads.csv', 'Company\nQvorzan Widgets\n');
    const { code, stderr } = await place.core('resolve', 'leads.csv', '--against', 'accounts.csv');
    expect([code, stderr.includes('--against-map name="Account"')]).toEqual([2, true]);
  });
});
