import { describe, expect, it } from 'vitest';
import { until, workplace } from './run-core.ts';

describe('core workspace', () => {
  it('shows what is settled, and settles it', async () => {
    const { core } = workplace({ isNew: true });
    const set = (...words: readonly string[]) => core('workspace', 'set', 'acme', ...words);
    expect(await core('workspace', 'list')).toEqual({
      ...{ stdout: '', stderr: 'Nothing is kept of any workspace.\n', code: 0 },
    });
    expect(await set('feedback', 'on')).toEqual({
      stdout: '',
      stderr: 'acme: feedback is on\nNo key opens acme yet: core keys create --workspace acme\n',
      code: 0,
    });
    await core('keys', 'create', '--workspace', 'acme');
    for (const words of [
      ['inbound.outputs', 'Core_Id__c=core_id,website', 'Employees=headcount'],
      ['agreed-schema', 'segment'],
      ['accounts-at-once', '100'],
      ['prices', 'crosscheck=2', 'firmographics=.5'],
      ['crm-ids', 'pattern:ACC-*'],
      ['time-zone', 'Europe/Berlin'],
      ['time-zone', 'default'],
    ])
      expect((await set(...words)).code).toBe(0);
    expect((await core('workspace', 'show', 'acme')).stdout).toBe(`acme
  feedback          on
  inbound.outputs   Core_Id__c=core_id website Employees=headcount
  agreed-schema     segment
  accounts-at-once  100
  prices            firmographics=0.5 crosscheck=2
  crm-ids           pattern:ACC-*
  time-zone         UTC  (default)
  kept              1 key
`);
    expect(JSON.parse((await core('workspace', 'show', 'acme', '--json')).stdout)).toMatchObject({
      workspace: 'acme',
      settings: { accounts_at_once: 100, time_zone: 'UTC' },
      given: ['feedback', 'inbound_outputs', 'agreed_schema', 'accounts_at_once', 'prices', 'crm_ids'],
    });
  });

  it.each([
    [['colour', 'red'], 'colour is no setting of a workspace', 'Settings are feedback, inbound.outputs'],
    [['feedback', 'maybe'], 'feedback: must be true or false', 'Give on or off; or default.'],
    [['feedback', 'on', 'off'], 'feedback has more than one value', 'Give on or off'],
    [['agreed-schema', 'a,last_name'], 'agreed-schema last_name: is personal data', 'Give names of fields'],
    [
      ['inbound.outputs', 'status=core_id'],
      'inbound.outputs.status: must not be called status',
      'Give NAME=FIELD',
    ],
    [
      ['inbound.outputs', 'a=core_id', 'a=website'],
      'inbound.outputs: a stands there twice',
      'Give NAME=FIELD',
    ],
    [['inbound.outputs', '__proto__=core_id'], 'nothing may be called __proto__', 'Give NAME=FIELD'],
    [['prices', 'crosscheck=1,crosscheck=2'], 'prices: crosscheck stands there twice', 'Give OPERATION'],
    [
      ['prices', 'crosscheck=free'],
      'prices.crosscheck: must be a number of credits',
      'Give OPERATION=CREDITS',
    ],
    [['crm-ids', 'pipedrive'], 'crm-ids: must be salesforce, hubspot, dynamics', 'pattern:ACC-*'],
  ])('refuses %j and says what there is', async (words, what, fix) => {
    const { core } = workplace({ isNew: true });
    const { stderr, code } = await core('workspace', 'set', 'acme', ...words);
    expect(code).toBe(2);
    expect(stderr).toContain(what);
    expect(stderr).toContain(fix);
    expect((await core('workspace', 'list')).stdout).toBe('');
  });
});

describe('all that is kept of a workspace', () => {
  it('is written as lines, and deleted once core serve does not run', async () => {
    const place = workplace();
    const { core, start, read, write } = place;
    write('accounts.csv', 'Account ID,Account Name,Website\n001A0000010khO8IAI,SAP,sap.com\n');
    const { api_key: key } = JSON.parse(
      (await core('keys', 'create', '--workspace', 'acme', '--json')).stdout,
    );
    await core('workspace', 'set', 'acme', 'feedback', 'on');
    const loaded = await core('crm', 'load', 'accounts.csv', '--workspace', 'acme', '--concurrency', '0');
    expect(loaded.code).toBe(0);
    const feedback = ['--crm-id', '001A0000010khO8IAI', '--feedback', 'Wrong parent'];
    for (const workspace of ['acme', 'default'])
      await core('feedback', 'submit', ...feedback, '--workspace', workspace);
    expect(await core('workspace', 'export', 'acme.ndjson', '--workspace', 'acme')).toMatchObject({
      ...{ stdout: '', code: 0 },
      stderr: expect.stringContaining('1 key, 1 account, 1 ticket of acme written to'),
    });
    const lines = read('acme.ndjson')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type }) => type)).toEqual([
      ...['export', 'account', 'settings', 'key', 'ticket', 'dataset'],
    ]);
    expect(lines[1]).toMatchObject({ account: { external_id: '001A0000010khO8IAI', website: 'sap.com' } });
    expect(lines[4]).toMatchObject({ number: 1, feedback: 'Wrong parent', state: 'new' });
    expect(read('acme.ndjson')).not.toContain(key);

    const server = start('serve', '--port', '0', '--concurrency', '0');
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    await until(() => said.includes('core serves'), 'core serve listens');
    const [, address = ''] = /core serves (\S+) /.exec(said) ?? [];
    write('key.txt', key);
    const there = ['--endpoint', address, '--api-key-file', 'key.txt'];
    expect((await core('feedback', 'submit', ...feedback, ...there)).stdout).toMatch(/^Ticket 2\. /);
    expect((await core('feedback', 'status', '2', ...there)).stdout).toContain('state     new');
    await core('workspace', 'set', 'acme', 'feedback', 'off');
    expect(await core('feedback', 'status', '2', ...there)).toMatchObject({
      ...{ code: 4, stderr: expect.stringContaining('feedback is not turned on') },
    });
    const remove = ['workspace', 'delete', '--workspace', 'acme', '--yes'];
    expect(await core(...remove)).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('is working in'),
    });
    server.kill('SIGTERM');
    await new Promise((done) => server.once('close', done));

    expect((await core(...remove.slice(0, -1))).code).toBe(2);
    expect(await core(...remove)).toMatchObject({
      ...{ code: 0, stderr: 'Deleted 1 key, 1 account, 2 tickets of acme.\n' },
    });
    expect((await core('workspace', 'list')).stdout).toMatch(/^workspace .*\ndefault .*1 ticket\n$/);
    expect((await core('crm', 'status', '--workspace', 'acme')).stdout).toContain('No accounts are loaded');
    expect(await core(...remove)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('nothing is kept'),
    });
  });

  it('is written to standard output, and never as if it were compressed', async () => {
    const { core } = workplace({ isNew: true });
    await core('feedback', 'submit', '--crm-id', '001A0000010khO8IAI', '--feedback', 'Wrong parent');
    const { stdout } = await core('workspace', 'export', '-');
    expect(stdout.trim().split('\n')).toHaveLength(2);
    expect((await core('workspace', 'export', 'x.ndjson.gz')).stderr).toContain('| gzip > x.ndjson.gz');
    expect((await core('workspace', 'export', '-', '--workspace', 'acme')).code).toBe(2);
  });
});
