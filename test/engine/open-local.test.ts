import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunPlan } from '../../src/batch/run-store.ts';
import { rowKey } from '../../src/batch/run-store.ts';
import { openKeptWork } from '../../src/engine/kept-work.ts';
import { type LocalEngine, openLocalEngine } from '../../src/engine/open-local.ts';
import type { ResolutionOptions } from '../../src/jobs/job-options.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteJobStore } from '../../src/store/sqlite/sqlite-job-store.ts';
import { testClock } from '../clock.ts';
import { newJob } from '../store/jobs.ts';
import { deadProcess } from '../store/processes.ts';
import { removeStarter } from '../stores.ts';
import { tempFolder } from '../temp-folder.ts';

const JOB_OPTIONS = { createMissing: false, keepEvidence: false };

describe('opening the engine', () => {
  it('builds the starter universe in a new data directory, and resolves against it', async () => {
    const engine = await opened(join(tempFolder(), 'new', 'data'));
    expect(engine.entityCount).toBeGreaterThan(500);
    const created = await engine.service.create('entity-resolution', [
      { body: { website: 'https://www.siemens.com' } },
    ]);
    const [status] = await engine.service.jobs(
      'entity-resolution',
      created.map((job) => job.id),
      { waitMs: 10_000 },
    );
    expect(status).toMatchObject({
      status: 'completed',
      record: { legal_info: { legal_name: 'Siemens AG' } },
    });
  });

  it('finds the same universe, the same model and the runs when it is opened again', async () => {
    const dataDir = emptyData();
    const first = await opened(dataDir);
    const { run } = await first.runs.begin(planOf(first), { isFresh: false });
    await first.service.close();
    const second = await opened(dataDir);
    expect([second.referenceVersion, second.modelVersion]).toEqual([
      first.referenceVersion,
      first.modelVersion,
    ]);
    expect((await second.runs.find(run.id))?.id).toBe(run.id);
  });

  it('goes on with an interrupted run that had created entities', async () => {
    const dataDir = emptyData();
    const first = await opened(dataDir, { ...JOB_OPTIONS, createMissing: true });
    const { run } = await first.runs.begin(planOf(first), { isFresh: false });
    const [job] = await first.service.create('entity-resolution', [
      { body: { trading_name: 'Zymergen', country: 'US' }, idempotencyKey: rowKey(run.id, 1) },
    ]);
    await first.service.jobs('entity-resolution', [job?.id ?? ''], { waitMs: 5000 });
    await first.service.close();
    const second = await opened(dataDir, { ...JOB_OPTIONS, createMissing: true });
    expect(await second.runs.begin(planOf(second), { isFresh: false })).toMatchObject({
      kind: 'resumed',
      run: { id: run.id },
    });
  });

  it('takes up at once the jobs that a dead process had', async () => {
    const dataDir = emptyData();
    const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
    const store = sqliteJobStore(database, { newId: () => 'left', now: Date.now });
    const ids = await store.create([newJob()]);
    await store.claim(ids, { owner: `${hostname()}/${await deadProcess()}/1`, forMs: 3_600_000 });
    database.close();
    const [status] = await (await opened(dataDir)).service.jobs('entity-resolution', ids, { waitMs: 5000 });
    expect(status?.status).toBe('completed');
  });

  it('leaves the jobs of a living process to it', async () => {
    const dataDir = emptyData();
    const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
    const store = sqliteJobStore(database, { newId: () => 'left', now: Date.now });
    const ids = await store.create([newJob()]);
    await store.claim(ids, { owner: 'another-host/1/1', forMs: 3_600_000 });
    database.close();
    const [status] = await (await opened(dataDir)).service.jobs('entity-resolution', ids, { waitMs: 150 });
    expect(status?.status).toBe('processing');
  });
});

describe('opening the runs alone', () => {
  it('builds no universe', async () => {
    const dataDir = tempFolder();
    const { runs, close } = await openKeptWork({ dataDir, clock: testClock() });
    expect(await runs.list()).toEqual([]);
    await close();
    expect(existsSync(join(dataDir, 'reference'))).toBe(false);
  });
});

async function opened(dataDir: string, jobOptions: ResolutionOptions = JOB_OPTIONS): Promise<LocalEngine> {
  const engine = await openLocalEngine({ dataDir, clock: testClock(), jobOptions, threads: 0 });
  onTestFinished(() => engine.service.close());
  return engine;
}

/** A data directory without the companies that come with core. */
function emptyData(): string {
  const dataDir = tempFolder();
  removeStarter(dataDir);
  return dataDir;
}

function planOf({ referenceVersion, modelVersion }: LocalEngine): RunPlan {
  return { inputHash: 'h', options: '{}', referenceVersion, modelVersion, inputPath: '/a', outputPath: '/b' };
}
