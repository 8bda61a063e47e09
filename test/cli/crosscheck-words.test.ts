import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

const place = workplace();
const { core, write } = place;

describe('what a crosscheck says', () => {
  it('names the columns that are not used, and who is protected for what', async () => {
    write(
      'crm.csv',
      'Id,Name,Website,Type,Favourite colour\n1,Siemens AG,siemens.com,Customer,red\n2,Apple,apple.com,Prospect,blue\n',
    );
    const { stderr, code } = await core('crosscheck', 'crm.csv', '--concurrency', '0');
    expect(code).toBe(0);
    expect(stderr).toContain('  not used: Favourite colour\n');
    expect(stderr).toContain(
      '        1         protected, for one reason or several: neither deleted nor merged away\n',
    );
    expect(stderr).toContain('        1           it is a customer\n');
    const told = await core('crosscheck', 'crm.csv', '--json', '--concurrency', '0');
    expect(JSON.parse(told.stdout)).toMatchObject({
      protected: { accounts: 1, reasons: [{ because: 'it is a customer', accounts: 1 }] },
    });
    // Siemens has subsidiaries, though none of them has an account.
    expect(place.read('crm.crosscheck.csv')).toContain('global ultimate');
  });

  it('warns of a rule of customers that fits nobody', async () => {
    write('rules.yaml', 'customers:\n  - field: account_type\n    matches: "*custommer*"\n');
    const { stderr } = await core('crosscheck', 'crm.csv', '--rules', 'rules.yaml', '--concurrency', '0');
    expect(stderr).toContain(
      'warning no account fits this rule of customers: account_type matches "*custommer*"\n',
    );
  });

  it('warns of no rule that stands in no file', async () => {
    write('limits.yaml', 'limits:\n  max_risk: 90\n');
    const { stderr } = await core('crosscheck', 'crm.csv', '--rules', 'limits.yaml', '--concurrency', '0');
    expect(stderr).not.toContain('fits this rule');
  });

  it('names the line of a rule that protects by a column that is not there', async () => {
    write('nf.yaml', 'customers:\n  - field: Nope\n    is: [A]\n');
    const { stderr, code } = await core('crosscheck', 'crm.csv', '--rules', 'nf.yaml', '--concurrency', '0');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('core: nf.yaml line 2: the rules protect accounts by "Nope", which is neither'),
    ]);
  });

  it('says of a header alone in one sentence that there is nothing to judge', async () => {
    write('empty.csv', 'Id,Name\n');
    const { stderr, code } = await core('crosscheck', 'empty.csv', '--concurrency', '0');
    expect(code).toBe(0);
    expect(stderr).toContain('\nThe file has a header and no rows: there is nothing to judge.\n');
    expect(stderr).not.toContain('What to do');
  });

  it.each([
    [['--rules', 'nowhere.yaml'], 2, 'there is no file nowhere.yaml'],
    [['--rules', ''], 2, '--rules names no file'],
    [['--fail-on', ''], 2, '--fail-on names no finding'],
    [['--fail-on', ' , '], 2, '--fail-on names no finding'],
  ])('refuses %j', async (options, expected, words) => {
    const { stderr, code } = await core('crosscheck', 'crm.csv', ...options);
    expect([code, stderr.split('\n')[0]]).toEqual([expected, `core: ${words}`]);
  });

  it('says in its help where the options of every command stand', async () => {
    const { stdout } = await core('crosscheck', '--help');
    expect(stdout).toContain(
      'Options of every command, such as --json, --quiet, --data-dir and --endpoint: core --help',
    );
  });
});

it('refuses a resolve that should fail on nothing', async () => {
  const { stderr, code } = await core('resolve', 'crm.csv', '--fail-on', '');
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'core: --fail-on names no outcome']);
});
