import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { migratePostgres } from '../../src/store/postgres/migrate.ts';
import { openPostgresDatabase } from '../../src/store/postgres/postgres-database.ts';
import { callerWith } from '../serve/caller.ts';
import { postgresPlace } from '../serve/postgres-place.ts';
import { serve } from '../serve/served-process.ts';
import { describePostgres, newDatabase, postgresServer } from '../store/postgres/postgres-databases.ts';
import { type Ran, until, workplace } from './run-core.ts';

const place = workplace({ isNew: true });
const PASSWORD = 'geheim';

describePostgres('core migrate', () => {
  let url = '';
  beforeAll(async () => {
    url = await newDatabase(await postgresServer());
  });

  it('makes the tables, once', async () => {
    const database = `the database ${new URL(url).host}${new URL(url).pathname}`;
    const asked = await place.coreWith({ CORE_DATABASE: url }, 'keys', 'list');
    expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('fix Run core migrate') });
    const first = await place.core('migrate', '--database', url);
    const has = 'has the tables of this version now.';
    expect(first).toEqual({ code: 0, stdout: '', stderr: `T${database.slice(1)} ${has}\n` });
    const second = await place.coreWith({ CORE_DATABASE: url }, 'migrate', '--json');
    expect(second).toMatchObject({ code: 0, stderr: expect.stringContaining(`Nothing to do: ${database}`) });
    expect(JSON.parse(second.stdout)).toEqual({ database: database.replace('the database ', ''), steps: 0 });
  });

  it('leaves the tables of a newer core alone', async () => {
    const newer = await newDatabase(await postgresServer());
    const database = await openPostgresDatabase(newer);
    onTestFinished(() => database.close());
    await migratePostgres(database);
    await database.rows('UPDATE core.schema_version SET version = version + 1');
    for (const command of [['migrate'], ['keys', 'list']]) {
      const { code, stderr } = await place.coreWith({ CORE_DATABASE: newer }, ...command);
      expect([code, stderr]).toEqual([2, expect.stringContaining('was written by a newer version of core')]);
    }
  });

  it.each<readonly [string, number, string, (url: string) => string]>([
    [
      'is not there',
      2,
      'does not exist',
      (given) => given.replace(/\/test_\w+$/, '/nowhere').replace('nobody:', 'tester:'),
    ],
    ['does not run', 5, 'cannot be reached (ECONNREFUSED)', (given) => given.replace(/:\d+\//, ':1/')],
    ['knows no such user', 2, 'refuses the user or the password', (given) => given],
    [
      'is not PostgreSQL',
      2,
      'is no connection string of PostgreSQL',
      (given) => given.replace('postgres:', 'mysql:'),
    ],
  ])('says of a database that it %s, and never the password', async (_what, code, told, changed) => {
    const given = changed(url.replace('tester@', `nobody:${PASSWORD}@`));
    const ran = await place.coreWith({ CORE_DATABASE: given }, 'migrate', '--debug');
    expect(ran).toMatchObject({ code, stderr: expect.stringContaining(told) });
    expect(ran.stdout + ran.stderr).not.toContain(PASSWORD);
  });

  it('takes no password among its arguments', async () => {
    for (const given of [url.replace('@', `:${PASSWORD}@`), `${url}?password=${PASSWORD}`]) {
      const { code, stderr } = await place.core('migrate', '--database', given);
      expect([code, stderr]).toEqual([2, expect.stringContaining('everybody on this machine can read')]);
      expect(stderr).toContain('Set CORE_DATABASE instead');
      expect(stderr).not.toContain(PASSWORD);
    }
  });
});

describePostgres('core serve on a database', () => {
  it('asks for a folder that is there, and for the key that the others have', async () => {
    const { env, folder } = await postgresPlace();
    const nowhere = join(folder, 'nowhere');
    for (const name of ['another.key', 'no.key'])
      place.write(name, name === 'no.key' ? 'abc' : randomBytes(32).toString('base64'));
    const cases = [
      [{ CORE_FILES: '' }, '--files', 'machines that share a database need a place for their files'],
      [{ CORE_FILES: nowhere }, nowhere, `there is no folder ${nowhere}`],
      [{ CORE_SECRET_KEY_FILE: '' }, '--secret-key-file', 'secrets that machines share need a key'],
      [{ CORE_SECRET_KEY_FILE: 'another.key' }, '--secret-key-file', 'is not the one that the database'],
      [{ CORE_SECRET_KEY_FILE: 'no.key' }, join(place.folder, 'no.key'), 'does not hold 32 bytes in base64'],
      [{ CORE_SECRET_KEY_FILE: nowhere }, nowhere, `there is no key in ${nowhere}`],
    ] as const;
    for (const [changed, field, told] of cases) {
      const { code, stderr } = await place.coreWith({ ...env, ...changed }, 'serve', '--port', '0');
      expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
      expect(stderr).toContain(`at  ${field}\n`);
      expect(stderr).not.toContain('Building');
    }
    const alone = await place.core('serve', '--files', folder);
    expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('--files is for machines') });
  });
});

