import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { enrichmentQueue } from '../../../src/engine/inbound/enrichment-queue.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteWorkspaceSettingsStore } from '../../../src/store/sqlite/sqlite-workspace-settings-store.ts';
import { company, universeOf } from '../../builders.ts';
import { testClock } from '../../clock.ts';
import { tempPath } from '../../temp-folder.ts';
import { enrichmentsBeside } from '../enrichments-beside.ts';

const ACME = company({ source: 'starter', id: 'acme', name: 'Acme', website: 'acme.com', country: 'GB' });

describe('the queue of enrichments', () => {
  it('links and processes fifty accounts of a workspace at once; the others wait as queued', async () => {
    const { store, start, queue } = opened();
    const held = holding(real());
    for (let at = 0; at < 60; at++) await start(`${at}`);
    queue({ executor: held.executor });
    await vi.waitFor(async () => expect(await activeIn(store)).toBe(50));
    held.letGo();
    await vi.waitFor(async () => expect(await store.open()).toEqual([]), 10_000);
    expect(held.mostAtOnce()).toBeLessThanOrEqual(50);
  });

  it('is queued, then linked, then processed, and tells what it has found at each step', async () => {
    const { store, start, queue } = opened();
    const id = await start('1');
    const run = async () => {
      const { status, found } = (await store.find('ours', id)) ?? {};
      return [status, found?.core_id !== undefined, found?.operational_status];
    };
    expect(await run()).toEqual(['queued', false, undefined]);
    const [linking, processing] = [holding(real()), holding(real())];
    const steps = [linking, processing];
    queue({ executor: { ...real(), execute: (jobs) => (steps.shift() ?? linking).executor.execute(jobs) } });
    await vi.waitFor(async () => expect(await run()).toEqual(['linking', false, undefined]));
    linking.letGo();
    await vi.waitFor(async () => expect(await run()).toEqual(['processing', true, undefined]));
    processing.letGo();
    await vi.waitFor(async () => expect(await run()).toEqual(['complete', true, 'Undetermined']));
  });

  it('lets one workspace wait for nobody of another', async () => {
    const { store, start, queue } = opened();
    const held = holding(real(), (workspace) => workspace === 'large');
    for (let at = 0; at < 51; at++) await start(`${at}`, 'large');
    const mine = await start('1', 'small');
    queue({ executor: held.executor });
    await vi.waitFor(async () => expect((await store.find('small', mine))?.status).toBe('complete'), 10_000);
    held.letGo();
  });

  it('takes up what a process left behind that died, and enriches it once', async () => {
    const { store, start, queue, set } = opened();
    const id = await start('1');
    const dead = queue({ executor: holding(real()).executor, owner: 'host/2/2' });
    await vi.waitFor(async () => expect(await activeIn(store)).toBe(1));
    set(Date.now() + 61_000);
    const ends = vi.spyOn(store, 'end');
    queue({ executor: real(), owner: 'host/3/3' });
    await vi.waitFor(async () => expect((await store.find('ours', id))?.status).toBe('complete'), 10_000);
    expect(ends).toHaveBeenCalledTimes(1);
    void dead;
  });

  it('gives up a run that never ends, which then is an error', async () => {
    const { store, start, queue } = opened();
    const id = await start('1');
    const lease = { owner: 'host/2/2', forMs: -1 };
    for (let claims = 0; claims < 5; claims++)
      await store.claim({ workspace: 'ours', accountsAtOnce: 1, limit: 1 }, lease);
    queue({ executor: real() });
    await vi.waitFor(async () => expect((await store.find('ours', id))?.status).toBe('error'), 10_000);
    expect((await store.find('ours', id))?.error).toContain('begun 5 times');
  });

  it('gives a run that an executor could not take to the next', async () => {
    const { store, start, queue } = opened();
    const id = await start('1');
    let fails = 1;
    const executor = real();
    const flaky: JobExecutor = {
      ...executor,
      execute: async (jobs) => {
        if (fails-- > 0) throw new Error('no thread is left');
        return executor.execute(jobs);
      },
    };
    const { errors } = queue({ executor: flaky });
    await vi.waitFor(async () => expect((await store.find('ours', id))?.status).toBe('complete'), 10_000);
    expect(errors).toEqual(['a group of enrichments was handed back']);
  });
});

function real(): JobExecutor {
  return inProcessExecutor(workflowContext(universeOf([ACME])));
}

/** An executor that holds the jobs of some workspaces until it lets go. */
function holding(executor: JobExecutor, isHeld: (workspace: string) => boolean = () => true) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let [now, most] = [0, 0];
  const execute: JobExecutor['execute'] = async (jobs) => {
    now += jobs.length;
    most = Math.max(most, now);
    if (jobs.some(({ workspace }) => isHeld(workspace))) await gone;
    const done = await executor.execute(jobs);
    now -= jobs.length;
    return done;
  };
  return { executor: { ...executor, execute }, letGo, mostAtOnce: () => most };
}

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let aheadMs = 0;
  const clock = testClock(() => Date.now() + aheadMs);
  const settings = sqliteWorkspaceSettingsStore(database);
  const { store } = enrichmentsBeside({ database, executor: real(), clock, settings });
  return {
    store,
    set(nowMs: number) {
      aheadMs = nowMs - Date.now();
    },
    start: async (crmId: string, workspace = 'ours') => {
      const request = { crmId, name: 'Acme', website: 'acme.com' };
      return (await store.start({ workspace, request })).executionId;
    },
    queue({ executor, owner = 'host/1/1' }: { executor: JobExecutor; owner?: string }) {
      const errors: string[] = [];
      const onError = (what: string) => void errors.push(what);
      const queue = enrichmentQueue({ store, executor, clock, owner, groups: 4, settings, onError });
      return { ...queue, errors };
    },
  };
}

type Store = ReturnType<typeof opened>['store'];

async function activeIn(store: Store): Promise<number> {
  return (await store.open()).reduce((sum, { active }) => sum + active, 0);
}
