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
  lockDataset,
  markDraft,
  removeDatabase,
  removeDraft,
  removeLeftFiles,
  unmarkDraft,
  versionPath,
} from './dataset-folder.ts';
import { openDatasetFile } from './dataset-tables.ts';
import { keptPairs } from './kept-pairs.ts';
import { pinGroups } from './pin-groups.ts';

interface FileParts {
  readonly rows: DatasetRows;
  readonly folder: string;
  readonly newId: () => string;
}

/**
 * Datasets as one file for each version in a folder; the rows of the store say which versions are in use. A file gets its
 * name when it is complete and never changes afterwards: readers keep what they opened.
 */
export function fileDatasetStore({ rows, folder, newId }: FileParts): DatasetStore {
  const forget = async (key: DatasetKey) => {
    const before = await rows.find(key);
    await rows.remove(key);
    if (before !== undefined) removeDatabase(versionPath(folder, before.version));
  };
  return {
    inUse: rows.find,
    all: rows.all,
    accounts: ({ version }) => accountsIn(versionPath(folder, version)),
    pairs: ({ version }) => keptPairs(versionPath(folder, version)),
    async begin(key, kind) {
      const unlock = kind === 'load' ? lockDataset(folder, key) : () => {};
      try {
        const before = await rows.find(key);
        return begun({ key, before, unlock, rows, folder, isRefresh: kind === 'refresh', version: newId() });
      } catch (error) {
        unlock();
        throw error;
      }
    },
    async drop(key) {
      const unlock = lockDataset(folder, key);
      try {
        await forget(key);
      } finally {
        unlock();
      }
    },
    touch: rows.touch,
    load: rows.load,
    noteLoad: rows.noteLoad,
    async tidy(abandonedMs) {
      for (const left of await rows.abandoned(abandonedMs)) await forget(left);
      // A backup has no accounts: after a restore they are to be loaded again.
      for (const { version } of await rows.all())
        if (!existsSync(versionPath(folder, version))) await rows.removeVersion(version);
      await removeLeftFiles(folder, rows.isInUse);
    },
  };
}

interface Beginning {
  readonly key: DatasetKey;
  readonly version: string;
  readonly isRefresh: boolean;
  readonly folder: string;
  readonly rows: DatasetRows;
  readonly before: DatasetInUse | undefined;
  readonly unlock: () => void;
}

function begun(beginning: Beginning): DatasetDraft {
  const { version, folder, rows, before, unlock } = beginning;
  const path = markDraft(folder, version);
  let isOver = false;
  let mayBeInUse = false;
  const discard = () => {
    draft?.seal();
    if (!mayBeInUse) removeDraft(folder, version);
    if (!isOver) unlock();
    isOver = true;
  };
  let draft: ReturnType<typeof openDraft> | undefined;
  try {
    draft = openDraft(path, before && versionPath(folder, before.version));
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
      discard();
      return isDone;
    },
  };
}

interface Switching extends Beginning {
  readonly facts: DraftFacts;
}

async function switchedIn(
  path: string,
  { key, version, folder, rows, isRefresh, before, facts }: Switching,
): Promise<boolean> {
  const counts = countsIn(path);
  await pinGroups(rows, { path, name: key.name });
  syncFile(path);
  renameSync(path, versionPath(folder, version));
  const fresh = { ...key, ...counts, ...facts, version };
  const { isDone, before: left } = await rows.replace(fresh, isRefresh ? (before?.version ?? '') : undefined);
  if (!isDone) return false;
  if (left !== undefined) removeDatabase(versionPath(folder, left));
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
