import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { filesAdmin } from '../../../src/admin/files-admin.ts';
import { placesOf } from '../../../src/batch/files/file-folder.ts';
import { type CarryOutFile, fileRunner } from '../../../src/batch/files/file-runner.ts';
import { prepareFileRun } from '../../../src/batch/files/prepare-file-run.ts';
import { workspaceFiles } from '../../../src/batch/files/workspace-files.ts';
import { CrosscheckRules } from '../../../src/contract/crosscheck-rules.ts';
import type { FilePlan, Files } from '../../../src/contract/files.ts';
import { ALL_FILES } from '../../../src/contract/prepared-actions.ts';
import { readRules } from '../../../src/crm/rules/read-rules.ts';
import { nameFieldOf } from '../../../src/engine/name-field.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresFileStore } from '../../../src/store/postgres/postgres-file-store.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { removeUploadedFiles } from '../../../src/store/sqlite/remove-uploaded-files.ts';
import { csvOf, EXPORT } from '../../cli/crm-export.ts';
import { workplace } from '../../cli/run-core.ts';
import { testClock } from '../../clock.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = { user: null, isAdmin: true };
const TABLE = csvOf(EXPORT);

const databases = databaseOfFile();

interface MachineParts {
  readonly shared: string;
  readonly now: () => number;
}

/** A machine with a data folder of its own over the database and the folder that it shares with others. */
function machine(database: PostgresDatabase, { shared, now }: MachineParts) {
  const dataDir = tempFolder();
  const root = join(dataDir, 'files');
  const sharedFiles = openSharedFiles({
    content: async () => folderContentStore(shared),
    names: postgresSharedNames(database, { now }),
    sleep: async () => {},
  });
  const stores = { ...storesIn(dataDir), files: postgresFileStore(database, { now }) };
  const admin = filesAdmin({ stores, clock: testClock(now), prices: {} });
  const rules = CrosscheckRules.parse({});
  const parts = {
    ...{ ...admin, root, sharedFiles, now, nameFieldOf, firstLine: undefined, maxBytes: 1024 ** 2 },
    decidingIn: async () => ({ rules, named: () => [], reviews: [], decisions: [], nameFieldOf }),
    readRules: (given: string) => readRules(given, 'rules'),
    tryOut: async () => [],
  };
  const files = workspaceFiles(parts, 'acme');
  return {
    ...{ dataDir, root, files, sharedFiles, store: admin.store },
    /** Runs what is asked until it is over, as `core serve` and `core worker` do. */
    async run(id: string, carryOut: CarryOutFile) {
      const onError = (_: string, error: unknown) => {
        throw error;
      };
      const running = { ...admin, root, sharedFiles, clock: testClock(now), carryOut, onError };
      const leaving = fileRunner({ ...running, carryOut: isNotRunHere, leavesWork: true });
      const runner = fileRunner(running);
      try {
        for (;;) {
          const { run } = await files.find(id);
          if (run?.state === 'done' || run?.state === 'failed') return run;
          await pause(20);
        }
      } finally {
        await Promise.all([runner.close(), leaving.close()]);
      }
    },
  };
}

async function isNotRunHere(): Promise<never> {
  throw new Error('this process only takes requests');
}

function machines() {
  const shared = tempFolder();
  let nowMs = Date.now();
  const parts = { shared, now: () => nowMs };
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return {
    ...{ shared, pass },
    here: machine(databases.open(), parts),
    there: machine(databases.elsewhere(), parts),
  };
}

async function* bytes(content: string) {
  yield Buffer.from(content);
}

async function uploaded(files: Files): Promise<string> {
  const content = bytes(TABLE);
  return (await files.create({ name: 'crm.csv', bytes: Buffer.byteLength(TABLE), content, by: OWNER })).id;
}

async function asked(files: Files, id: string, kind: FilePlan['kind'] = 'crosscheck') {
  const { columns } = await files.inspect(id, { kind, sheet: null });
  const fields = columns.map(({ field }) => field);
  await files.start(
    id,
    { kind, sheet: null, fields, min_confidence: null, max_risk: null, rules: null },
    OWNER,
  );
}

const SUMMARY = {
  ...{ rows: 1, outcomes: {}, confidence: {}, companies: 0, unmatched: [], problems: [], warnings: [] },
  ...{ advice: [], seconds: 1, actions: null, broke_off: null },
};

