import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DatasetKey } from '../../../src/jobs/dataset-store.ts';
import { fileDatasetStore } from '../../../src/store/dataset-file/dataset-store.ts';
import { openJudgedDatasets } from '../../../src/store/dataset-file/judged-datasets.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteDatasetRows } from '../../../src/store/sqlite/sqlite-dataset-rows.ts';
import { tempFolder } from '../../temp-folder.ts';
import { deadProcess } from '../processes.ts';
import { fill, finished, switchedIn } from './small-versions.ts';

const OWN: DatasetKey = { workspace: 'acme', name: null };
const RUN: DatasetKey = { workspace: 'acme', name: 'run-1' };
const HOUR_MS = 60 * 60 * 1000;

describe('the files of datasets', () => {
  it('of a process that was killed while it built one are removed, and what is in use stays', async () => {
    const { store, folder } = opened();
    await switchedIn(store, OWN, ['1']);
    const [inUse] = versionsIn(folder);
    const gone = `${hostname()}/${await deadProcess()}/1`;
    for (const name of ['killed.draft', 'killed.draft-journal', 'renamed.sqlite'])
      writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, 'killed.draft-lists'));
    writeFileSync(join(folder, 'killed.draft-lists', 'lists.duckdb'), '');
    mkdirSync(join(folder, 'alone.draft-lists'));
    for (const name of ['killed.owner', 'renamed.owner', `${inUse}.owner`])
      writeFileSync(join(folder, name), gone);
    await store.tidy(0);
    expect(readdirSync(folder)).toEqual([`${inUse}.sqlite`]);
  });

  it('of a process that builds one now are left alone', async () => {
    const { store, folder } = opened();
    const draft = await store.begin(OWN, 'load');
    await store.tidy(0);
    expect(existsSync(draft.path)).toBe(true);
    draft.discard();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a run that nobody has used for a day are removed', async () => {
    const { store, setNow } = opened();
    await switchedIn(store, OWN, ['1']);
    await switchedIn(store, RUN, ['1']);
    setNow(23 * HOUR_MS);
    await store.touch(RUN);
    await store.tidy(23 * HOUR_MS);
    expect(await store.inUse(RUN)).toBeDefined();
    await store.tidy(24 * HOUR_MS);
    expect([await store.inUse(RUN), (await store.inUse(OWN))?.accounts]).toEqual([undefined, 1]);
  });

  it('stay readable for those who have opened them when another version comes into use', async () => {
    const { store, judged, folder } = opened();
    await switchedIn(store, OWN, ['1']);
    const before = await judged.open('acme', null);
    await switchedIn(store, OWN, ['2']);
    expect(versionsIn(folder)).toHaveLength(1);
    expect((await before?.account('1'))?.account.external_id).toBe('1');
    const after = await judged.open('acme', null);
    expect([await after?.account('1'), (await after?.account('2'))?.account.external_id]).toEqual([
      undefined,
      '2',
    ]);
  });

  it('that are lost are as if nothing had been loaded', async () => {
    const { store, judged, folder } = opened();
    await switchedIn(store, OWN, ['1']);
    for (const version of versionsIn(folder)) rmSync(join(folder, `${version}.sqlite`));
    expect(await judged.open('acme', null)).toBeUndefined();
    await store.tidy(0);
    expect(await store.inUse(OWN)).toBeUndefined();
  });

  it('a refresh is lost when other accounts were loaded meanwhile', async () => {
    const { store, folder } = opened();
    await switchedIn(store, OWN, ['1']);
    const refresh = await store.begin(OWN, 'refresh');
    fill(refresh, ['1']);
    await switchedIn(store, OWN, ['2']);
    expect(await finished(refresh)).toBe(false);
    expect(
      [...(await store.accounts((await store.inUse(OWN)) ?? never()))].map(({ external_id }) => external_id),
    ).toEqual(['2']);
    expect(versionsIn(folder)).toHaveLength(1);
  });

  it('tell of a load whose process is gone that it failed', async () => {
    const { store, database } = opened();
    await store.noteLoad(OWN, 'load', { ...LOAD, state: 'resolving' });
    expect((await store.load(OWN, 'load'))?.state).toBe('resolving');
    database.prepare('UPDATE dataset_load SET owner = ?').run(`${hostname()}/${await deadProcess()}/1`);
    expect(await store.load(OWN, 'load')).toMatchObject({
      state: 'failed',
      errorMessage: expect.stringMatching(/load them again/),
    });
  });
});

const LOAD = {
  ...{ loadId: 'load', accounts: 1, new: 1, changed: 0, unchanged: 0, leaving: 0, leavingNames: [] },
  ...{ resolved: 0, startedMs: 0, errorMessage: null },
};

function opened() {
  const dataDir = tempFolder();
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  const folder = join(dataDir, 'crm');
  let nowMs = 0;
  let last = 0;
  const rows = sqliteDatasetRows(database, { now: () => nowMs });
  const store = fileDatasetStore({ rows, folder, newId: () => `v${++last}` });
  const judged = openJudgedDatasets(rows, folder);
  onTestFinished(() => {
    judged.close();
    database.close();
  });
  const setNow = (ms: number) => {
    nowMs = ms;
  };
  return { store, judged, folder, database, setNow };
}

function versionsIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => /^(.*)\.sqlite$/.exec(name)?.[1] ?? []);
}

function never(): never {
  throw new Error('the dataset is not in use');
}
