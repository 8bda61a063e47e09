import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentCache } from '../../../src/store/files/content-cache.ts';
import type { ContentStore } from '../../../src/store/files/content-store.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { tempFolder } from '../../temp-folder.ts';
import { fileOf, filled } from '../content-store-suite.ts';
import { deadProcess, ownerOf, sleepingProcess } from '../processes.ts';

const BYTES = 1000;

describe('a file of the store', () => {
  it('is fetched once, however many ask for it', async () => {
    const { cache, put, gets, another } = opened(10 * BYTES);
    const hash = await put(1);
    const taken = await Promise.all([cache.take(hash), cache.take(hash)]);
    const again = await another().take(hash);
    expect(new Set([...taken, again].map(({ path }) => path)).size).toBe(1);
    expect([readFileSync(again.path).equals(filled(BYTES + 1)), gets()]).toEqual([true, 1]);
  });

  it('is kept when nobody uses it, as long as there is room', async () => {
    const { cache, put, kept, gets } = opened(10 * BYTES);
    const hash = await put(1);
    (await cache.take(hash)).release();
    expect(kept()).toEqual([hash]);
    (await cache.take(hash)).release();
    expect([kept(), gets()]).toEqual([[hash], 1]);
  });

  it('that was used longest ago is dropped when there are too many', async () => {
    const { cache, put, kept } = opened(2.5 * BYTES);
    const [one, two, three] = [await put(1), await put(2), await put(3)];
    for (const hash of [one, two, one, three]) (await cache.take(hash)).release();
    expect(kept()).toEqual([one, three].sort());
  });

  it('is not dropped while somebody uses it, in this process or in another that lives', async () => {
    const { cache, put, kept, folder } = opened(BYTES / 2);
    const [ours, theirs, left] = [await put(1), await put(2), await put(3)];
    mkdirSync(folder);
    const mark = (hash: string, owner: string) =>
      writeFileSync(join(folder, `${hash}.used-${encodeURIComponent(owner)}-1`), '');
    mark(theirs, ownerOf(sleepingProcess()));
    mark(left, `${hostname()}/${await deadProcess()}/1`);
    const held = await cache.take(ours);
    for (const hash of [theirs, left]) (await cache.take(hash)).release();
    expect(kept()).toEqual([ours, theirs].sort());
    held.release();
    expect(kept()).toEqual([theirs]);
  });

  it('that cannot be had leaves no mark, and is asked for again', async () => {
    const { cache, store, put, folder, path } = opened(10 * BYTES);
    const hash = await put(1);
    await store.remove(hash);
    await expect(cache.take(hash)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(readdirSync(folder)).toEqual([]);
    await store.put(path(1));
    expect(existsSync((await cache.take(hash)).path)).toBe(true);
  });
});

function opened(maxBytes: number) {
  const store = folderContentStore(tempFolder());
  const folder = join(tempFolder(), 'cache');
  let nowMs = Date.parse('2026-11-23T08:00:00Z');
  let gets = 0;
  const counting: ContentStore = {
    ...store,
    get(hash, path) {
      gets++;
      return store.get(hash, path);
    },
  };
  const open = () => contentCache(counting, { folder, maxBytes, now: () => (nowMs += 1000) });
  const path = (which: number) => fileOf(filled(BYTES + which));
  return {
    ...{ store, folder, path, cache: open(), another: open },
    put: async (which: number) => (await store.put(path(which))).hash,
    gets: () => gets,
    kept: () =>
      readdirSync(folder)
        .filter((name) => /^[0-9a-f]{64}$/.test(name))
        .sort(),
  };
}
