import type Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { KeyStore, NewKey } from '../../../src/access/key-store.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteKeyStore } from '../../../src/store/sqlite/sqlite-key-store.ts';
import { tempPath } from '../../temp-folder.ts';

const TIME = Date.parse('2026-11-21T08:00:00Z');
const MINUTE = 60_000;

describe('API keys in SQLite', () => {
  it('are listed oldest first, without what checks them', async () => {
    const { keys } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_b', { name: 'CRM sync' }), TIME);
    await keys.add(newKey('key_a', { workspace: 'zymergen' }), TIME + 1);
    expect(await keys.list()).toEqual([
      {
        ...{ id: 'key_b', workspace: 'acme', name: 'CRM sync', hint: 'core_live_b_…last' },
        ...{ createdAt: '2026-11-21T08:00:00.000Z', lastUsedAt: null, deletedAt: null },
      },
      expect.objectContaining({ id: 'key_a', workspace: 'zymergen', name: null }),
    ]);
  });

  it('are found by their id for the next process too, with what checks and signs', async () => {
    const path = tempPath('core.sqlite');
    await openedAt(path).keys.add(newKey('key_a'), TIME);
    const { keys } = openedAt(path);
    expect(await keys.find('key_a')).toEqual({
      ...(await keys.list())[0],
      hash: 'hash of key_a',
      sealedSecret: 'sealed',
    });
    expect(await keys.find('key_b')).toBeUndefined();
  });

  it('never share an id', async () => {
    const { keys } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    await expect(keys.add(newKey('key_a', { workspace: 'other' }), TIME)).rejects.toThrow('UNIQUE');
    expect((await keys.find('key_a'))?.workspace).toBe('acme');
  });
});

describe('a key that is deleted', () => {
  it('stays in the list, and its secret is forgotten', async () => {
    const path = tempPath('core.sqlite');
    const { keys } = openedAt(path);
    await keys.add(newKey('key_a'), TIME);
    expect(await keys.remove('key_a', TIME + 5)).toBe(true);
    expect(await openedAt(path).keys.find('key_a')).toMatchObject({
      ...{ id: 'key_a', hash: 'hash of key_a', sealedSecret: null, deletedAt: '2026-11-21T08:00:00.005Z' },
    });
  });

  it('is deleted once; an unknown one never', async () => {
    const { keys } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    const removed = [
      await keys.remove('key_a', TIME),
      await keys.remove('key_a', TIME + 9),
      await keys.remove('key_b', TIME),
    ];
    expect(removed).toEqual([true, false, false]);
    expect((await keys.find('key_a'))?.deletedAt).toBe('2026-11-21T08:00:00.000Z');
  });

  it('takes its waiting deliveries with it, under a lease or not; those that ended and those of other keys stay', async () => {
    const { keys, database } = openedAt(tempPath('core.sqlite'));
    for (const id of ['key_a', 'key_b']) await keys.add(newKey(id), TIME);
    addDelivery(database, { id: 'waits', key: 'key_a', state: 'waiting' });
    addDelivery(database, { id: 'is-sent', key: 'key_a', state: 'waiting', owner: 'host/1/2' });
    addDelivery(database, { id: 'arrived', key: 'key_a', state: 'delivered' });
    addDelivery(database, { id: 'of-another', key: 'key_b', state: 'waiting' });
    await keys.remove('key_a', TIME);
    expect(deliveriesIn(database)).toEqual([
      ['waits', 'failed', null, TIME, null, null],
      ['is-sent', 'failed', null, TIME, null, null],
      ['arrived', 'delivered', 9, null, null, null],
      ['of-another', 'waiting', 9, null, null, null],
    ]);
  });

  it('is not half deleted when its deliveries cannot be written', async () => {
    const { keys, database } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    addDelivery(database, { id: 'waits', key: 'key_a', state: 'waiting' });
    database.exec("CREATE TRIGGER stop BEFORE UPDATE ON delivery BEGIN SELECT raise(ABORT, 'disk'); END");
    await expect(keys.remove('key_a', TIME)).rejects.toThrow('disk');
    expect(await keys.find('key_a')).toMatchObject({ sealedSecret: 'sealed', deletedAt: null });
  });
});

describe('the use of a key', () => {
  it('is noted at most once a minute', async () => {
    const { keys, database } = openedAt(tempPath('core.sqlite'));
    await keys.add(newKey('key_a'), TIME);
    const noted: number[] = [];
    for (const ms of [0, 1, MINUTE - 1, MINUTE, MINUTE + 1, 3 * MINUTE]) {
      await keys.used('key_a', TIME + ms);
      noted.push(Date.parse((await keys.find('key_a'))?.lastUsedAt ?? '') - TIME);
    }
    expect(noted).toEqual([0, 0, 0, MINUTE, MINUTE, 3 * MINUTE]);
    expect(database.prepare('SELECT total_changes()').pluck().get()).toBe(4);
  });

  it('is noted at most once a minute by several processes together', async () => {
    const path = tempPath('core.sqlite');
    const [mine, theirs] = [openedAt(path).keys, openedAt(path).keys];
    await mine.add(newKey('key_a'), TIME);
    await mine.used('key_a', TIME);
    await theirs.used('key_a', TIME + MINUTE - 1);
    expect((await mine.find('key_a'))?.lastUsedAt).toBe('2026-11-21T08:00:00.000Z');
  });

  it('is each key’s own', async () => {
    const { keys } = openedAt(tempPath('core.sqlite'));
    for (const id of ['key_a', 'key_b', 'key_c']) await keys.add(newKey(id), TIME);
    await keys.used('key_a', TIME);
    await keys.used('key_b', TIME + 1000);
    expect((await keys.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([
      ...['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:01.000Z', null],
    ]);
  });
});

function newKey(id: string, changes: Partial<NewKey> = {}): NewKey {
  const hint = `core_live_${id.slice(4)}_…last`;
  return {
    id,
    workspace: 'acme',
    name: null,
    hint,
    hash: `hash of ${id}`,
    sealedSecret: 'sealed',
    ...changes,
  };
}

interface SomeDelivery {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  readonly owner?: string;
}

function addDelivery(database: Database.Database, { id, key, state, owner = '' }: SomeDelivery): void {
  database
    .prepare(
      `INSERT INTO delivery (id, key_id, state, lease_owner, lease_until, next_at, workspace, job_id, event, url, origin, body, created_at)
       VALUES (?, ?, ?, nullif(?, ''), nullif(?, ''), 9, 'acme', 'job_1', 'e', 'u', 'o', '{}', 1)`,
    )
    .run(id, key, state, owner, owner);
}

function deliveriesIn(database: Database.Database): unknown {
  return database
    .prepare('SELECT id, state, next_at, ended_at, lease_owner, lease_until FROM delivery ORDER BY number')
    .raw()
    .all();
}

function openedAt(path: string): { readonly keys: KeyStore; readonly database: Database.Database } {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  return { keys: sqliteKeyStore(database), database };
}
