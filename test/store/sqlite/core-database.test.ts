import { existsSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { MIGRATIONS } from '../../../src/store/sqlite/migrations.ts';
import { sqliteTicketStore } from '../../../src/store/sqlite/sqlite-ticket-store.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';

describe('openCoreDatabase', () => {
  it('makes the folders above the file', () => {
    const database = opened(join(tempFolder(), 'a', 'b', 'core.sqlite'));
    expect(database.prepare('SELECT count(*) FROM job').pluck().get()).toBe(0);
  });

  it('keeps what was written when it is opened again', () => {
    const path = tempPath('core.sqlite');
    const first = openCoreDatabase(path);
    first.prepare("INSERT INTO removed_source VALUES ('starter')").run();
    first.close();
    expect(opened(path).prepare('SELECT name FROM removed_source').pluck().all()).toEqual(['starter']);
  });

  it('writes through to the disk and lets readers in beside the writer', () => {
    const database = opened(tempPath('core.sqlite'));
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
  });

  it('opens twice at once', () => {
    const path = tempPath('core.sqlite');
    const [one, other] = [opened(path), opened(path)];
    one.prepare("INSERT INTO removed_source VALUES ('starter')").run();
    expect(other.prepare('SELECT count(*) FROM removed_source').pluck().get()).toBe(1);
  });

  it('keeps the numbers of tickets from before each workspace counted its own', async () => {
    const path = tempPath('core.sqlite');
    const before = new Database(path);
    const until = MIGRATIONS.findIndex((sql) => sql.includes('ticket_before'));
    for (const sql of MIGRATIONS.slice(0, until)) before.exec(sql);
    before.pragma(`user_version = ${until}`);
    const add = before.prepare(
      "INSERT INTO ticket (workspace, crm_id, name, feedback, created_at) VALUES (?, 'A', 'n', ?, 0)",
    );
    for (const workspace of ['ours', 'theirs', 'ours']) add.run(workspace, `by ${workspace}`);
    before.close();
    const tickets = sqliteTicketStore(opened(path));
    const numbers = async (workspace: string) =>
      (await tickets.list(workspace)).map(({ number, feedback }) => [number, feedback]);
    const ticket = { workspace: 'theirs', crmId: 'A', name: 'n', feedback: 'new' };
    expect(await tickets.add(ticket, 0)).toBe(3);
    expect(await numbers('ours')).toEqual([
      [1, 'by ours'],
      [3, 'by ours'],
    ]);
    expect(await numbers('theirs')).toEqual([
      [2, 'by theirs'],
      [3, 'new'],
    ]);
  });

  it('refuses a file that a newer version of core wrote, and leaves it as it is', () => {
    const path = tempPath('core.sqlite');
    const newer = openCoreDatabase(path);
    newer.pragma('user_version = 999');
    newer.close();
    expect(() => openCoreDatabase(path)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining('newer version') }),
    );
    expect(new Database(path).pragma('user_version', { simple: true })).toBe(999);
  });

  it('says of a file that is no database that it is none', () => {
    const path = tempPath('core.sqlite');
    writeFileSync(path, 'Name,Website\nAcme,acme.com\n'.repeat(100));
    expect(() => openCoreDatabase(path)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(path) }),
    );
  });

  it('refuses to begin anew beside the secret key of data that is lost', () => {
    const folder = tempFolder();
    const path = join(folder, 'core.sqlite');
    openCoreDatabase(path).close();
    writeFileSync(join(folder, 'secret.key'), 'key');
    openCoreDatabase(path).close();
    const refused = (what: string) =>
      expect(() => openCoreDatabase(path)).toThrow(
        expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining(`${path} ${what}`) }),
      );
    truncateSync(path, 0);
    refused('is empty');
    expect(statSync(path).size).toBe(0);
    rmSync(path);
    refused('is gone');
    expect(existsSync(path)).toBe(false);
  });

  it('refuses to begin anew beside the log of a file that is gone, and leaves the log', () => {
    const path = tempPath('core.sqlite');
    const killed = openCoreDatabase(path);
    killed.prepare("INSERT INTO removed_source VALUES ('starter')").run();
    const log = readFileSync(`${path}-wal`);
    killed.close();
    rmSync(path);
    writeFileSync(`${path}-wal`, log);
    const refused = (left: string) =>
      expect(() => openCoreDatabase(path)).toThrow(
        expect.objectContaining({ code: 'CONFIG', message: `${path} is gone, while ${left} is still there` }),
      );
    refused('its log');
    writeFileSync(join(dirname(path), 'secret.key'), 'key');
    refused('the secret key of its data');
    expect([existsSync(path), readFileSync(`${path}-wal`).equals(log)]).toEqual([false, true]);
  });

  it('says of a file that was cut off that it is damaged', () => {
    const path = tempPath('core.sqlite');
    openCoreDatabase(path).close();
    truncateSync(path, statSync(path).size / 2);
    expect(() => openCoreDatabase(path)).toThrow(
      expect.objectContaining({ code: 'CONFIG', message: expect.stringContaining('damaged') }),
    );
  });

  it('says of a folder in its place that it cannot be written', () => {
    const path = tempPath('core.sqlite');
    mkdirSync(path);
    expect(() => openCoreDatabase(path)).toThrow(expect.objectContaining({ code: 'CONFIG' }));
  });

  it('says of a data directory that is a file that it cannot be written', () => {
    const path = tempPath('data');
    writeFileSync(path, '');
    expect(() => openCoreDatabase(join(path, 'core.sqlite'))).toThrow(
      expect.objectContaining({ code: 'CONFIG' }),
    );
  });
});

function opened(path: string): Database.Database {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return database;
}
