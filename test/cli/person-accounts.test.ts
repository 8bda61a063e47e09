import { cpSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { booksOf } from '../serve/books.ts';
import { serve } from '../serve/served-process.ts';
import { tempFolder } from '../temp-folder.ts';
import { rowsOf, workplace } from './run-core.ts';

const ACCOUNTS = `Id,Name,IsPersonAccount,RecordType.Name,Website,Phone,BillingCity,BillingCountry
001000000000001AAA,Siemens,true,Person Account,,,Munich,Germany
001000000000002AAA,Siemens AG,false,Business Account,siemens.com,,Munich,Germany
001000000000003AAA,Maria Garcia,true,Person Account,,,Houston,United States
001000000000004AAA,Maria Garcia,true,Person Account,,,Houston,United States
001000000000005AAA,Maria Garcia,true,Person Account,,+1 713 622 4142,Houston,United States
001000000000006AAA,Maria García,true,Person Account,,+1 713 622 4142,Houston,United States
001000000000007AAA,Test Test,true,Person Account,,,Houston,United States
`;

describe('accounts of people in a crosscheck', () => {
  const place = workplace();
  const judged = async () => {
    const words = ['--actions', 'out', '--for', 'salesforce', '--include-delete', '--fresh'];
    const { code, stderr } = await place.core('crosscheck', 'accounts.csv', ...words, '-o', 'judged.csv');
    if (code !== 0) throw new Error(stderr);
    return { rows: rowsOf(place.read('judged.csv')), stderr };
  };
  let found: Awaited<ReturnType<typeof judged>> = { rows: [], stderr: '' };

  beforeAll(async () => {
    place.write('accounts.csv', ACCOUNTS);
    found = await judged();
  });

  it('stand for no company, which is said of each and in the summary', () => {
    const [person, company] = found.rows;
    expect(person).toMatchObject({ core_outcome: 'no_match', core_id: '', core_action: 'None' });
    expect(person?.core_action_reasoning).toBe('It is the account of a person, and stands for no company.');
    expect(company?.core_outcome).toBe('matched');
    expect(found.stderr).toContain('6 accounts are those of people.');
  });

  it('are no doubles of a company, and of each other only where more than name and town agree', () => {
    const actions = found.rows.map(({ core_action: action, core_needs_review: review }) => [action, review]);
    expect(actions.slice(0, 4)).toEqual([
      ['None', 'no'],
      ['None', 'no'],
      ['None', 'yes'],
      ['None', 'yes'],
    ]);
    expect(found.rows.filter((row) => row.core_action === 'Merge')).toHaveLength(1);
    expect(found.rows[4]?.core_group_id).toBe(found.rows[5]?.core_group_id);
    expect(found.rows[2]?.core_action_reasoning).toContain('Several people bear one name');
  });

  it('are not deleted as junk', () => {
    expect(found.rows[6]).toMatchObject({ core_action: 'None' });
  });

  it('are told by the same bytes where a service judges them', async () => {
    const dataDir = tempFolder();
    cpSync(inject('starterData'), dataDir, { recursive: true });
    const { apiKey } = await booksOf(dataDir).newKey('acme');
    const served = await serve({ dataDir });
    place.write('key.txt', `${apiKey}\n`);
    const { code } = await place.core(
      ...['crosscheck', 'accounts.csv', '-o', 'remote.csv'],
      ...['--endpoint', served.address, '--api-key-file', 'key.txt'],
    );
    expect([code, place.read('remote.csv')]).toEqual([0, place.read('judged.csv')]);
  });

  it('are merged with a company by no file, even where a person decided so', async () => {
    place.write(
      'decisions.csv',
      'decision,account,other_account,decided_by,decided_at\nsame_company,001000000000001AAA,001000000000002AAA,Ana,2026-01-05T10:00:00Z\n',
    );
    expect(await place.core('overrides', 'import', 'decisions.csv')).toMatchObject({ code: 0 });
    place.write('accounts.csv', ACCOUNTS.replace('Test Test', 'Best Test'));
    const words = ['--actions', 'decided', '--for', 'salesforce', '-o', 'decided.csv'];
    expect(await place.core('crosscheck', 'accounts.csv', ...words)).toMatchObject({ code: 0 });
    expect(rowsOf(place.read('decided.csv')).filter((row) => row.core_action === 'Merge')).toHaveLength(2);
    const merged = place.read('decided/20_merge_001.apex');
    expect(merged).not.toContain('001000000000002AAA');
    expect(place.read('decided/left_out.csv')).toContain('no CRM merges these');
  });
});
