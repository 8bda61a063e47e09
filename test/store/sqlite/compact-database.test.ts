import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { compactDatabase } from '../../../src/store/sqlite/compact-database.ts';
import { tempPath } from '../../temp-folder.ts';

it('shrinks a database of an earlier version, which gives space back by itself from then on', () => {
  const database = earlierDatabase();
  database.exec('DELETE FROM kept WHERE number % 2 = 0');
  const { before, after } = compactDatabase(database);
  expect(after).toBeLessThan(0.7 * before);
  expect(statSync(database.name).size).toBe(after);
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(2);
  expect(database.prepare('SELECT count(*) FROM kept').pluck().get()).toBe(100);
});

it('is refused, and changes nothing, where the disk has no room for a second copy', () => {
  const database = earlierDatabase();
  expect(() => compactDatabase(database, () => 1000)).toThrow(
    expect.objectContaining({
      code: 'CONFIG',
      message: expect.stringMatching(/needs \d+ MB free .* are 1 MB/),
    }),
  );
  expect(database.pragma('auto_vacuum', { simple: true })).toBe(0);
});

/** A file whose tables were made without giving free space back. */
function earlierDatabase(): Database.Database {
  const database = new Database(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE kept (number INTEGER PRIMARY KEY, body TEXT)');
  const insert = database.prepare('INSERT INTO kept (body) VALUES (?)');
  database.transaction(() => {
    for (let at = 0; at < 200; at++) insert.run('x'.repeat(20_000));
  })();
  return database;
}
