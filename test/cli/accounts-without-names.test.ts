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
        '  fix Say which one does with --map, for example --map name="Xyz". Where none does, --map name= goes on without names.\n',
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
    expect([code, stderr.includes('--against-map name="Xyz"')]).toEqual([2, true]);
  });
});

describe('a file of companies without a column that is known to hold their names', () => {
  const place = workplace();
  place.write('list.csv', 'Xyz,Web\nQvorzan Widgets,qvorzan.example\nZonk Gears,zonk.example\n');
  const told = async (file: string, text: string, ...options: string[]) => {
    place.write(file, text);
    const { code, stderr } = await place.core('resolve', file, '-o', `out-${file}`, ...options);
    return [code, /No column holds names[^\n]*/.exec(stderr)?.[0]];
  };

  it('is refused as accounts are', async () => {
    const { code, stderr } = await place.core('resolve', 'list.csv');
    expect(code).toBe(2);
    expect(masked(stderr, place)).toBe(
      'core: no column is known to hold the names of the companies; columns: Xyz, Web\n' +
        '  at  FOLDER/list.csv\n' +
        '  fix Say which one does with --map, for example --map name="Xyz". Where none does, --map name= goes on without names.\n',
    );
    expect((await place.core('resolve', 'list.csv', '--map', 'name=', '-o', 'out.csv')).code).toBe(0);
  });

  it('is resolved by what it has where no column may hold names, and says so', async () => {
    const remark = 'No column holds names: who the companies are is told by Website alone.';
    expect(await told('sites.csv', 'Website\nqvorzan.example\nzonk.example\n')).toEqual([0, remark]);
    const more = 'Website,Industry,Job Title,Owner\nqvorzan.example,Steel Works,Head of Sales,Ann Lee\n';
    expect(await told('more.csv', more)).toEqual([0, remark]);
    expect(await told('chosen.csv', more, '--map', 'name=')).toEqual([0, undefined]);
    const people = 'First Name,Last Name,Full Name,Email\nAnn,Lee,Ann Lee,ann@qvorzan.example\n';
    expect(await told('people.csv', people)).toEqual([0, remark.replace('Website', 'Email')]);
    const { stderr } = await place.core('crosscheck', 'sites.csv', '-o', 'checked.csv');
    expect(stderr).toContain('No column holds names: who the accounts are is told by Website alone.');
  });
});
