import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import type { BulkRowsEnded } from '../../src/contract/served-engine.ts';
import { bulkQueue } from '../../src/jobs/bulk-queue.ts';
import type { BulkRow, BulkStore } from '../../src/jobs/bulk-store.ts';
import type { JobExecutor } from '../../src/jobs/runner.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteBulkStore } from '../../src/store/sqlite/sqlite-bulk-store.ts';
import { sqliteCreditStore } from '../../src/store/sqlite/sqlite-credit-store.ts';
import { testClock } from '../clock.ts';
import { completedJob } from '../store/jobs.ts';
import { tempPath } from '../temp-folder.ts';

const LONG_MS = 20_000;
const ROW: BulkRow = {
  request: { legal_name: 'Acme' },
  charges: [{ operation: 'entity-resolution', amount: 1 }],
};

describe('the queue of bulks', () => {
  it('commits the rows once when their results could not be committed at first, without doing them again', async () => {
    const { store, key, credits } = await started();
    let [tries, executed] = [0, 0];
    const finish: BulkStore['finish'] = async (end) => {
      if (++tries < 3) throw new Error('the disk is full');
      return store.finish(end);
    };
    const { told, ended } = queueOn({ ...store, finish }, async (jobs) => {
      executed += jobs.length;
      return jobs.map((job) => completedJob(job));
    });
    await soon(async () => expect(await store.status(key)).toMatchObject({ status: 'completed', done: 2 }));
    expect([tries, executed]).toEqual([3, 2]);
    expect(ended).toEqual([{ family: 'entity-resolution', completed: 2, failed: 0 }]);
    expect(told).toEqual(Array(2).fill('rows of a bulk could not be committed yet: the disk is full'));
    expect((await credits.balance())[0]).toMatchObject({ charges: 2, refunds: 0 });
  });

  it('keeps results while the store is away, however long, and tells it once', async () => {
    const { store, key } = await started();
    let [tries, executed] = [0, 0];
    const finish: BulkStore['finish'] = async (end) => {
      if (++tries < 15) throw new CoreError('STORE_UNREACHABLE', 'the database cannot be reached');
      return store.finish(end);
    };
    const execute: JobExecutor['execute'] = async (jobs) => {
      executed += jobs.length;
      return jobs.map((job) => completedJob(job));
    };
    const { told } = queueOn({ ...store, finish }, execute, { ...testClock(), sleep: () => pause(1) });
    await soon(async () => expect(await store.status(key)).toMatchObject({ status: 'completed', done: 2 }));
    expect([tries, executed]).toEqual([15, 2]);
    expect(told).toEqual(['rows of a bulk could not be committed yet: the database cannot be reached']);
    expect(await store.claim({ owner: 'other', forMs: 1 })).toBeUndefined();
  });

  it('gives rows up that were begun too often, without the executor, and gives their credits back', async () => {
    const { store, key, credits, advance } = await started();
    for (let claim = 0; claim < 5; claim++) {
      await store.claim({ owner: 'dead', forMs: 1 });
      advance(10);
    }
    const { ended } = queueOn(store, () => Promise.reject(new Error('no thread is left')));
    await soon(async () => expect(await store.status(key)).toMatchObject({ status: 'completed', failed: 2 }));
    expect(ended).toEqual([{ family: 'entity-resolution', completed: 0, failed: 2 }]);
    expect((await credits.balance())[0]).toMatchObject({ charges: 2, refunds: 2 });
  });

  it('still works on rows that have been begun five times', async () => {
    const { store, key, advance } = await started();
    for (let claim = 0; claim < 4; claim++) {
      await store.claim({ owner: 'dead', forMs: 1 });
      advance(10);
    }
    queueOn(store, async (jobs) => jobs.map((job) => completedJob(job)));
    await soon(async () => expect(await store.status(key)).toMatchObject({ status: 'completed', failed: 0 }));
  });
});

/** A store with a bulk of two rows that was started. */
async function started() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let [ahead, lastId] = [0, 0];
  const store = sqliteBulkStore(database, { newId: () => `${++lastId}`, now: () => Date.now() + ahead });
  const id = await store.create({
    ...{ workspace: 'default', family: 'entity-resolution', keyId: 'key_1' },
    options: { createMissing: false, keepEvidence: false },
  });
  const key = { workspace: 'default', id };
  await store.addPart(key, { part: 1, sha256: 'a'.repeat(64), rows: [ROW, ROW] });
  await store.start(key, 1);
  const advance = (ms: number) => {
    ahead += ms;
  };
  return { store, key, credits: sqliteCreditStore(database), advance };
}

/** A queue that works on it until the test ends, and what it said of errors. */
function queueOn(store: BulkStore, execute: JobExecutor['execute'], clock = testClock()) {
  const told: string[] = [];
  const ended: BulkRowsEnded[] = [];
  const queue = bulkQueue({
    ...{ store, executor: { execute, close: async () => {} }, clock },
    ...{ owner: 'host/1/1', chunks: 1, at: () => {} },
    onError: (what, error) => void told.push(`${what}: ${error instanceof Error ? error.message : error}`),
    onRowsEnded: (rows) => void ended.push(rows),
  });
  onTestFinished(() => queue.close());
  return { queue, told, ended };
}

function soon(look: () => Promise<void>): Promise<void> {
  return vi.waitFor(look, { timeout: LONG_MS, interval: 20 });
}
