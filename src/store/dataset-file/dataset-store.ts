import { existsSync, renameSync } from 'node:fs';
import { CrmAccount } from '../../contract/crm-account.ts';
import type { DatasetRows } from '../../jobs/dataset-rows.ts';
import type {
  DatasetDraft,
  DatasetInUse,
  DatasetKey,
  DatasetStore,
  DraftFacts,
} from '../../jobs/dataset-store.ts';
import { openDraft, syncFile } from './dataset-draft.ts';
import {
  markDraft,
  removeDatabase,
  removeDraft,
  removeLeftFiles,
  unmarkDraft,
  versionPath,
} from './dataset-folder.ts';
import { type DatasetLock, folderLock, type LockDataset } from './dataset-lock.ts';
import { openDatasetFile } from './dataset-tables.ts';
import { keptPairs } from './kept-pairs.ts';
import { pinGroups } from './pin-groups.ts';
import { pathHere, sharedName, tidyShared, type VersionPlace } from './shared-versions.ts';

interface FileParts extends VersionPlace {
  readonly rows: DatasetRows;
  readonly newId: () => string;
  /** By which loads exclude each other; in the folder unless machines share the rows. */
  readonly lock?: LockDataset | undefined;
}

/**
 * Datasets as one file for each version in a folder; the rows of the store say which versions are in use. A file gets its
 * name when it is complete and never changes afterwards: readers keep what they opened. Where machines share files, a file
 * is kept there before the rows tell of its version, and is fetched by whoever asks for it.
 */
export function fileDatasetStore({ rows, folder, files, newId, lock: given }: FileParts): DatasetStore {
  const place = { folder, files };
  const lock = given ?? folderLock(folder);
  const removeFile = async (version: string) => {
    removeDatabase(versionPath(folder, version));
    await files?.forget([sharedName(version)]);
  };
  const forget = async (key: DatasetKey) => {
    const before = await rows.find(key);
    await rows.remove(key);
    if (before !== undefined) await removeFile(before.version);
  };
  return {
    inUse: rows.find,
    all: rows.all,
    pathOf: ({ version }) => pathHere(place, version),
    async accounts({ version }) {
      const path = await pathHere(place, version);
      return { [Symbol.iterator]: () => accountsIn(path) };
    },
    pairs: async ({ version }) => keptPairs(await pathHere(place, version)),
    async begin(key, kind) {
      const held = await lock(key, kind);
      try {
        const before = await rows.find(key);
        const beforePath = before && (await pathHere(place, before.version));
        const version = newId();
        return begun({
          ...{ key, before, beforePath, held, rows, folder, files, removeFile, version },
          isRefresh: kind === 'refresh',
        });
      } catch (error) {
        await held.release();
        throw error;
      }
    },
    async drop(key) {
      const held = await lock(key, 'load');
      try {
        await forget(key);
      } finally {
        await held.release();
      }
    },
    touch: rows.touch,
    load: rows.load,
    noteLoad: rows.noteLoad,
    async tidy(abandonedMs) {
      for (const left of await rows.abandoned(abandonedMs)) await forget(left);
      if (files !== undefined) await tidyShared(rows, files);
      // A backup has no accounts: after a restore they are to be loaded again.
      else
        for (const { version } of await rows.all())
          if (!existsSync(versionPath(folder, version))) await rows.removeVersion(version);
      await removeLeftFiles(folder, rows.isInUse);
    },
  };
}

interface Beginning extends VersionPlace {
  readonly key: DatasetKey;
  readonly version: string;
  readonly isRefresh: boolean;
  readonly rows: DatasetRows;
  readonly before: DatasetInUse | undefined;
  readonly beforePath: string | undefined;
  readonly held: DatasetLock;
  removeFile(version: string): Promise<void>;
}

function begun(beginning: Beginning): DatasetDraft {
  const { version, folder, rows, beforePath, held } = beginning;
  const path = markDraft(folder, version);
  let isOver = false;
  let mayBeInUse = false;
  const discard = async () => {
    draft?.seal();
    if (!mayBeInUse) removeDraft(folder, version);
    if (isOver) return;
    isOver = true;
    await held.release();
  };
  let draft: ReturnType<typeof openDraft> | undefined;
  try {
    draft = openDraft(path, beforePath);
  } catch (error) {
    removeDraft(folder, version);
    throw error;
  }
  return {
    ...draft,
    discard,
    async switchIn(facts) {
      draft?.seal();
      mayBeInUse = true;
      const isDone = await switchedIn(path, { ...beginning, facts }).finally(async () => {
        mayBeInUse = await rows.isInUse(version);
      });
      await discard();
      return isDone;
    },
  };
}

interface Switching extends Beginning {
  readonly facts: DraftFacts;
}

async function switchedIn(path: string, switching: Switching): Promise<boolean> {
  const { key, version, folder, files, rows, isRefresh, before, held, facts, removeFile } = switching;
  const counts = countsIn(path);
  await pinGroups(rows, { path, name: key.name });
  syncFile(path);
  renameSync(path, versionPath(folder, version));
  // What is kept and never comes into use, for this process is killed, is forgotten by tidyShared.
  await files?.keep(sharedName(version), versionPath(folder, version));
  const fresh = { ...key, ...counts, ...facts, version };
  const { isDone, before: left } = await rows.replace(fresh, {
    ifStill: isRefresh ? (before?.version ?? '') : undefined,
    lease: held.lease,
  });
  if (!isDone) {
    await files?.forget([sharedName(version)]);
    await held.check();
    return false;
  }
  // It is in use: a name that cannot be forgotten now is forgotten by tidyShared.
  if (left !== undefined) await removeFile(left).catch(() => {});
  unmarkDraft(folder, version);
  return true;
}

function countsIn(path: string): Pick<DatasetInUse, 'accounts' | 'withEntity'> {
  const database = openDatasetFile(path);
  try {
    const count = (sql: string) => database.prepare<[], number>(sql).pluck().get() ?? 0;
    return {
      accounts: count('SELECT count(*) FROM account'),
      withEntity: count('SELECT count(core_id) FROM resolution'),
    };
  } finally {
    database.close();
  }
}

function* accountsIn(path: string): Generator<CrmAccount> {
  const database = openDatasetFile(path);
  try {
    const bodies = database.prepare<[], string>('SELECT body FROM account ORDER BY position').pluck();
    for (const body of bodies.iterate()) yield CrmAccount.parse(JSON.parse(body));
  } finally {
    database.close();
  }
}
