import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mintApiKey } from '../../src/access/api-key.ts';
import { authenticate, authenticator } from '../../src/access/authenticate.ts';
import type { KeyStore } from '../../src/access/key-store.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteKeyStore } from '../../src/store/sqlite/sqlite-key-store.ts';
import { tempPath } from '../temp-folder.ts';

const FORBIDDEN = expect.objectContaining({ code: 'FORBIDDEN', message: 'Forbidden', httpStatus: 403 });
const UNAUTHORIZED = expect.objectContaining({
  ...{ code: 'UNAUTHORIZED', message: 'Unauthorized', httpStatus: 401 },
});

describe('whoever asks', () => {
  it('is the workspace that the key was made for, and the use is noted', async () => {
    const { store, apiKey, id } = await storeWithKey();
    expect(await authenticate(apiKey, store, 5000)).toEqual({ keyId: id, workspace: 'acme' });
    expect((await store.find(id))?.lastUsedAt).toBe('1970-01-01T00:00:05.000Z');
  });

  it.each([
    ['no key', undefined],
    ['an empty one', ''],
    ['what looks like none', 'core_live_secret'],
    ['one that nobody was given', mintApiKey(randomBytes).apiKey],
  ])('is forbidden with %s', async (_what, apiKey) => {
    const { store } = await storeWithKey();
    await expect(authenticate(apiKey, store, 5000)).rejects.toThrow(FORBIDDEN);
  });

  it('is forbidden with a well-formed key that has only the id of another, and it is not noted as used', async () => {
    const { store, id } = await storeWithKey();
    await expect(authenticate(forged(id), store, 5000)).rejects.toThrow(FORBIDDEN);
    expect((await store.find(id))?.lastUsedAt).toBeNull();
  });

  it('is unauthorized with a key that was deleted', async () => {
    const { store, apiKey, id } = await storeWithKey();
    await store.remove(id, 4000);
    await expect(authenticate(apiKey, store, 5000)).rejects.toThrow(UNAUTHORIZED);
    expect((await store.find(id))?.lastUsedAt).toBeNull();
  });

  it('is forbidden with a wrong key of the id of a deleted one: nobody learns which keys there were', async () => {
    const { store, id } = await storeWithKey();
    await store.remove(id, 4000);
    await expect(authenticate(forged(id), store, 5000)).rejects.toThrow(FORBIDDEN);
  });
});

describe('a key that was accepted', () => {
  it('is not looked up again, but its use is noted', async () => {
    const { store, apiKey, id } = await storeWithKey();
    let lookedUp = 0;
    const find: KeyStore['find'] = async (key) => {
      lookedUp++;
      return await store.find(key);
    };
    const accept = authenticator({ ...store, find });
    for (const nowMs of [5000, 6000, 90_000])
      expect(await accept(apiKey, nowMs)).toEqual({ keyId: id, workspace: 'acme' });
    expect(lookedUp).toBe(1);
    expect((await store.find(id))?.lastUsedAt).toBe('1970-01-01T00:01:30.000Z');
  });

  it('is refused from the moment at which another process deletes it', async () => {
    const path = tempPath('core.sqlite');
    const { store, apiKey, id } = await storeWithKey(path);
    const accept = authenticator(store);
    await accept(apiKey, 5000);
    const other = openCoreDatabase(path);
    onTestFinished(() => void other.close());
    await sqliteKeyStore(other).remove(id, 6000);
    await expect(accept(apiKey, 6000)).rejects.toThrow(UNAUTHORIZED);
  });

  it('is looked up again when another process deleted it during the first look', async () => {
    const path = tempPath('core.sqlite');
    const { store, apiKey, id } = await storeWithKey(path);
    const other = openCoreDatabase(path);
    onTestFinished(() => void other.close());
    const find: KeyStore['find'] = async (key) => {
      const found = await store.find(key);
      await sqliteKeyStore(other).remove(id, 6000);
      // Whoever asks meanwhile notices that keys have changed.
      await expect(accept(undefined, 6000)).rejects.toThrow(FORBIDDEN);
      return found;
    };
    const accept = authenticator({ ...store, find });
    await accept(apiKey, 5000);
    await expect(accept(apiKey, 6000)).rejects.toThrow(UNAUTHORIZED);
  });

  it('does not open the door to another one', async () => {
    const { store, apiKey, id } = await storeWithKey();
    const accept = authenticator(store);
    await accept(apiKey, 5000);
    await expect(accept(forged(id), 5000)).rejects.toThrow(FORBIDDEN);
    await expect(accept(undefined, 5000)).rejects.toThrow(FORBIDDEN);
  });
});

async function storeWithKey(path = ''): Promise<{
  readonly store: KeyStore;
  readonly apiKey: string;
  readonly id: string;
}> {
  const database = openCoreDatabase(path);
  onTestFinished(() => void database.close());
  const store = sqliteKeyStore(database);
  const { apiKey, ...key } = mintApiKey(sameIdBytes);
  await store.add({ ...key, workspace: 'acme', name: null, sealedSecret: 'v1.a.b.c' }, 1000);
  return { store, apiKey, id: key.id };
}

/** Another key of the same id. */
function forged(id: string): string {
  const { apiKey, id: own } = mintApiKey(sameIdBytes);
  expect(own).toBe(id);
  return apiKey;
}

/** The id is made of 16 bytes, the secret of 32. */
function sameIdBytes(size: number): Uint8Array {
  return size === 16 ? Buffer.alloc(16, 7) : randomBytes(size);
}
