import { existsSync, renameSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { CrmAccount } from '../../contract/crm-account.ts';
import type {
  DatasetDraft,
  DatasetInUse,
  DatasetKey,
  DatasetStore,
  DraftFacts,
} from '../../jobs/dataset-store.ts';
import { sqliteDatasetRows, sqliteLoadRows } from '../sqlite/sqlite-dataset-rows.ts';
import type { StoreParts } from '../sqlite/store-parts.ts';
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

/**
 * Datasets as one file for each version in a folder; the database says which versions are in use. A file gets its name
 * when it is complete and never changes afterwards: readers keep what they opened.
 */
export function sqliteDatasetStore(
  database: Database.Database,
  folder: string,
  parts: StoreParts,
): DatasetStore {
  const rows = sqliteDatasetRows(database, parts.now);
  const loads = sqliteLoadRows(database);
  const forget = (key: DatasetKey) => {
    const before = rows.find(key);
    rows.remove(key);
    loads.remove(key);
    if (before !== undefined) removeDatabase(versionPath(folder, before.version));
  };
  return {
    inUse: rows.find,
    all: rows.all,
    accounts: ({ version }) => accountsIn(versionPath(folder, version)),
    pairs: ({ version }) => keptPairs(versionPath(folder, version)),
    begin(key, kind) {
      const unlock = kind === 'load' ? lockDataset(folder, key) : () => {};
      try {
        return begun({
          key,
          unlock,
          rows,
          folder,
          database,
          isRefresh: kind === 'refresh',
          version: parts.newId(),
        });
      } catch (error) {
        unlock();
        throw error;
      }
    },
    drop(key) {
      const unlock = lockDataset(folder, key);
      try {
        forget(key);
      } finally {
        unlock();
      }
    },
    touch: rows.touch,
    load: loads.find,
    noteLoad: loads.note,
    tidy(abandonedMs) {
      for (const left of rows.abandoned(abandonedMs)) forget(left);
      // A backup has no accounts: after a restore they are to be loaded again.
      for (const { version } of rows.all())
        if (!existsSync(versionPath(folder, version))) rows.removeVersion(version);
      removeLeftFiles(folder, rows.isInUse);
    },
  };
}

interface Beginning {
  readonly key: DatasetKey;
  readonly version: string;
  readonly isRefresh: boolean;
  readonly folder: string;
  readonly database: Database.Database;
  readonly rows: ReturnType<typeof sqliteDatasetRows>;
  readonly unlock: () => void;
}

function begun(beginning: Beginning): DatasetDraft {
  const { key, version, folder, rows, unlock } = beginning;
  const before = rows.find(key);
  const path = markDraft(folder, version);
  let isOver = false;
  const discard = () => {
    draft?.seal();
    if (!rows.isInUse(version)) removeDraft(folder, version);
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
      const isDone = await switchedIn(path, { ...beginning, before, facts });
      discard();
      return isDone;
    },
  };
}

interface Switching extends Beginning {
  readonly before: DatasetInUse | undefined;
  readonly facts: DraftFacts;
}

async function switchedIn(
  path: string,
  { key, version, folder, rows, database, isRefresh, before, facts }: Switching,
): Promise<boolean> {
  const counts = countsIn(path);
  await pinGroups(database, { path, name: key.name });
  syncFile(path);
  renameSync(path, versionPath(folder, version));
  const fresh = { ...key, ...counts, ...facts, version };
  const { isDone, before: left } = rows.replace(fresh, isRefresh ? (before?.version ?? '') : undefined);
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
