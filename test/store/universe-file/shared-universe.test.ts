import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { publishUniverse, takeUpUniverse } from '../../../src/store/universe-file/shared-universe.ts';
import type { PublishedUniverse, PublishedUniverses } from '../../../src/universe/published-universes.ts';
import { REFERENCE_FORMAT } from '../../../src/universe/reference-store.ts';
import { company, draftOf } from '../../builders.ts';
import { tempFolder } from '../../temp-folder.ts';

const FIRST = draftOf([company({ id: '1', name: 'Zymergen' })]);
const SECOND = draftOf([company({ id: '1', name: 'Zymergen' }), company({ id: '2', name: 'Ginkgo' })]);

describe('a universe that one machine has published', () => {
  it('is in use on another one, the same file, once it has taken it up', async () => {
    const { one, other, published } = machines();
    sqliteReferenceStore(one.folder).replace(SECOND).close();
    const universe = await publishUniverse(one, 7);
    expect(universe).toMatchObject({ entityCount: 2, format: REFERENCE_FORMAT, publishedMs: 7 });
    expect(await published.list()).toEqual([universe]);
    expect(await takeUpUniverse(other)).toBe(universe.version);
    const name = `${universe.version}.sqlite`;
    const [here, there] = [one, other].map(({ folder }) => readFileSync(join(folder, name)));
    expect(there?.equals(here ?? Buffer.alloc(0))).toBe(true);
    const inUse = sqliteReferenceStore(other.folder).openCurrent();
    expect([inUse?.version, inUse?.entityCount]).toEqual([universe.version, 2]);
    inUse?.close();
  });

  it('takes the place of the one before, and is fetched once', async () => {
    const { one, other, gets } = machines();
    for (const draft of [FIRST, SECOND]) {
      sqliteReferenceStore(one.folder).replace(draft).close();
      const { version } = await publishUniverse(one, 0);
      for (let look = 0; look < 2; look++) expect(await takeUpUniverse(other)).toBe(version);
    }
    expect(gets()).toBe(2);
    expect(readdirSync(other.folder).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
  });

  it('leaves a machine with the universe that it has when its file is damaged, or of a newer core', async () => {
    const { one, other, published, shared } = machines();
    sqliteReferenceStore(other.folder).replace(FIRST).close();
    const before = sqliteReferenceStore(other.folder).currentVersion();
    sqliteReferenceStore(one.folder).replace(SECOND).close();
    const universe = await publishUniverse(one, 0);
    writeFileSync(join(shared, 'sha256', universe.hash), Buffer.alloc(universe.bytes));
    await expect(takeUpUniverse(other)).rejects.toThrow(/ is damaged: /);
    const newer = { ...universe, version: 'f'.repeat(12), format: REFERENCE_FORMAT + 1 };
    await published.add(newer);
    await published.moveTo(newer.version, universe.version);
    await expect(takeUpUniverse(other)).rejects.toThrow('published by a newer version of core');
    expect(sqliteReferenceStore(other.folder).currentVersion()).toBe(before);
  });

  it('is not taken up over one that another machine has taken up meanwhile', async () => {
    const { one, other, published } = machines();
    sqliteReferenceStore(one.folder).replace(FIRST).close();
    sqliteReferenceStore(other.folder).replace(SECOND).close();
    const files = { ...one.files, put: publishedMeanwhile(other, one.files.put) };
    await expect(publishUniverse({ ...one, files }, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await published.current())?.entityCount).toBe(2);
    expect(await published.list()).toHaveLength(2);
  });

  it('is none as long as nobody has published one', async () => {
    const { one, other } = machines();
    expect(await takeUpUniverse(other)).toBeUndefined();
    await expect(publishUniverse(one, 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

type Machine = Parameters<typeof takeUpUniverse>[0];

function publishedMeanwhile(other: Machine, put: Machine['files']['put']): Machine['files']['put'] {
  return async (path) => {
    await publishUniverse(other, 0);
    return put(path);
  };
}

/** Two machines with a folder that they share. */
function machines() {
  const shared = tempFolder();
  const store = folderContentStore(shared);
  let gets = 0;
  const files: Machine['files'] = {
    ...store,
    get(hash, path) {
      gets++;
      return store.get(hash, path);
    },
  };
  const published = publishedInMemory();
  const machine = (): Machine => ({
    ...{ folder: join(tempFolder(), 'reference'), files, published },
    created: async () => undefined,
  });
  return { shared, published, one: machine(), other: machine(), gets: () => gets };
}

function publishedInMemory(): PublishedUniverses {
  const universes = new Map<string, PublishedUniverse>();
  let inUse: string | undefined;
  return {
    list: async () => [...universes.values()],
    current: async () => (inUse === undefined ? undefined : universes.get(inUse)),
    async add(universe) {
      if (!universes.has(universe.version)) universes.set(universe.version, universe);
    },
    async moveTo(version, before) {
      if (inUse !== before) return false;
      inUse = version;
      return true;
    },
    async remove(version) {
      if (version !== inUse) universes.delete(version);
    },
    exclusively: (work) => work(),
  };
}
