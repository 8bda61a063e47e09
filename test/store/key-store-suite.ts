import { describe, expect, it } from 'vitest';
import type { KeyStore, NewKey } from '../../src/access/key-store.ts';

/** An empty store of keys, and the deliveries of their jobs. */
export interface OpenedKeyStore {
  readonly keys: KeyStore;
  /** The same keys as another process sees them. */
  reopened(): KeyStore;
  /** Adds one that is due at 9. */
  addDelivery(delivery: SomeDelivery): Promise<void>;
  /** Id, state, when it is due, when it ended, owner and end of its lease; in the order in which they were added. */
  deliveries(): Promise<unknown>;
}

export interface SomeDelivery {
  readonly id: string;
  readonly key: string;
  readonly state: string;
  /** Who has it under a lease. */
  readonly owner?: string;
}

/** What every implementation of API keys must do. */
export function describeKeyStore(name: string, open: () => OpenedKeyStore): void {
  describe(name, () => keeping(open));
  describe(`${name}: a key that is deleted`, () => deleting(open));
  describe(`${name}: the use of a key`, () => using(open));
}

const TIME = Date.parse('2026-11-21T08:00:00Z');
const MINUTE = 60_000;

function keeping(open: () => OpenedKeyStore): void {
  it('are listed oldest first, without what checks them', async () => {
    const { keys } = open();
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
    const { keys, reopened } = open();
    await reopened().add(newKey('key_a'), TIME);
    expect(await keys.find('key_a')).toEqual({
      ...(await keys.list())[0],
      hash: 'hash of key_a',
      sealedSecret: 'sealed',
    });
    expect(await keys.find('key_b')).toBeUndefined();
  });

  it('never share an id', async () => {
    const { keys } = open();
    await keys.add(newKey('key_a'), TIME);
    await expect(keys.add(newKey('key_a', { workspace: 'other' }), TIME)).rejects.toThrow(/unique/i);
    expect((await keys.find('key_a'))?.workspace).toBe('acme');
  });
}

function deleting(open: () => OpenedKeyStore): void {
  it('is noticed by the version, whoever deletes it', async () => {
    const { keys, reopened } = open();
    for (const id of ['key_a', 'key_b']) await keys.add(newKey(id), TIME);
    const versions = [await keys.version()];
    await keys.remove('key_a', TIME);
    versions.push(await keys.version());
    await reopened().remove('key_b', TIME);
    versions.push(await keys.version());
    expect(new Set(versions).size).toBe(3);
    expect(await keys.version()).toBe(versions[2]);
  });

  it('stays in the list, and its secret is forgotten', async () => {
    const { keys, reopened } = open();
    await keys.add(newKey('key_a'), TIME);
    expect(await keys.remove('key_a', TIME + 5)).toBe(true);
    expect(await reopened().find('key_a')).toMatchObject({
      ...{ id: 'key_a', hash: 'hash of key_a', sealedSecret: null, deletedAt: '2026-11-21T08:00:00.005Z' },
    });
  });

  it('is deleted once; an unknown one never', async () => {
    const { keys } = open();
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
    const { keys, addDelivery, deliveries } = open();
    for (const id of ['key_a', 'key_b']) await keys.add(newKey(id), TIME);
    await addDelivery({ id: 'waits', key: 'key_a', state: 'waiting' });
    await addDelivery({ id: 'is-sent', key: 'key_a', state: 'waiting', owner: 'host/1/2' });
    await addDelivery({ id: 'arrived', key: 'key_a', state: 'delivered' });
    await addDelivery({ id: 'of-another', key: 'key_b', state: 'waiting' });
    await keys.remove('key_a', TIME);
    expect(await deliveries()).toEqual([
      ['waits', 'failed', null, TIME, null, null],
      ['is-sent', 'failed', null, TIME, null, null],
      ['arrived', 'delivered', 9, null, null, null],
      ['of-another', 'waiting', 9, null, null, null],
    ]);
  });
}

function using(open: () => OpenedKeyStore): void {
  it('is noted at most once a minute', async () => {
    const { keys } = open();
    await keys.add(newKey('key_a'), TIME);
    const noted: number[] = [];
    for (const ms of [0, 1, MINUTE - 1, MINUTE, MINUTE + 1, 3 * MINUTE]) {
      await keys.used('key_a', TIME + ms);
      noted.push(Date.parse((await keys.find('key_a'))?.lastUsedAt ?? '') - TIME);
    }
    expect(noted).toEqual([0, 0, 0, MINUTE, MINUTE, 3 * MINUTE]);
  });

  it('is noted at most once a minute by several processes together', async () => {
    const { keys: mine, reopened } = open();
    const theirs = reopened();
    await mine.add(newKey('key_a'), TIME);
    await mine.used('key_a', TIME);
    await theirs.used('key_a', TIME + MINUTE - 1);
    expect((await mine.find('key_a'))?.lastUsedAt).toBe('2026-11-21T08:00:00.000Z');
  });

  it('is each key’s own', async () => {
    const { keys } = open();
    for (const id of ['key_a', 'key_b', 'key_c']) await keys.add(newKey(id), TIME);
    await keys.used('key_a', TIME);
    await keys.used('key_b', TIME + 1000);
    expect((await keys.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([
      ...['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:01.000Z', null],
    ]);
  });
}

/** A key of the workspace acme. */
export function newKey(id: string, changes: Partial<NewKey> = {}): NewKey {
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
