import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { DatasetRows } from '../../../src/jobs/dataset-rows.ts';
import type { DatasetKey, LoadRecord } from '../../../src/jobs/dataset-store.ts';
import { leasedLock } from '../../../src/store/dataset-file/dataset-lock.ts';
import { fileDatasetStore } from '../../../src/store/dataset-file/dataset-store.ts';
import { openJudgedDatasets } from '../../../src/store/dataset-file/judged-datasets.ts';
import { versionsHere } from '../../../src/store/dataset-file/shared-versions.ts';
import type { ContentStore } from '../../../src/store/files/content-store.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresDatasetLeases } from '../../../src/store/postgres/postgres-dataset-leases.ts';
import { postgresDatasetRows } from '../../../src/store/postgres/postgres-dataset-rows.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { postgresWorkspaceRows } from '../../../src/store/postgres/postgres-workspace-rows.ts';
import { testClock } from '../../clock.ts';
import { tempFolder } from '../../temp-folder.ts';
import { fill, finished, switchedIn } from '../dataset-file/small-versions.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const OWN: DatasetKey = { workspace: 'acme', name: null };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const databases = databaseOfFile();

/** Two machines, each with a data folder, over one database and one shared folder. */
function machines() {
  const shared = tempFolder();
  const time = { nowMs: DAY_MS };
  const [database, elsewhere] = [databases.open(), databases.elsewhere()];
  const pass = (ms: number) => {
    time.nowMs += ms;
  };
  return {
    ...{ shared, database, pass },
    here: machine(database, { shared, time, called: 'here' }),
    there: machine(elsewhere, { shared, time, called: 'there' }),
    contents: () => readdirSync(join(shared, 'sha256')),
  };
}

interface MachineParts {
  readonly shared: string;
  readonly time: { readonly nowMs: number };
  readonly called: string;
}

function machine(database: PostgresDatabase, { shared, time, called }: MachineParts) {
  const folder = join(tempFolder(), 'crm');
  const now = () => time.nowMs;
  const content = folderContentStore(shared);
  let gets = 0;
  const counting: ContentStore = {
    ...content,
    get(hash, path) {
      gets++;
      return content.get(hash, path);
    },
  };
  const files = openSharedFiles({
    ...{ content: async () => counting, names: postgresSharedNames(database, { now }) },
    sleep: async () => {},
  });
  const rows = postgresDatasetRows(database, { now });
  const lock = leasedLock(postgresDatasetLeases(database, { now }), testClock(now));
  let last = 0;
  const storeOver = (given: DatasetRows) =>
    fileDatasetStore({ rows: given, folder, files, lock, newId: () => `${called}${++last}` });
  const judged = openJudgedDatasets(versionsHere(rows, { folder, files }), folder);
  onTestFinished(() => judged.close());
  return {
    ...{ folder, files, rows, judged, storeOver, store: storeOver(rows), gets: () => gets },
    idOf: async (id: string) => (await (await judged.open('acme', null))?.account(id))?.account.external_id,
    kept: () => readdirSync(folder).filter((name) => !name.endsWith('.lock')),
  };
}

const LOAD: LoadRecord = {
  ...{ loadId: 'load', state: 'judging', accounts: 1, new: 1, changed: 0, unchanged: 0, leaving: 0 },
  ...{ leavingNames: [], resolved: 0, startedMs: 0, errorMessage: null },
};