describePostgres('a file that was uploaded to one machine', () => {
  const { core, write, read, folder } = workplace();

  beforeAll(async () => {
    write('crm.csv', TABLE);
    expect((await core('crosscheck', 'crm.csv', '-o', 'out.csv', '--report', 'report.html')).code).toBe(0);
  });

  /** Leaves what `core crosscheck` has written where the process of a run does. */
  function carriedOut(root: string, end = ''): CarryOutFile {
    return async (claimed) => {
      await prepareFileRun(claimed, { root, firstLine: undefined });
      const places = placesOf(root, claimed);
      const isCrosscheck = claimed.run.plan.kind === 'crosscheck';
      write('made.csv', isCrosscheck ? read('out.csv') : `name,core_outcome\n${end},no_match\n`);
      copyFileSync(join(folder, 'made.csv'), places.output('csv'));
      if (isCrosscheck) copyFileSync(join(folder, 'report.html'), places.report);
      return { is: 'done', summary: SUMMARY };
    };
  }

  it('is read, run, looked at, converted and made into files for a CRM on another one', async () => {
    const { here, there } = machines();
    const id = await uploaded(here.files);
    await asked(there.files, id);
    expect(await there.run(id, carriedOut(there.root))).toMatchObject({ state: 'done' });
    const output = await here.files.output(id, 'csv');
    expect(await text(output.content)).toBe(read('out.csv'));
    expect(await text((await here.files.output(id, 'report')).content)).toBe(read('report.html'));
    const { mapFile } = await here.files.outputOf(id);
    expect(readFileSync(mapFile ?? '', 'utf8')).toContain('external_id');
    expect((await here.files.rows(id, { page: 0, outcome: null })).rows.length).toBeGreaterThan(3);
    const wish = { crm: 'csv', only_accepted: false, include_delete: true } as const;
    const { id: prepared, actions } = await here.files.prepareActions(id, wish);
    for (const name of [actions[0]?.name ?? '', ALL_FILES]) {
      const part = { prepared, set: 'actions', name } as const;
      const [made, fetched] = [
        await here.files.preparedActions(id, part),
        await there.files.preparedActions(id, part),
      ];
      expect(await text(fetched.content)).toBe(await text(made.content));
    }
    await there.files.prepareActions(id, wish);
    const gone = here.files.preparedActions(id, { prepared, set: 'actions', name: ALL_FILES });
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has the results of its last run everywhere, and nothing of earlier ones', async () => {
    const { here, there } = machines();
    const id = await uploaded(here.files);
    await asked(here.files, id);
    await here.run(id, carriedOut(here.root));
    const isThere = async (format: 'json' | 'csv') => text((await there.files.output(id, format)).content);
    expect(await isThere('json')).toContain('core_action');
    for (const end of ['first', 'second']) {
      await asked(there.files, id, 'resolve');
      await expect(there.files.outputOf(id)).rejects.toMatchObject({ code: 'CONFLICT' });
      await here.run(id, carriedOut(here.root, end));
      expect(await isThere('csv')).toContain(end);
      expect(await isThere('json')).toContain(end);
    }
    await expect(there.files.output(id, 'report')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is fetched once, and not again while nothing has changed', async () => {
    const { here, there, shared } = machines();
    const id = await uploaded(here.files);
    await asked(here.files, id);
    await here.run(id, carriedOut(here.root));
    await there.files.outputOf(id);
    rmSync(shared, { recursive: true });
    for (const { files } of [here, there])
      expect(readFileSync((await files.outputOf(id)).path, 'utf8')).toBe(read('out.csv'));
  });

  it('goes on when the machine that ran it is gone', async () => {
    const { here, there, pass } = machines();
    const id = await uploaded(here.files);
    await asked(here.files, id);
    const owner = 'gone/1/1';
    expect(await here.store.claim({ owner, isAlive: (name) => name === owner })).toBeDefined();
    pass(61_000);
    expect(await there.run(id, carriedOut(there.root))).toMatchObject({ state: 'done' });
    expect(await text((await here.files.output(id, 'csv')).content)).toBe(read('out.csv'));
  });

  it('is refused while the shared folder is away, and so is its run, which names it; both can be done again', async () => {
    const { here, there, shared } = machines();
    const id = await uploaded(here.files);
    await asked(here.files, id);
    renameSync(shared, `${shared}.away`);
    const refused = uploaded(there.files);
    await expect(refused).rejects.toThrow(`there is no folder ${shared}`);
    expect(readdirSync(join(there.root, 'acme'))).toEqual([]);
    await expect(there.files.inspect(id, { kind: 'resolve', sheet: null })).rejects.toThrow(shared);
    const failed = await here.run(id, carriedOut(here.root));
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringContaining(shared) });
    renameSync(`${shared}.away`, shared);
    await asked(there.files, id);
    expect(await here.run(id, carriedOut(here.root))).toMatchObject({ state: 'done' });
    expect(await text((await there.files.output(id, 'csv')).content)).toBe(read('out.csv'));
  });

  it('is gone everywhere when it is deleted, and so are uploads that were cut off by a kill', async () => {
    const { here, there, pass } = machines();
    const id = await uploaded(here.files);
    await there.files.inspect(id, { kind: 'resolve', sheet: null });
    await here.sharedFiles.keep('files/acme/file_cut/input.csv', join(folder, 'crm.csv'));
    await here.sharedFiles.keep('crm/other.sqlite', join(folder, 'crm.csv'));
    await there.files.remove(id, OWNER);
    const names = async () => (await here.sharedFiles.list('')).map(({ name }) => name);
    expect(await names()).toEqual(['crm/other.sqlite', 'files/acme/file_cut/input.csv']);
    pass(DAY_MS + 1);
    const stray = join(here.root, 'acme', id);
    expect(existsSync(stray)).toBe(true);
    utimesSync(stray, 0, 0);
    await tidied(here);
    expect([await names(), existsSync(stray)]).toEqual([['crm/other.sqlite'], false]);
  });

  it('is gone with its workspace', async () => {
    const { here, there } = machines();
    await uploaded(here.files);
    await here.sharedFiles.keep('files/acme2/x/input.csv', join(folder, 'crm.csv'));
    await removeUploadedFiles(there, 'acme');
    expect((await here.sharedFiles.list('')).map(({ name }) => name)).toEqual(['files/acme2/x/input.csv']);
  });
});

/** Lets the runner of the machine tidy up, as it does now and then. */
async function tidied({ root, store, sharedFiles }: ReturnType<typeof machine>): Promise<void> {
  const due: (() => void)[] = [];
  const every = (_: number, work: () => void) => {
    due.push(work);
    return () => {};
  };
  const clock = { ...testClock(), every };
  const admin = { root, store, sharedFiles, clock, owner: '', ownerOf: () => '', isAlive: () => true };
  const runner = fileRunner({ ...admin, carryOut: isNotRunHere, leavesWork: true, onError: () => {} });
  for (const work of due) work();
  await expect.poll(async () => (await sharedFiles.list('files/')).length, { timeout: 10_000 }).toBe(0);
  await runner.close();
}
