import { describe, expect, it } from 'vitest';
import type { CrosscheckRecord } from '../../../src/contract/crosscheck.ts';
import { callerWith } from '../../serve/caller.ts';
import { serve } from '../../serve/served-process.ts';
import { workplace } from '../run-core.ts';

const HEADER = 'Account ID,Account Name,Website,Type,Account Owner,Billing Country';
const APPLE = '001A000001LkQ2v,Apple Inc.,apple.com,Customer,Ada,United States';
const SIEMENS = '001A000001LkQ3w,Siemens AG,siemens.com,Prospect,Ada,Germany';

describe('core crm', () => {
  const place = workplace();
  const file = (rows: readonly string[]) => place.write('accounts.csv', `${[HEADER, ...rows].join('\n')}\n`);
  const others = Array.from(
    { length: 18 },
    (_, at) => `00${at},Plinth Works ${at},plinthworks${at}.example,Prospect,Bo,France`,
  );

  it('loads a file, says what is new and changed, and tells what is in use', async () => {
    file([APPLE, SIEMENS, ...others]);
    const first = await place.core('crm', 'load', 'accounts.csv');
    expect(first.stderr).toContain('20 accounts: 20 new, 0 changed, 0 unchanged; none leaves.\n');
    expect(first.stdout).toMatch(
      /^20 accounts, \d+ of them with an entity; loaded [-\d]+ [:\d]+, judged [-\d]+ [:\d]+ \(UTC\)\.\n$/,
    );
    expect(first.code).toBe(0);
    file([APPLE, SIEMENS.replace('Ada', 'Bo'), ...others.slice(1)]);
    const second = await place.core('crm', 'load', 'accounts.csv');
    expect(second.stderr).toContain(
      '19 accounts: 0 new, 1 changed, 18 unchanged; 1 leave: Plinth Works 0.\n',
    );
    expect((await place.core('crm', 'status')).stdout).toMatch(/^19 accounts, /);
    const { in_use } = JSON.parse((await place.core('crm', 'status', '--json')).stdout);
    expect(in_use).toMatchObject({ accounts: 19, is_current: true });
  });

  it('names a file that has no account', async () => {
    place.write('empty.csv', `${HEADER}\n`);
    const { stderr, code } = await place.core('crm', 'load', 'empty.csv', '--yes', '--workspace', 'empty');
    expect(stderr).toMatch(
      /core: there is no account to load\n {2}at {2}\S*empty\.csv\n {2}fix It has no rows/,
    );
    expect(code).toBe(3);
  });

  it('loads nothing where a spreadsheet has shortened an id', async () => {
    place.write('short.csv', `${HEADER}\n17,Plinth Works,,,,\n1.23457E+11,Quill Works,,,,\n`);
    const { stderr, code } = await place.core('crm', 'load', 'short.csv', '--yes', '--workspace', 'short');
    expect(stderr).toContain(
      'core: the id 1.23457E+11 is a number that a spreadsheet has shortened, and no id',
    );
    expect(stderr).toMatch(/^ {2}at {2}\S*short\.csv, line 3, Account ID$/m);
    expect(code).toBe(3);
  });

  it('is current also when it has created companies that nobody knew', async () => {
    const norvena = ['2,Norvena Systems Inc.,norvena.com', '3,Norvena Systems GmbH,norvena.com'];
    const rows = ['Id,Name,Website', '1,Brightmoor Tiles GmbH,brightmoor-tl.com', ...norvena];
    place.write('new.csv', `${rows.join('\n')}\n`);
    const asked = ['--workspace', 'new'];
    const load = await place.core('crm', 'load', 'new.csv', '--yes', ...asked);
    expect(load.stderr).toContain('3 accounts: 3 new, ');
    const { in_use } = JSON.parse((await place.core('crm', 'status', '--json', ...asked)).stdout);
    expect(in_use).toMatchObject({ accounts: 3, is_current: true });
  });

  it('lets more than a tenth leave only with --yes where nobody can be asked', async () => {
    file([APPLE, SIEMENS, ...others.slice(4)]);
    const refused = await place.core('crm', 'load', 'accounts.csv');
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain(
      '3 of 19 accounts (15.8 %) would leave the dataset: Plinth Works 1, Plinth Works 2, Plinth Works 3;',
    );
    expect((await place.core('crm', 'load', 'accounts.csv', '--yes')).stdout).toMatch(/^16 accounts, /);
  });

  it('says which rows are no accounts, and takes nothing of a file that breaks off', async () => {
    file([
      APPLE,
      SIEMENS,
      ...others.slice(4),
      '009999,,,Prospect,Bo,',
      `${APPLE}`.replace('Apple Inc.', 'Banana'),
    ]);
    const { stderr, code } = await place.core('crm', 'load', 'accounts.csv', '--yes');
    expect(stderr).toMatch(
      /3 rows are no accounts: line 2: lines 2 and \d+ say different things about the account/,
    );
    expect(code).toBe(0);
    place.write('accounts.json', `[{"Account ID":"1","Account Name":"Acme"},{"Account ID":"2","Account`);
    expect((await place.core('crm', 'load', 'accounts.json', '--yes')).code).toBe(3);
    expect((await place.core('crm', 'status')).stdout).toMatch(/^15 accounts, /);
  });

  it('keeps workspaces apart, and forgets the accounts of one', async () => {
    file([APPLE]);
    await place.core('crm', 'load', 'accounts.csv', '--workspace', 'acme');
    expect((await place.core('crm', 'drop', '--yes')).stderr).toBe('Forgot 15 accounts.\n');
    expect((await place.core('crm', 'status')).stdout).toBe('No accounts are loaded.\n');
    expect((await place.core('crm', 'status', '--workspace', 'acme')).stdout).toMatch(/^1 account, /);
  });

  it('loads the same accounts into a service, whose jobs see what either way has loaded', async () => {
    const served = await serve({ dataDir: place.dataDir });
    const { api_key: apiKey } = JSON.parse((await place.core('keys', 'create', '--json')).stdout);
    const remote = { CORE_ENDPOINT: served.address, CORE_API_KEY: apiKey };
    const body = { external_id: '001A000001LkQ2vIAF', legal_name: 'Apple Inc.', website: 'apple.com' };
    const caller = callerWith(apiKey);
    let asked = 0;
    const crosscheck = async () => {
      const posted = { family: 'crosscheck' as const, body, idempotencyKey: `crosscheck-${++asked}` };
      const id = (await caller.post(served.address, posted)) ?? '';
      // The caller holds bodies against their schemas.
      const job = await caller.look(served.address, { family: 'crosscheck', id }, 20);
      return (job as unknown as { record: CrosscheckRecord }).record.crosscheck;
    };
    expect(await crosscheck()).toBeNull();
    file([APPLE, SIEMENS]);
    await place.core('crm', 'load', 'accounts.csv');
    expect(await crosscheck()).toMatchObject({ recommended_action: { action: expect.any(String) } });
    await place.core('crm', 'drop', '--yes');
    expect(await crosscheck()).toBeNull();
    const { stdout, code } = await place.coreWith(remote, 'crm', 'load', 'accounts.csv');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^2 accounts, 2 of them/)]);
    expect(await crosscheck()).not.toBeNull();
    expect((await place.coreWith(remote, 'crm', 'status', '--workspace', 'acme')).code).toBe(2);
    await served.stop();
  });
});