describePostgres('accounts that one machine has loaded', () => {
  it('are read on another one, whose file is fetched once, whoever asks', async () => {
    const { here, there } = machines();
    await switchedIn(here.store, OWN, ['1', '2']);
    const inUse = await there.store.inUse(OWN);
    if (inUse === undefined) throw new Error('nothing is in use');
    const [opened, accounts, path] = await Promise.all([
      there.judged.open('acme', null),
      there.store.accounts(inUse),
      there.store.pathOf(inUse),
    ]);
    expect((await opened?.account('2'))?.account.external_id).toBe('2');
    for (let times = 0; times < 2; times++)
      expect([...accounts].map(({ external_id }) => external_id)).toEqual(['1', '2']);
    expect([existsSync(path), there.gets(), here.gets()]).toEqual([true, 1, 0]);
    expect(await there.store.pairs(inUse)).toBeUndefined();
  });

  it('are not taken for lost where their file is not, whoever tidies up', async () => {
    const { here, there } = machines();
    await switchedIn(here.store, OWN, ['1']);
    for (const { store } of [there, here, there]) await store.tidy(0);
    expect(await there.idOf('1')).toBe('1');
    rmSync(here.folder, { recursive: true });
    await here.store.tidy(0);
    expect(await here.idOf('1')).toBe('1');
  });

  it('are gone when nobody has their name any more', async () => {
    const { here, there } = machines();
    await switchedIn(here.store, OWN, ['1']);
    await there.files.forget(['crm/here1.sqlite']);
    await there.store.tidy(0);
    expect([await here.store.inUse(OWN), here.kept()]).toEqual([undefined, ['here1.sqlite']]);
    await here.store.tidy(0);
    expect(here.kept()).toEqual([]);
  });

  it('are replaced there while they are read here, and the old file goes everywhere', async () => {
    const { here, there, pass, contents } = machines();
    await switchedIn(here.store, OWN, ['1']);
    const before = await here.judged.open('acme', null);
    await switchedIn(there.store, OWN, ['2']);
    expect((await before?.account('1'))?.account.external_id).toBe('1');
    expect([await here.idOf('1'), await here.idOf('2')]).toEqual([undefined, '2']);
    expect((await here.files.list('')).map(({ name }) => name)).toEqual(['crm/there1.sqlite']);
    await here.store.tidy(0);
    expect([here.kept(), there.kept()]).toEqual([['there1.sqlite'], ['there1.sqlite']]);
    pass(DAY_MS + 1);
    expect([await here.files.sweep(DAY_MS), contents().length]).toEqual([1, 1]);
  });

  it('are what the next load on another machine goes on from', async () => {
    const { here, there } = machines();
    await switchedIn(here.store, OWN, ['1', '2']);
    const draft = await there.store.begin(OWN, 'load');
    fill(draft, ['2', '3']);
    expect(await draft.changes()).toMatchObject({ new: 1, unchanged: 1, leaving: 1 });
    expect(await finished(draft)).toBe(true);
    expect(await here.idOf('3')).toBe('3');
  });

  it('are dropped on all machines', async () => {
    const { here, there } = machines();
    await switchedIn(here.store, OWN, ['1']);
    expect(await there.idOf('1')).toBe('1');
    await there.store.drop(OWN);
    await here.store.tidy(0);
    expect([await here.idOf('1'), here.kept(), await here.files.list('')]).toEqual([undefined, [], []]);
  });

  it('are loaded by one machine at a time, and judged again by one', async () => {
    const { here, there } = machines();
    for (const kind of ['load', 'refresh'] as const) {
      const draft = await here.store.begin(OWN, kind);
      const second = there.store.begin(OWN, kind);
      await expect(second).rejects.toMatchObject({ code: 'RUN_BUSY' });
      await (await there.store.begin({ ...OWN, workspace: 'other' }, kind)).discard();
      await draft.discard();
      await (await there.store.begin(OWN, kind)).discard();
    }
    const refresh = await here.store.begin(OWN, 'refresh');
    fill(refresh, ['1']);
    await switchedIn(there.store, OWN, ['2']);
    expect(await finished(refresh)).toBe(false);
    expect((await here.files.list('')).map(({ name }) => name)).toEqual(['crm/there5.sqlite']);
  });

  it('can be loaded elsewhere when their machine is gone, which is told, and it cannot go on', async () => {
    const { here, there, database, pass } = machines();
    const draft = await here.store.begin(OWN, 'load');
    fill(draft, ['1']);
    await here.store.noteLoad(OWN, 'load', LOAD);
    for (const table of ['dataset_lease SET lease_owner', 'dataset_load SET owner'])
      await database.rows(`UPDATE core.${table} = 'gone/1/1'`);
    expect((await there.store.load(OWN, 'load'))?.state).toBe('judging');
    await expect(there.store.begin(OWN, 'load')).rejects.toMatchObject({
      ...{ code: 'RUN_BUSY', place: { fix: expect.stringContaining('process 1 on gone') } },
    });
    pass(HOUR_MS);
    expect(await there.store.load(OWN, 'load')).toMatchObject({ state: 'failed' });
    await switchedIn(there.store, OWN, ['2']);
    await expect(finished(draft)).rejects.toMatchObject({ code: 'CONFLICT' });
    await draft.discard();
    expect([await there.idOf('2'), here.kept()]).toEqual(['2', []]);
  });

  it('do not come back when their workspace was deleted while they were loaded, at whatever moment', async () => {
    const { here, there, database } = machines();
    const remove = () => postgresWorkspaceRows(database).remove('acme');
    const replace: DatasetRows['replace'] = async (...given) => {
      await remove();
      return here.rows.replace(...given);
    };
    for (const store of [here.store, here.storeOver({ ...here.rows, replace })]) {
      const draft = await store.begin(OWN, 'load');
      fill(draft, ['1']);
      await store.noteLoad(OWN, 'load', LOAD);
      if (store === here.store) await remove();
      await expect(finished(draft)).rejects.toMatchObject({ code: 'CONFLICT' });
      await draft.discard();
      await store.noteLoad(OWN, 'load', { ...LOAD, state: 'failed' });
      expect([await there.store.inUse(OWN), await there.store.load(OWN, 'load')]).toEqual([
        undefined,
        undefined,
      ]);
      expect([here.kept(), await here.files.list('')]).toEqual([[], []]);
    }
  });

  it('of a machine that died before they came into use leave nothing behind', async () => {
    const { here, there, pass, contents } = machines();
    await switchedIn(here.store, OWN, ['1']);
    let reached = () => {};
    const killed = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const replace: DatasetRows['replace'] = () => {
      reached();
      return new Promise(() => {});
    };
    const draft = await here.storeOver({ ...here.rows, replace }).begin(OWN, 'refresh');
    fill(draft, ['2']);
    void finished(draft);
    await killed;
    const names = async () => (await there.files.list('')).map(({ name }) => name);
    await there.store.tidy(0);
    expect(await names()).toEqual(['crm/here1.sqlite', 'crm/here2.sqlite']);
    pass(HOUR_MS + 1);
    await there.store.tidy(0);
    expect([await names(), await there.idOf('1')]).toEqual([['crm/here1.sqlite'], '1']);
    pass(DAY_MS + 1);
    expect([await there.files.sweep(DAY_MS), contents().length]).toEqual([1, 1]);
  });

  it('are not read from a damaged copy, and not lost where the shared folder is away', async () => {
    const { here, there, shared, contents } = machines();
    await switchedIn(here.store, OWN, ['1']);
    renameSync(shared, `${shared}.away`);
    await expect(there.judged.open('acme', null)).rejects.toThrow(shared);
    await there.store.tidy(0);
    const draft = await here.store.begin(OWN, 'load');
    fill(draft, ['2']);
    await expect(finished(draft)).rejects.toThrow(`there is no folder ${shared}`);
    await draft.discard();
    expect([await here.idOf('1'), here.kept()]).toEqual(['1', ['here1.sqlite']]);
    renameSync(`${shared}.away`, shared);
    const [hash = ''] = contents();
    renameSync(join(shared, 'sha256', hash), join(shared, 'whole'));
    writeFileSync(join(shared, 'sha256', hash), 'damaged');
    await expect(there.judged.open('acme', null)).rejects.toThrow(/is damaged/);
    renameSync(join(shared, 'whole'), join(shared, 'sha256', hash));
    expect(await there.idOf('1')).toBe('1');
  });
});
