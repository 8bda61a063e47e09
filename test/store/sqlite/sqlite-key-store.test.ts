import type Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteKeyStore } from '../../../src/store/sqlite/sqlite-key-store.ts';
import { tempPath } from '../../temp-folder.ts';
import { describeKeyStore, newKey, type OpenedKeyStore } from '../key-store-suite.ts';

const TIME = Date.parse('2026-11-21T08:00:00Z');

describeKeyStore('API keys in SQLite', () => openedAt(tempPath('core.sqlite')));

describe('a key in SQLite', () => {
  it('is not half deleted when its deliveries cannot be written', async () => {
    const { keys, database, addDelivery } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    await addDelivery({ id: 'waits', key: 'key_a', state: 'waiting' });
    database.exec("CREATE TRIGGER stop BEFORE UPDATE ON delivery BEGIN SELECT raise(ABORT, 'disk'); END");
    await expect(keys.remove('key_a', TIME)).rejects.toThrow('disk');
    expect(await keys.find('key_a')).toMatchObject({ sealedSecret: 'sealed', deletedAt: null });
  });

  it('is written to once a minute at most, however often it is used', async () => {
    const { keys, database } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    for (const ms of [0, 1, 59_999, 60_000, 60_001, 180_000]) await keys.used('key_a', TIME + ms);
    expect(database.prepare('SELECT total_changes()').pluck().get()).toBe(4);
  });
});

function openedAt(path: string): OpenedKeyStore & { readonly database: Database.Database } {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  const insert = database.prepare(
    `INSERT INTO delivery (id, key_id, state, lease_owner, lease_until, next_at, workspace, job_id, event, url, origin, body, created_at)
     VALUES (?, ?, ?, nullif(?, ''), nullif(?, ''), 9, 'acme', 'job_1', 'e', 'u', 'o', '{}', 1)`,
  );
  const rows = database
    .prepare('SELECT id, state, next_at, ended_at, lease_owner, lease_until FROM delivery ORDER BY number')
    .raw();
  return {
    keys: sqliteKeyStore(database),
    database,
    reopened: () => openedAt(path).keys,
    addDelivery: async ({ id, key, state, owner = '' }) => void insert.run(id, key, state, owner, owner),
    deliveries: async () => rows.all(),
  };
}
