import { expect, it } from 'vitest';
import { arrivals } from '../../../src/engine/datasets/arrivals.ts';
import type { FurtherExecutor } from '../../../src/engine/datasets/further-executor.ts';
import { resolveAccounts } from '../../../src/engine/datasets/resolve-accounts.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { DatasetDraft, ResolvedAccount } from '../../../src/jobs/dataset-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { company, universeOf } from '../../builders.ts';

const LEAST = 300;

it('a further thread resolves, too, when all accounts were read and many wait', async () => {
  const arriving = arrivals();
  const { draft, resolved } = draftOf(2 * LEAST);
  const [first, further] = [counting(), counting()];
  let opened = 0;
  const open = () => {
    opened++;
    return further;
  };
  const done = resolveAccounts(draft, { ...options(first), arriving, further: { least: LEAST, open } });
  await new Promise((next) => setImmediate(next));
  expect(opened).toBe(0);
  draft.more(2 * LEAST);
  arriving.end();
  await done;
  expect(opened).toBe(1);
  expect(Math.min(first.jobs(), further.jobs())).toBeGreaterThan(0);
  expect(first.jobs() + further.jobs()).toBe(4 * LEAST);
  expect(further.isClosed()).toBe(true);
  expect(new Set(resolved.map(({ position }) => position)).size).toBe(4 * LEAST);
});

it('no further thread is started for few accounts', async () => {
  const { draft, resolved } = draftOf(LEAST - 1);
  const open = () => {
    throw new Error('a thread was started');
  };
  await resolveAccounts(draft, { ...options(counting()), further: { least: LEAST, open } });
  expect(resolved).toHaveLength(LEAST - 1);
});

it('no further thread is started for accounts that were given up while they came', async () => {
  const [arriving, stopped] = [arrivals(), new AbortController()];
  const { draft } = draftOf(2 * LEAST);
  let opened = 0;
  const open = () => {
    opened++;
    return counting();
  };
  const done = resolveAccounts(draft, {
    ...{ ...options(counting()), arriving, signal: stopped.signal, further: { least: 1, open } },
  });
  stopped.abort();
  arriving.end();
  await expect(done).rejects.toThrow(/aborted/);
  await new Promise((next) => setImmediate(next));
  expect(opened).toBe(0);
});

it('a further thread is closed when accounts cannot be resolved', async () => {
  const { draft } = draftOf(2 * LEAST);
  const further = counting();
  const failing = { execute: () => Promise.reject(new Error('the engine is gone')) };
  const done = resolveAccounts(draft, {
    ...options(failing),
    further: { least: LEAST, open: () => further },
  });
  await expect(done).rejects.toThrow('the engine is gone');
  await expect.poll(further.isClosed).toBe(true);
});

function options(executor: Pick<JobExecutor, 'execute'>) {
  return {
    ...{ workspace: 'default', executor, groups: 2, keepEvidence: false, keepNormal: false },
    ...{ signal: new AbortController().signal, onResolved: async () => {} },
  };
}

interface Counting extends FurtherExecutor {
  jobs(): number;
  isClosed(): boolean;
}

/** An executor that answers later, as one in a thread does, and counts. */
function counting(): Counting {
  const here = inProcessExecutor(workflowContext(universeOf([company({ name: 'Zymergen' })])));
  let [jobs, isClosed] = [0, false];
  return {
    async execute(group) {
      jobs += group.length;
      await new Promise((next) => setImmediate(next));
      return here.execute(group);
    },
    close: async () => {
      isClosed = true;
    },
    jobs: () => jobs,
    isClosed: () => isClosed,
  };
}

/** So many accounts without a resolution. */
function draftOf(first: number) {
  let accounts = first;
  const resolved: ResolvedAccount[] = [];
  const draft: Pick<DatasetDraft, 'unresolved' | 'resolve'> & { more(count: number): void } = {
    unresolved: (after, limit) =>
      Array.from({ length: Math.max(0, Math.min(limit, accounts - after)) }, (_, at) => ({
        position: after + at + 1,
        account: { external_id: String(after + at + 1), legal_name: `Zymergen ${after + at}` },
      })),
    resolve: (group) => void resolved.push(...group),
    more(count) {
      accounts += count;
    },
  };
  return { draft, resolved };
}
