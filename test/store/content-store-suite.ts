import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentFile, ContentStore } from '../../src/store/files/content-store.ts';
import { tempFolder, tempPath } from '../temp-folder.ts';
import { endOf, putting, type StorePlace } from './files/content-process.ts';

/** An empty store of files. */
export interface OpenedContentStore {
  readonly store: ContentStore;
  /** The same files as another machine sees them. */
  reopened(): ContentStore;
  /** How another process opens it. */
  readonly place: StorePlace;
  /** Changes a byte of a file that is kept. */
  damage(hash: string): Promise<void>;
  /** What is kept beside whole files. */
  rest(): Promise<readonly string[]>;
}

type Open = () => Promise<OpenedContentStore>;

/** What every implementation of files by their content must do. */
export function describeContentStore(name: string, open: Open): void {
  describe(name, () => keeping(open));
  describe(`${name}, when something goes wrong,`, () => failing(open));
}

const NOBODY = 'f'.repeat(64);
/** More than one part of an upload, and no multiple of any. */
const LARGE_BYTES = 12 * 2 ** 20 + 1;

function keeping(open: Open): void {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a small file', Buffer.from('Zymergen, Inc.\n')],
    ['a file of many parts', filled(LARGE_BYTES)],
    ['a file of whole parts', filled(10 * 2 ** 20)],
  ])('keeps %s by its SHA-256, for other machines too', async (_, bytes) => {
    const { store, reopened, rest } = await open();
    const put = await store.put(fileOf(bytes));
    expect(put).toEqual({ hash: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length });
    const path = tempPath('got');
    await reopened().get(put.hash, path);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(await rest()).toEqual([]);
  });

  it('keeps a file that is put again as it was', async () => {
    const { store, reopened } = await open();
    const path = fileOf(filled(1000));
    expect(await reopened().put(path)).toEqual(await store.put(path));
    expect(await listed(store)).toHaveLength(1);
  });

  it('lists its files by their hashes, and forgets what is removed', async () => {
    const { store, reopened } = await open();
    const files = [];
    for (const size of [3, 2, 1]) files.push(await store.put(fileOf(filled(size))));
    const sorted = files.sort((a, b) => (a.hash < b.hash ? -1 : 1));
    expect(await listed(reopened())).toEqual(sorted);
    const [first, ...others] = sorted;
    await store.remove(first?.hash ?? '');
    await store.remove(NOBODY);
    expect(await listed(store)).toEqual(others);
    expect(await reopened().find(first?.hash ?? '')).toBeUndefined();
  });

  it('says of a file that is not there where it is not', async () => {
    const { store } = await open();
    expect([await store.find(NOBODY), await store.find('../secret.key'), await listed(store)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    const path = tempPath('got');
    await expect(store.get(NOBODY, path)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `the file ${NOBODY} is not in ${store.place}`,
    });
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('belongs to the first who claims it, whoever asks afterwards or at once', async () => {
    const { store, reopened } = await open();
    const claimed = await Promise.all(['a', 'b', 'c'].map((owner) => reopened().claim(owner)));
    const [owner = ''] = claimed;
    expect(new Set(claimed)).toEqual(new Set([owner]));
    expect([await store.claim('d'), await store.claim(owner), await listed(store)]).toEqual([
      owner,
      owner,
      [],
    ]);
  });

  it('takes no file that is not there', async () => {
    const { store, rest } = await open();
    const missing = store.put(join(tempFolder(), 'gone'));
    await expect(missing).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect([await listed(store), await rest()]).toEqual([[], []]);
  });
}

function failing(open: Open): void {
  it.each(['a small file', 'a file of many parts'])(
    'gives nobody %s of which a byte has changed',
    async (which) => {
      const { store, damage } = await open();
      const { hash } = await store.put(fileOf(filled(which === 'a small file' ? 1000 : LARGE_BYTES)));
      await damage(hash);
      const path = tempPath('got');
      await expect(store.get(hash, path)).rejects.toThrow(`the file ${hash} in ${store.place} is damaged`);
      expect(readdirSync(dirname(path))).toEqual([]);
    },
  );

  it('keeps one file that four processes put at once', async () => {
    const { store, place, rest } = await open();
    const bytes = filled(LARGE_BYTES);
    const path = fileOf(bytes);
    const ends = await Promise.all([1, 2, 3, 4].map(() => endOf(putting(place, path))));
    expect(ends).toEqual([1, 2, 3, 4].map(() => ({ code: 0, signal: null, stderr: '' })));
    const [file, ...others] = await listed(store);
    expect([file?.bytes, others, await rest()]).toEqual([bytes.length, [], []]);
    const got = tempPath('got');
    await store.get(file?.hash ?? '', got);
    expect(readFileSync(got).equals(bytes)).toBe(true);
  });

  it('has a file whole or not at all, whenever the process that puts it is killed', async () => {
    const { store, reopened, place } = await open();
    for (const delayMs of [150, 220, 260, 300, 350, 400]) {
      const bytes = filled(LARGE_BYTES + delayMs);
      const path = fileOf(bytes);
      const child = putting(place, path);
      setTimeout(() => child.kill('SIGKILL'), delayMs);
      await endOf(child);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const got = tempPath('got');
      if ((await store.find(hash)) !== undefined) await store.get(hash, got);
      expect(!existsSync(got) || readFileSync(got).equals(bytes)).toBe(true);
      expect((await reopened().put(path)).hash).toBe(hash);
    }
    expect(await listed(store)).toHaveLength(6);
  });
}

async function listed(store: ContentStore): Promise<readonly ContentFile[]> {
  const files = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

export function fileOf(bytes: Uint8Array): string {
  const path = tempPath('content');
  writeFileSync(path, bytes);
  return path;
}

/** The same bytes for each size, in which no part is like another. */
export function filled(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = size + 1;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
