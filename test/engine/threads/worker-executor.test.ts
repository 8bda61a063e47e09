import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { GroupPorts } from '../../../src/engine/threads/handed-group.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { referencePath, sqliteReferenceStore } from '../../../src/store/universe-file/reference-files.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, draftOf } from '../../builders.ts';
import { until } from '../../cli/run-core.ts';
import { testClock } from '../../clock.ts';
import { entity } from '../../crm/overrides/decisions.ts';
import { endedOf, withoutTexts } from '../../jobs/run-through.ts';
import { storesIn } from '../../stores.ts';
import { tempFolder } from '../../temp-folder.ts';

/** A worker thread loads compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/threads/worker-executor.js');
const COMPANIES = Array.from({ length: 40 }, (_, at) =>
  company({ id: String(at), name: `Zymergen ${at}`, website: `zymergen${at}.com` }),
);

describe('worker threads', () => {
  it('give the results that this process gives, in order', async () => {
    const { store, path, universe } = universeFile();
    const jobs = jobsFor(500);
    const threads = await threadsOn(path, 2);
    const groups = [0, 1, 2, 3, 4].map((group) => jobs.slice(group * 100, (group + 1) * 100));
    const results = withoutTexts((await Promise.all(groups.map((group) => threads.execute(group)))).flat());
    expect(results).toEqual(await inProcessExecutor(workflowContext(universe)).execute(jobs));
    expect(store.openCurrent()?.version).toBe(universe.version);
  });

  it('obey what people have decided, from the next group of jobs on', async () => {
    const stores = storesIn(tempFolder());
    const threads = await threadsOn(universeFile().path, 1, stores);
    const job = { ...jobsFor(1)[0], request: { website: 'zymergen7.com', external_id: 'A' } } as ClaimedJob;
    const entityOf = async () => endedOf(await threads.execute([job]))[0]?.pinned?.coreId;
    const found = await entityOf();
    const decided = mintCoreId('list:8');
    await stores.overrides.add('default', [{ override: entity('A', decided) }]);
    expect([found, await entityOf()]).toEqual([mintCoreId('list:7'), decided]);
  });

  it('are ready once one of them has opened the universe', async () => {
    const threads = await threadsOn(universeFile().path, 2);
    expect(await Promise.race([threads.ready?.().then(() => 'ready'), Promise.resolve('starting')])).toBe(
      'starting',
    );
    await threads.ready?.();
    expect(threads.failure?.()).toBeUndefined();
  });

  it('stay when they have nothing to do for a moment, for each is slow at first', async () => {
    let started = 0;
    const count = () => void started++;
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    const threads = await threadsOn(universeFile().path, 2);
    const jobs = jobsFor(40);
    for (let burst = 0; burst < 4; burst++) {
      await Promise.all([threads.execute(jobs), threads.execute(jobs), threads.execute(jobs)]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(started).toBe(2);
  });

  it('keep the universe that they began with when another one takes its place', async () => {
    const { store, path } = universeFile();
    const threads = await threadsOn(path, 4);
    await threads.execute(jobsFor(1));
    store.replace(draftOf([])).close();
    const groups = Array.from({ length: 12 }, () => jobsFor(200));
    const results = endedOf((await Promise.all(groups.map((group) => threads.execute(group)))).flat());
    expect(new Set(results.map(({ result }) => result.state))).toEqual(new Set(['completed']));
    expect(results.every(({ pinned }) => pinned !== null)).toBe(true);
  });

  it('that cannot start fail the jobs that they were given, and not the process', async () => {
    const thrown: unknown[] = [];
    const listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => thrown.push(error));
    onTestFinished(() => {
      process.removeAllListeners('uncaughtException');
      for (const listener of listeners) process.on('uncaughtException', listener);
    });
    const threads = await threadsOn(join(tempFolder(), 'gone', 'universe.sqlite'), 1);
    await expect(threads.execute(jobsFor(1))).rejects.toThrow(/^the universe .* cannot be opened$/);
    // Another one is started in its place, which has nothing to do.
    await expect(threads.execute(jobsFor(1))).rejects.toThrow(/^the universe .* cannot be opened$/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(thrown).toEqual([]);
  });

  it('are started again once they can, and say until then why they cannot', async () => {
    const { path } = universeFile();
    renameSync(path, `${path}.away`);
    const threads = await threadsOn(path, 1);
    await threads.ready?.();
    await expect(threads.execute(jobsFor(1))).rejects.toThrow(/^the universe .* cannot be opened$/);
    expect(String(threads.failure?.())).toMatch(/the universe .* cannot be opened/);
    renameSync(`${path}.away`, path);
    await until(() => threads.failure?.() === undefined, 'a thread works');
    expect(await threads.execute(jobsFor(1))).toMatchObject([{ result: { state: 'completed' } }]);
  });
});

function universeFile() {
  const folder = tempFolder();
  const store = sqliteReferenceStore(folder);
  const universe = store.replace(draftOf(COMPANIES));
  onTestFinished(() => universe.close());
  return { store, universe, path: referencePath(folder, universe.version) };
}

async function threadsOn(
  path: string,
  threads: number,
  ports: GroupPorts = storesIn(tempFolder()),
): Promise<JobExecutor> {
  const { workerExecutor } = await import(pathToFileURL(COMPILED).href);
  const executor: JobExecutor = workerExecutor({
    files: { referencePath: path, datasetFolder: tempFolder() },
    ...{ ports, threads },
    clock: testClock(),
  });
  onTestFinished(() => executor.close());
  return executor;
}

function jobsFor(count: number): readonly ClaimedJob[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `job_${at}`,
    workspace: 'default',
    family: 'entity-resolution' as const,
    request: { website: `www.zymergen${at % 40}.com` },
    options: { createMissing: false, keepEvidence: true },
    createdMs: 0,
    progress: null,
    token: at,
  }));
}