describePostgres('commands on two machines with one database', () => {
  it('see what the other one has done', async () => {
    const { one, other } = await machines();
    place.write('accounts.csv', 'Id,Name,Website\na1,SAP SE,sap.com\na2,Siemens AG,siemens.com\n');
    const done = async (...command: readonly string[]) => {
      expect(await one(...command)).toMatchObject({ code: 0 });
    };
    const seen = async (...command: readonly string[]) => (await other(...command)).stdout;
    await done('keys', 'create', '--name', 'ci', '--workspace', 'acme');
    expect(await seen('keys', 'list')).toMatch(/acme +ci /);
    await done('resolve', 'accounts.csv');
    expect(await seen('jobs', 'list')).toContain(join(place.folder, 'accounts.csv'));
    await done('crm', 'load', 'accounts.csv');
    expect(await seen('crm', 'status')).toMatch(/^2 accounts, 2 of them with an entity/);
    await done('overrides', 'add', '--different', 'a1', 'a2');
    expect(await seen('overrides', 'list')).toContain('SAP SE (a1) and Siemens AG (a2) are different');
    await done('workspace', 'set', 'acme', 'feedback', 'off');
    expect(await seen('workspace', 'show', 'acme')).toMatch(/feedback +off/);
    await done('feedback', 'submit', '--crm-id', '001A000010khO8JIAU', '--feedback', 'Not the same');
    expect(await seen('feedback', 'list')).toContain('001A000010khO8JIAU');
    await done('users', 'add', 'anna', '--workspace', 'acme', '--role', 'reviewer');
    expect(await seen('users', 'list')).toMatch(/anna +acme +reviewer/);
  });

  it('count the credits of a service on a third one, and list its webhooks', async () => {
    const { shared, one, other } = await machines();
    const served = await serve(shared.machine('service'));
    const { apiKey } = await shared.books.newKey('acme');
    const body = { legal_name: 'SAP SE', webhook_url: 'https://127.0.0.1:1/hook' };
    await callerWith(apiKey).post(served.address, { family: 'entity-resolution', idempotencyKey: '1', body });
    await until(async () => (await shared.books.deliveries()).length === 1, 'the job has ended');
    for (const core of [one, other]) {
      expect((await core('credits', '--workspace', 'acme')).stdout).toMatch(/entity-resolution +1 +0 +1/);
      expect((await core('webhooks', 'deliveries', '--workspace', 'acme')).stdout).toContain('127.0.0.1:1');
    }
  });

  it('import companies that a service on another one knows within seconds', async () => {
    const { shared, one } = await machines();
    const served = await serve(shared.machine('service'));
    const { apiKey } = await shared.books.newKey();
    place.write('vendors.csv', 'id,name,website,country\nv1,Plinth Widget Works,plinth-widgets.example,DE\n');
    const imported = await one('reference', 'import', 'csv', 'vendors.csv', '--source', 'vendors');
    expect(imported).toMatchObject({ code: 0 });
    expect(JSON.parse((await one('status', '--json')).stdout)).toMatchObject({
      universes: expect.arrayContaining([expect.objectContaining({ is_current: true })]),
      outdated_sources: [],
    });
    const caller = callerWith(apiKey);
    const job = { family: 'entity-resolution', body: { legal_name: 'Plinth Widget Works' } } as const;
    let tries = 0;
    await until(async () => {
      const id = await caller.post(served.address, { ...job, idempotencyKey: `${tries++}` });
      const { record } = await caller.look(served.address, { ...job, id: id ?? '' }, 15);
      return Object(record).core_id !== null;
    }, 'the service knows the company');
  });
});

it('status says on one machine alone which commands tell how it stands', async () => {
  const { code, stderr } = await place.core('status');
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('core reference list what the universe is made of'),
  ]);
});

describePostgres('schedules of crosschecks of two machines', () => {
  const crm = (sql: string) => {
    const database = new Database(join(place.folder, 'crm.sqlite'));
    database.exec(sql);
    database.close();
  };

  it('put their reports where both find them, and each tells what is new since a run of the other', async () => {
    const { shared, one, other } = await machines();
    crm(`DROP TABLE IF EXISTS accounts; CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT);
      INSERT INTO accounts VALUES ('a1', 'Siemens AG', 'siemens.com', '2026-01-01')`);
    const connection = ['--kind', 'sqlite', '--file', 'crm.sqlite', '--object', 'accounts'];
    expect(await one('crm', 'connect', 'local', ...connection)).toMatchObject({ code: 0 });
    const added = await one('crm', 'schedule', 'add', '--connection', 'local', '--hourly');
    const folder = join(shared.env.CORE_FILES, 'crosschecks', 'local');
    expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(`come into ${folder};`) });
    const runNow = ['crm', 'schedule', 'run-now', 'local', '--json'];
    expect(JSON.parse((await one(...runNow)).stdout)).toMatchObject({ accounts: 1, since: null });
    crm(`INSERT INTO accounts VALUES ('a2', 'SAP SE', 'sap.com', '2026-01-02')`);
    const second = JSON.parse((await other(...runNow)).stdout);
    expect(second).toMatchObject({ accounts: 2, since: { new_accounts: 1 } });
    expect(readdirSync(folder)).toHaveLength(2);
    rmSync(folder, { recursive: true });
    const { code, stderr } = await other(...runNow);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`this machine has no folder ${folder}`)]);
  });

  it('want a folder where the files are in a bucket', async () => {
    const { shared } = await machines();
    const env = { ...shared.env, CORE_FILES: 's3://bucket/prefix' };
    const words = ['crm', 'schedule', 'add', '--connection', 'local', '--hourly'];
    const { code, stderr } = await place.coreWith(env, ...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('need one folder for the reports')]);
  });
});

/** Two machines with data folders of their own. */
async function machines() {
  const shared = await postgresPlace();
  const on =
    (name: string) =>
    (...command: readonly string[]): Promise<Ran> =>
      place.coreWith({ ...shared.env, CORE_DATA_DIR: shared.machine(name).dataDir }, ...command);
  return { shared, one: on('one'), other: on('other') };
}
