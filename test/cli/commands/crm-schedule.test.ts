import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { masked, workplace } from '../run-core.ts';

describe('core crm schedule', () => {
  const place = workplace();
  const schedule = (...args: readonly string[]) => place.core('crm', 'schedule', ...args);
  const inCrm = (sql: string) => {
    const database = new Database(join(place.folder, 'crm.sqlite'));
    database.exec(sql);
    database.close();
  };

  beforeAll(async () => {
    inCrm(`CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT);
      INSERT INTO accounts VALUES ('a1', 'Plinth Works', 'plinthworks.example', '2026-01-01'),
        ('a2', 'Plinth Works Ltd', 'plinthworks.example', '2026-01-02'), ('a3', 'Siemens AG', 'siemens.com', '2026-01-03')`);
    await place.core(
      'crm',
      'connect',
      'local',
      '--kind',
      'sqlite',
      '--file',
      'crm.sqlite',
      '--object',
      'accounts',
    );
  });

  it('wants a time, a connection that is there, and a name', async () => {
    const stderr = async (...given: readonly string[]) => (await schedule('add', ...given)).stderr;
    expect(await stderr('--connection', 'local')).toContain('it is not said when to run');
    expect(await stderr('--connection', 'local', '--daily', '25:00')).toContain('must be a time of day');
    expect(await stderr('--connection', 'local', '--daily', '03:00', '--zone', 'Mars')).toContain(
      'Mars must be a time zone',
    );
    expect(await stderr('--connection', 'other', '--hourly')).toContain('there is no connection other');
    expect(await stderr('--connection', 'local', '--hourly', '--name', '../x')).toContain('the name "../x"');
  });

  it('adds, runs and tells what is new since the run before', async () => {
    const added = await schedule(
      'add',
      '--connection',
      'local',
      '--daily',
      '03:00',
      '--zone',
      'Europe/Berlin',
      '--keep',
      '2',
    );
    expect(added.code).toBe(0);
    expect(masked(added.stderr, place)).toBe(
      'local crosschecks local daily at 03:00 in Europe/Berlin, first at TIME, while core serve runs.\n' +
        'Its reports come into FOLDER/data/crosschecks/local; core crm schedule run-now local makes the first one now.\n',
    );
    const first = await schedule('run-now', 'local');
    expect(first.stdout).toMatch(
      /^What is new: the first run: 3 accounts, 1 recommendation\.\nThe reports are in /,
    );
    inCrm(`INSERT INTO accounts VALUES ('a4', 'Siemens Aktiengesellschaft', 'siemens.com', '2026-01-04');
      UPDATE accounts SET name = 'Bridgestone', website = 'bridgestone.com' WHERE id = 'a2'`);
    const second = await schedule('run-now', 'local', '--json');
    const run = JSON.parse(second.stdout);
    expect(run).toMatchObject({ error: null, accounts: 4, since: { new_accounts: 1, settled: 1, gone: 0 } });
    expect(readdirSync(run.folder).sort()).toEqual(['crosscheck.csv', 'report.html', 'report.json']);
    const { summary } = JSON.parse(readFileSync(join(run.folder, 'report.json'), 'utf8'));
    expect(summary.since.counts).toMatchObject({ 'new account': 1, settled: 1 });
    const listed = await schedule('list');
    expect(listed.stdout).toMatch(/^local {2}local .* 1 new account, .*1 settled {2}runs\n$/m);
  });

  it('keeps what a failed run was compared with, and the files of so many runs as are asked for', async () => {
    const [newest] = JSON.parse((await schedule('log', 'local', '--json')).stdout);
    inCrm('CREATE TABLE kept AS SELECT * FROM accounts; DELETE FROM accounts');
    const failed = await schedule('run-now', 'local');
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('The run failed: ')]);
    inCrm('INSERT INTO accounts SELECT * FROM kept');
    const again = await schedule('run-now', 'local');
    expect(again.stdout).toContain('What is new: nothing.\n');
    const runs = JSON.parse((await schedule('log', 'local', '--json')).stdout);
    expect(runs.map(({ folder }: { folder: string | null }) => folder !== null)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([runs[2].folder, existsSync(newest.folder)]).toEqual([newest.folder, true]);
    expect(readdirSync(join(place.dataDir, 'crosschecks', 'local')).length).toBe(2);
  });

  it('runs on this machine, whatever service this machine asks otherwise', async () => {
    place.write('elsewhere.json', JSON.stringify({ endpoint: 'http://127.0.0.1:9' }));
    const CORE_CONFIG_FILE = join(place.folder, 'elsewhere.json');
    const ran = await place.coreWith({ CORE_CONFIG_FILE }, 'crm', 'schedule', 'run-now', 'local');
    expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining('What is new: nothing.\n')]);
  });

  it('is paused, resumed and removed; its files stay', async () => {
    expect((await schedule('pause', 'local')).code).toBe(0);
    expect((await schedule('list')).stdout).toContain('paused, a person has paused it');
    expect((await schedule('resume', 'local')).stderr).toContain('local goes on at ');
    expect((await schedule('remove', 'local', '--yes')).stderr).toContain('Its files stay in ');
    expect((await schedule('run-now', 'local')).stderr).toContain('there is no schedule local');
    expect(readdirSync(join(place.dataDir, 'crosschecks', 'local')).length).toBe(2);
  });
});
