import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { isOwnerAlive } from '../../src/store/sqlite/process-owner.ts';
import { until, workplace } from '../cli/run-core.ts';
import { serve } from './served-process.ts';

const ACCOUNTS = 4000;

interface Row {
  readonly number: number;
  readonly folder: string;
  readonly worker: string | null;
  readonly ended: number | null;
  readonly error: string | null;
}

describe('core serve with a schedule of crosschecks', () => {
  const place = workplace();
  let tries = 0;

  it.each(['SIGKILL', 'SIGTERM'] as const)('goes on with the run of one that ended by %s', async (signal) => {
    // A second try meets what the first has left behind.
    const name = `${signal.toLowerCase()}${++tries}`;
    await dueSchedule(name);
    const runs = runsOf(name);
    const dying = await serve({ dataDir: place.dataDir });
    await until(() => runs()[0] !== undefined && isUnderWay(runs()[0]), 'the crosscheck is under way');
    dying.signal(signal);
    await dying.ended;
    const [broken] = runs();
    expect(runs()).toMatchObject([{ ended: null }]);
    if (signal === 'SIGTERM') expect(broken?.worker).toBeNull();
    else await until(() => !isOwnerAlive(broken?.worker ?? ''), 'the crosscheck sees that it is alone');
    const risen = await serve({ dataDir: place.dataDir });
    await until(() => runs()[0]?.ended != null, 'the run has ended');
    expect(runs()).toMatchObject([{ number: broken?.number, folder: broken?.folder, error: null }]);
    expect(readdirSync(broken?.folder ?? '').sort()).toEqual([
      'crosscheck.csv',
      'report.html',
      'report.json',
    ]);
    const lines = readFileSync(join(broken?.folder ?? '', 'crosscheck.csv'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBe(ACCOUNTS + 1);
    expect(await risen.stop()).toMatchObject({ code: 0 });
  });

  async function dueSchedule(name: string): Promise<void> {
    const crm = new Database(join(place.folder, `${name}.sqlite`));
    crm.exec('CREATE TABLE accounts (id TEXT PRIMARY KEY, name TEXT, website TEXT, updated_at TEXT)');
    const insert = crm.prepare("INSERT INTO accounts VALUES (?, ?, ?, '2026-01-01')");
    crm.transaction(() => {
      for (let at = 0; at < ACCOUNTS; at++) insert.run(`a${at}`, `Plinth ${at} Works`, `plinth${at}.example`);
    })();
    crm.close();
    await place.core('crm', 'connect', name, '--kind', 'sqlite', '--file', `${name}.sqlite`);
    expect((await place.core('crm', 'schedule', 'add', '--connection', name, '--hourly')).code).toBe(0);
    const database = openCoreDatabase(join(place.dataDir, 'core.sqlite'));
    database.prepare('UPDATE crosscheck_schedule SET next_at = 0 WHERE name = ?').run(name);
    database.close();
  }

  function runsOf(name: string): () => readonly Row[] {
    const database = openCoreDatabase(join(place.dataDir, 'core.sqlite'));
    onTestFinished(() => void database.close());
    const rows = database.prepare<[string], Row>(
      'SELECT number, folder, worker, ended_at AS ended, error FROM crosscheck_run WHERE schedule = ?',
    );
    return () => rows.all(name);
  }
});

function isUnderWay(run: Row | undefined): boolean {
  return run !== undefined && existsSync(join(run.folder, 'crosscheck.csv.partial'));
}
