import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SalesforceServer, startSalesforce } from '../../connectors/salesforce/salesforce-server.ts';
import { workplace } from '../run-core.ts';

const APPLE = '001A000001LkQ2vIAF';
const SIEMENS = '001A000001LkQ3wIAF';

describe('core crm connect', () => {
  const place = workplace();
  let server: SalesforceServer;

  beforeAll(async () => {
    server = await startSalesforce();
    for (const [at, [Id, Name, Website]] of [
      [APPLE, 'Apple Inc.', 'apple.com'],
      [SIEMENS, 'Siemens AG', 'siemens.com'],
    ].entries())
      server.accounts.set(Id ?? '', {
        Id: Id ?? '',
        Name: Name ?? '',
        Website: Website ?? '',
        SystemModstamp: `2026-01-0${at + 1}T00:00:00.000+0000`,
      });
  });
  afterAll(() => server.stop());

  const connect = (credentials: object, ...more: readonly string[]) =>
    place.coreReading(
      JSON.stringify({ instance_url: server.url, ...credentials }),
      'crm',
      'connect',
      'acme-sf',
      '--kind',
      'salesforce',
      '--token-file',
      '-',
      ...more,
    );

  it('tells what is seen, and keeps nothing of what does not work', async () => {
    const refused = await connect({ access_token: 'wrong-secret' }, '--allow-private-crm');
    expect([refused.code, refused.stdout]).toEqual([4, '']);
    expect(refused.stderr).not.toContain('wrong-secret');
    expect((await place.core('crm', 'connections', 'list')).stdout).toBe('name  kind  accounts in  made\n');
    const made = await connect({ access_token: 'token-1' }, '--allow-private-crm');
    expect(made).toMatchObject({
      code: 0,
      stdout: 'Connected acme-sf: Acme Inc. as ops@acme.example; 2 rows in Account.\n',
    });
    expect((await place.core('crm', 'connections', 'list')).stdout).toMatch(
      /^acme-sf {2}salesforce {15}\d{4}-/m,
    );
    expect((await place.core('crm', 'connections', 'test', 'acme-sf')).stdout).toBe(
      'acme-sf: Acme Inc. as ops@acme.example; 2 rows in Account.\n',
    );
  });

  it('refuses an address of this machine unless that is allowed', async () => {
    const { code, stderr } = await connect({ access_token: 'token-1' });
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not an address of Salesforce')]);
  });

  it('wants what it needs to know', async () => {
    const stderr = async (...given: readonly string[]) =>
      (await place.core('crm', 'connect', 'x', ...given)).stderr;
    expect(await stderr('--kind', 'hubspot')).toContain('the credentials of the CRM are missing');
    expect(await stderr('--kind', 'sqlite')).toContain('SQLite wants the file of the database');
    expect(await stderr('--kind', 'oracle')).toContain(
      'Allowed choices are salesforce, hubspot, sqlite, postgres',
    );
  });

  it('loads the accounts of the CRM, those with open opportunities protected', async () => {
    server.state.opportunities = [
      { Id: '006', AccountId: SIEMENS, IsClosed: false, SystemModstamp: '2026-01-01T00:00:00.000+0000' },
      { Id: '007', AccountId: APPLE, IsClosed: true, SystemModstamp: '2026-01-01T00:00:00.000+0000' },
    ];
    const loaded = await place.core('crm', 'load', '--connection', 'acme-sf', '--concurrency', '0');
    expect(loaded.stderr).toContain(
      'Read 2 rows of Account from acme-sf.\n2 accounts: 2 new, 0 changed, 0 unchanged; none leaves.\n',
    );
    expect(loaded.stdout).toMatch(/^2 accounts, 2 of them with an entity; /);
    server.state.opportunities = [];
    const again = await place.core('crm', 'load', '--connection', 'acme-sf', '--concurrency', '0');
    expect(again.stderr).toContain('2 accounts: 0 new, 1 changed, 1 unchanged; none leaves.\n');
  });

  it('says so when opportunities may not be read, and asks before accounts leave', async () => {
    delete server.state.opportunities;
    server.accounts.delete(APPLE);
    const refused = await place.core('crm', 'load', '--connection', 'acme-sf', '--concurrency', '0');
    expect(refused.stderr).toContain('so accounts with open opportunities are not protected.');
    expect(refused.stderr).toContain('1 of 2 accounts (50 %) would leave the dataset: Apple Inc.');
    expect(refused.code).toBe(2);
  });

  it('loads nothing when the CRM breaks off in the middle', async () => {
    server.fault('/query', null, {
      status: 400,
      body: [{ errorCode: 'QUERY_TOO_COMPLICATED', message: 'no' }],
    });
    const { code, stdout } = await place.core('crm', 'load', '--connection', 'acme-sf', '--yes');
    expect([code, stdout]).toEqual([2, '']);
    expect((await place.core('crm', 'status')).stdout).toMatch(/^2 accounts, /);
  });

  it('connects a table of SQLite', async () => {
    const database = new Database(join(place.folder, 'crm.sqlite'));
    database.exec(
      "CREATE TABLE companies (id INTEGER PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT); INSERT INTO companies VALUES (1, 'Apple Inc.', 'apple.com', '2026-01-01')",
    );
    database.close();
    const made = await place.core('crm', 'connect', 'local', '--kind', 'sqlite', '--file', 'crm.sqlite');
    expect(made.stdout).toBe(`Connected local: ${join(place.folder, 'crm.sqlite')}; 1 row in companies.\n`);
    const removed = await place.core('crm', 'connections', 'remove', 'local');
    expect([removed.code, removed.stderr]).toEqual([0, 'Forgot the connection local.\n']);
    expect((await place.core('crm', 'load', '--connection', 'local')).stderr).toContain(
      'workspace default has no connection "local"',
    );
  });
});
