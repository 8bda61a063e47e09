import { hostname } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type DoublesStore, IN_MEMORY } from '../../../src/crm/duplicates/doubles-store.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import { scoringHere } from '../../../src/crm/duplicates/score-here.ts';
import { resultName } from '../../../src/engine/datasets/part-names.ts';
import { openDesk } from '../../../src/engine/datasets/parts-desk.ts';
import { sharedScoring } from '../../../src/engine/datasets/shared-scoring.ts';
import { systemClock } from '../../../src/http/client/clock.ts';
import { LISTS } from '../../../src/store/dataset-file/dataset-folder.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { writePartFile } from '../../../src/store/dataset-file/part-files.ts';
import { duckDbDoublesStore } from '../../../src/store/duckdb/duckdb-doubles-store.ts';
import { openLists } from '../../../src/store/duckdb/open-lists.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { postgresSharedParts } from '../../../src/store/postgres/postgres-shared-parts.ts';
import { postgresTurns } from '../../../src/store/postgres/postgres-turns.ts';
import { draftedAccounts } from '../../engine/datasets/drafted-accounts.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

/** Threads load compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets');
const LONG_MS = 120_000;
const SIZES = { accounts: 20, pairs: 100, judged: 50 };
const UNIVERSE = 'a'.repeat(12);

const databases = databaseOfFile();

/** Accounts whose doubles are found here by so many at once, and by whoever else works. */
function sharing(threads: number) {
  const { path, database: accounts } = draftedAccounts();
  const dataset = fileDataset(accounts);
  const database = databases.open();
  const shared = tempFolder();
  const here = placeOf(database, shared);
  const find = async (store: DoublesStore = IN_MEMORY) => {
    const desk = await openDesk({
      ...here,
      ...{ work: 'work_1', workspace: 'acme', folder: `${path}-parts` },
    });
    const one = { ...scoringHere(dataset, openLists), close: async () => {} };
    const scoring = sharedScoring({ desk, path, accounts: dataset.size, here: one, threads });
    const found = [...(await findDoublesInParts(dataset, { ...scoring, sizes: SIZES }, store))];
    await scoring.close();
    await desk.close();
    return found;
  };
  const expected = [...findDoubles(fileDataset(accounts))];
  return { ...here, ...{ path, database, shared, find, expected } };
}

function placeOf(database: PostgresDatabase, shared: string) {
  const content = folderContentStore(shared);
  const parts = postgresSharedParts(database, {});
  const { sleep } = systemClock;
  const names = postgresSharedNames(database, {});
  return {
    parts,
    files: openSharedFiles({ content: async () => content, names, sleep }),
    clock: systemClock,
  };
}

/** A process that does parts of the work of others; tells how many. */
async function worker(database: PostgresDatabase, shared: string, owner: string) {
  const { partQueue }: typeof import('../../../src/engine/datasets/part-queue.ts') = await import(
    pathToFileURL(join(COMPILED, 'part-queue.js')).href
  );
  const turns = postgresTurns(database, {});
  await turns.load();
  const place = placeOf(database, shared);
  let done = 0;
  const queue = partQueue({
    ...place,
    parts: {
      ...place.parts,
      async finish(part) {
        done++;
        return place.parts.finish(part);
      },
    },
    ...{ turns, owner, atOnce: 1, executor: {}, referenceVersion: () => UNIVERSE },
    ...{ datasetFolder: tempFolder(), onEnded: () => {} },
    onError: (_, error) => {
      throw error;
    },
  });
  onTestFinished(() => queue.close());
  return { done: () => done };
}

async function leftIn(database: PostgresDatabase): Promise<readonly unknown[]> {
  return await database.rows(`SELECT number::text AS what FROM core.dataset_part UNION ALL
    SELECT id FROM core.dataset_work UNION ALL SELECT name FROM core.shared_name`);
}

describePostgres('doubles that several machines find', { timeout: LONG_MS }, () => {
  it('are those that one finds, whoever does the parts', async () => {
    const { database, shared, find, expected } = sharing(1);
    const workers = [
      await worker(database, shared, 'one/1/1'),
      await worker(databases.elsewhere(), shared, 'two/1/1'),
    ];
    expect(await find()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(100);
    expect(workers.map((one) => one.done()).filter((done) => done > 0).length).toBeGreaterThan(0);
    expect(await leftIn(database)).toEqual([]);
  });

  it('are found by others alone, also with lists on disk', async () => {
    const { path, database, shared, find, expected } = sharing(0);
    const one = await worker(database, shared, 'one/1/1');
    const store = await duckDbDoublesStore(path + LISTS);
    expect(await find(store)).toEqual(expected);
    store.close();
    expect(one.done()).toBeGreaterThan(20);
  });

  it('are found by one machine where nobody else works', async () => {
    const { database, find, expected } = sharing(1);
    expect(await find()).toEqual(expected);
    expect(await leftIn(database)).toEqual([]);
  });

  it('lack nothing when a worker was killed in the middle of a part', async () => {
    const { parts, find, expected } = sharing(1);
    const killed = { owner: `${hostname()}/4194305/1`, forMs: 60_000 };
    const finding = find();
    let claims = 0;
    await vi.waitFor(
      async () => {
        if ((await parts.claim('acme', killed, UNIVERSE)) !== undefined) claims++;
        expect(claims).toBe(2);
      },
      { timeout: LONG_MS, interval: 1 },
    );
    expect(await finding).toEqual(expected);
  });

  it('lack nothing when results cannot be read, or are not there', async () => {
    const { parts, files, find, expected } = sharing(1);
    const finding = find();
    const liar = { owner: 'liar/1/1', forMs: 60_000 };
    const junk = tempPath('junk');
    writePartFile(junk, 'junk');
    let lies = 0;
    await vi.waitFor(
      async () => {
        const part = await parts.claim('acme', liar, UNIVERSE);
        expect(part).toBeDefined();
        if (part === undefined) return;
        // The first has no file at all, the second one that is cut off.
        if (lies > 0) await files.keep(resultName(part.work, part.number, part.token), await cutOff(junk));
        expect(await parts.finish(part)).toBe(true);
        expect(++lies).toBe(2);
      },
      { timeout: LONG_MS, interval: 1 },
    );
    expect(await finding).toEqual(expected);
  });

  it('are found here from the moment on that the others cannot be reached', async () => {
    const { database, files, find, expected } = sharing(1);
    const keep = files.keep;
    let kept = 0;
    Object.assign(files, {
      async keep(name: string, path: string) {
        if (++kept > 8) throw new Error('the files cannot be reached');
        return keep(name, path);
      },
    });
    expect(await find()).toEqual(expected);
    expect(kept).toBeGreaterThan(8);
    expect(await leftIn(database)).toEqual([]);
  });
});

async function cutOff(path: string): Promise<string> {
  const { truncateSync } = await import('node:fs');
  truncateSync(path, 3);
  return path;
}
