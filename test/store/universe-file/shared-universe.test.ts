import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CREATED_SOURCE } from '../../../src/resolution/records/source.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import {
  publishUniverse,
  sharedReferenceStore,
  takeUpUniverse,
} from '../../../src/store/universe-file/shared-universe.ts';
import type { PublishedUniverse, PublishedUniverses } from '../../../src/universe/published-universes.ts';
import { createdSource } from '../../../src/universe/read-source.ts';
import { REFERENCE_FORMAT, type ReferenceStore } from '../../../src/universe/reference-store.ts';
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

describe('the universe of a machine that shares it', () => {
  it('is the published one, with what was created beside it', async () => {
    const { one, other } = machines();
    const [here, there] = [one, other].map(storeOf);
    await here?.exclusively(async () => here.replace(SECOND).close());
    expect(there?.currentVersion()).toBeUndefined();
    const [record] = [company({ id: 'x', name: 'Created Ltd', source: CREATED_SOURCE.name })];
    const created = createdSource([record], '2026-11-23T00:00:00.000Z');
    const withCreated = storeOf({ ...other, created: async () => created });
    await withCreated.takeUp();
    const inUse = withCreated.openCurrent();
    expect(inUse?.entityCount).toBe(3);
    expect(inUse?.version.split('-')[0]).toBe(here?.currentVersion());
    inUse?.close();
  });

  it('is published before anybody else may build, and only when it was built', async () => {
    const { one, published, puts } = machines();
    const store = storeOf(one);
    await store.exclusively(async () => {
      store.replace(FIRST).close();
      expect(await published.list()).toEqual([]);
    });
    expect((await published.current())?.version).toBe(store.currentVersion());
    await store.exclusively(async () => {});
    expect(puts()).toBe(1);
  });

  it('does not count while nobody has published it, and is published when it is built again', async () => {
    const { one, published } = machines();
    sqliteReferenceStore(one.folder).replace(FIRST).close();
    const store = storeOf(one);
    await store.takeUp();
    expect([store.openCurrent(), store.currentVersion()]).toEqual([undefined, undefined]);
    await store.exclusively(async () => store.replace(FIRST).close());
    expect((await published.current())?.entityCount).toBe(1);
  });

  it('is the one before while another process of the machine fetches the next', async () => {
    const { one, other } = machines();
    const [here, there] = [one, other].map(storeOf);
    await here?.exclusively(async () => here.replace(FIRST).close());
    await there?.takeUp();
    const before = there?.currentVersion();
    await here?.exclusively(async () => here.replace(SECOND).close());
    await sqliteReferenceStore(other.folder).exclusively(async () => {
      await there?.takeUp();
      expect(there?.currentVersion()).toBe(before);
    });
    await there?.takeUp();
    expect(there?.currentVersion()).toBe(here?.currentVersion());
  });

  it('is kept for machines that are behind, two versions back and no further', async () => {
    const { one, published, shared } = machines();
    const store = storeOf(one);
    for (const name of ['Zymergen', 'Ginkgo', 'Amyris', 'Novozymes', 'Codexis'])
      await store.exclusively(async () => store.replace(draftOf([company({ name })])).close());
    expect(await published.list()).toHaveLength(3);
    expect(readdirSync(join(shared, 'sha256'))).toHaveLength(3);
    expect((await published.current())?.version).toBe(store.currentVersion());
  });
});

function storeOf(machine: Machine): ReferenceStore {
  return sharedReferenceStore({ ...machine, now: () => 0 });
}

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
  let puts = 0;
  const files: Machine['files'] = {
    ...store,
    put(path) {
      puts++;
      return store.put(path);
    },
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
  return { shared, published, one: machine(), other: machine(), gets: () => gets, puts: () => puts };
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
