import { describe, expect, it } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import { normalisedAhead } from '../../../src/engine/threads/normalised-ahead.ts';
import type { ResolutionOptions } from '../../../src/jobs/job-options.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company, universeOf } from '../../builders.ts';
import { completedJob } from '../../store/jobs.ts';

const OPTIONS: ResolutionOptions = { createMissing: false, keepEvidence: true };
const ACME = { legal_name: 'ACME Holdings, Inc.', city: 'Boston', country: 'us' };

describe('normalisedAhead', () => {
  it('normalises the records of groups that would wait for a thread, and of no others', async () => {
    const { executor, held, end } = holding(2);
    const all = ['1', '2', '3'].map((id) => executor.execute([job(id, ACME)]));
    expect(held().map(normalOf)).toEqual([undefined, undefined, JSON.stringify(normaliseRecord(ACME))]);
    end();
    await Promise.all(all);
    const next = executor.execute([job('4', ACME)]);
    expect(held().map(normalOf)).toEqual([undefined]);
    end();
    await next;
  });

  it('no longer counts a group that was lost with its thread', async () => {
    const { executor, held, end, fail } = holding(1);
    const lost = executor.execute([job('1', ACME)]);
    fail(new Error('the thread is gone'));
    await expect(lost).rejects.toThrow('the thread is gone');
    const next = executor.execute([job('2', ACME)]);
    expect(held().map(normalOf)).toEqual([undefined]);
    end();
    await next;
  });

  it.each<[string, ClaimedJob]>([
    ['asks for its normal form', job('1', ACME, { tellNormal: true })],
    ['has it already', job('1', ACME, { normal: '{"names":[],"place":{}}' })],
    ['asks for an entity by its id', job('1', { ...ACME, core_id: '1234567890' })],
    ['is none to be resolved', { ...job('1', ACME), family: 'firmographics', request: { core_id: '1' } }],
    ['breaks inside the engine', job('1', null)],
  ])('leaves a job as it is that %s', async (_, other) => {
    const { executor, held, end } = holding(0);
    const done = executor.execute([other]);
    expect(held()).toEqual([other]);
    end();
    await done;
  });

  it('changes no answer', async () => {
    const here = inProcessExecutor(workflowContext(universeOf(COMPANIES)));
    const jobs = REQUESTS.map((request, at) => job(String(at), request));
    const answers = await here.execute(jobs);
    expect(await normalisedAhead(here, 0).execute(jobs)).toEqual(answers);
    expect(new Set(answers.map((answer) => 'pinned' in answer && answer.pinned !== null))).toEqual(
      new Set([true, false]),
    );
  });
});

const COMPANIES = [
  company({ name: 'Acme Holdings Inc.', website: 'acme.com', city: 'Boston', country: 'US' }),
  company({ name: '三菱電機株式会社', website: 'mitsubishielectric.co.jp', country: 'JP' }),
  company({ name: 'Bosch (Malaysia) Sdn Bhd', country: 'MY' }),
];

const REQUESTS = [
  ACME,
  { trading_name: 'Mitsubishi Electric', website: 'https://www.mitsubishielectric.co.jp/' },
  { legal_name: '三菱電機', country: 'Japan' },
  { trading_name: 'Bosch Malaysia', phone: '+60 3-7966 3000', email: 'info@bosch.com.my' },
  { legal_name: 'Zymergen', trading_name: 'Zed d/b/a Zee', address: '1 Main Street', postal_code: '02110' },
  { trading_name: 'test' },
];

function job(id: string, request: object | null, options: Partial<ResolutionOptions> = {}): ClaimedJob {
  // One of these tests asks what becomes of a request that no schema has seen.
  return {
    ...{ id, workspace: 'default', family: 'entity-resolution', request },
    ...{ options: { ...OPTIONS, ...options }, createdMs: 0, progress: null, token: 1 },
  } as ClaimedJob;
}

function normalOf({ options }: ClaimedJob): string | undefined {
  return options.normal;
}

/** An executor whose groups are under way until they are ended; `held` are their jobs. */
function holding(threads: number) {
  let groups: { jobs: readonly ClaimedJob[]; settle(error?: unknown): void }[] = [];
  const inner: JobExecutor = {
    execute: (jobs) =>
      new Promise((done, failed) => {
        const settle = (error?: unknown) =>
          error === undefined ? done(jobs.map((one) => completedJob(one))) : failed(error);
        groups.push({ jobs, settle });
      }),
    close: async () => {},
  };
  const settleAll = (error?: unknown) => {
    for (const { settle } of groups) settle(error);
    groups = [];
  };
  return {
    executor: normalisedAhead(inner, threads),
    held: () => groups.flatMap(({ jobs }) => jobs),
    end: () => settleAll(),
    fail: settleAll,
  };
}
