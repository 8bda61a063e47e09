import { hostname } from 'node:os';
import { expect, it, vi } from 'vitest';
import { type DoublesStore, IN_MEMORY } from '../../../src/crm/duplicates/doubles-store.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { findDoublesInParts } from '../../../src/crm/duplicates/find-doubles-in-parts.ts';
import { scoringHere } from '../../../src/crm/duplicates/score-here.ts';
import { resultName } from '../../../src/engine/datasets/part-names.ts';
import { openDesk } from '../../../src/engine/datasets/parts-desk.ts';
import { sharedScoring } from '../../../src/engine/datasets/shared-scoring.ts';
import { LISTS } from '../../../src/store/dataset-file/dataset-folder.ts';
import { fileDataset } from '../../../src/store/dataset-file/file-dataset.ts';
import { writePartFile } from '../../../src/store/dataset-file/part-files.ts';
import { duckDbDoublesStore } from '../../../src/store/duckdb/duckdb-doubles-store.ts';
import { openLists } from '../../../src/store/duckdb/open-lists.ts';
import { draftedAccounts } from '../../engine/datasets/drafted-accounts.ts';
import { tempFolder, tempPath } from '../../temp-folder.ts';
import { leftIn, partWorker, placeOf } from './part-machines.ts';
import { databaseOfFile, describePostgres } from './postgres-databases.ts';

const LONG_MS = 120_000;
const SIZES = { accounts: 20, pairs: 100, judged: 50 };

type Place = ReturnType<typeof placeOf>;

const ANY = '';

const databases = databaseOfFile();

/** Accounts whose doubles are found here by so many at once, and by whoever else works. */
function sharing(threads: number, changed: (place: Place) => Partial<Place> = () => ({})) {
  const { path, database: accounts } = draftedAccounts();
  const dataset = fileDataset(accounts);
  const database = databases.open();
  const shared = tempFolder();
  const place = placeOf(database, shared);
  const here = { ...place, ...changed(place) };
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

describePostgres('doubles that several machines find', { timeout: LONG_MS }, () => {
  it('are those that one finds, whoever of two does the parts', async () => {
    const { database, shared, find, expected } = sharing(0);
    const workers = [
      await partWorker(database, { shared, owner: 'one/1/1' }),
      await partWorker(databases.elsewhere(), { shared, owner: 'two/1/1' }),
    ];
    expect(await find()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(100);
    expect(workers.reduce((sum, one) => sum + one.done(), 0)).toBeGreaterThan(20);
    expect(await leftIn(database)).toEqual([]);
  });

  it('are found by others alone, also with lists on disk', async () => {
    const { path, database, shared, find, expected } = sharing(0);
    const one = await partWorker(database, { shared, owner: 'one/1/1' });
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
        if ((await parts.claim('acme', killed, ANY)) !== undefined) claims++;
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
        const part = await parts.claim('acme', liar, ANY);
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

  it('are found here when others have ended the work, not having heard of its process', async () => {
    const { parts, find, expected } = sharing(1, endedAfter(5));
    expect(await find()).toEqual(expected);
    expect(await parts.renew('work_1', 1000)).toBe(false);
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

/** Renews at once, and the work was ended by others when so many parts were offered. */
function endedAfter(offers: number): (place: Place) => Partial<Place> {
  return ({ parts, clock }) => {
    let offered = 0;
    let renew = () => {};
    return {
      parts: {
        ...parts,
        async offer(work, part) {
          if (++offered > offers) return new Promise(() => {});
          await parts.offer(work, part);
          if (offered < offers) return;
          await parts.end(work);
          renew();
        },
      },
      clock: {
        ...clock,
        every(_, work) {
          renew = work;
          return () => {};
        },
      },
    };
  };
}

async function cutOff(path: string): Promise<string> {
  const { truncateSync } = await import('node:fs');
  truncateSync(path, 3);
  return path;
}
