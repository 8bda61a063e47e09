import { describe, expect, it } from 'vitest';
import { entityDecisionsOf } from '../../../src/crm/overrides/entity-decisions.ts';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { weighedTogether } from '../../../src/jobs/workflows/weighed-together.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { mintCoreId } from '../../../src/universe/core-id.ts';
import { company, universeOf } from '../../builders.ts';
import { notEntity } from '../../crm/overrides/decisions.ts';
import { endedOf } from '../../jobs/run-through.ts';

const KUDZWA = mintCoreId('list:kudzwa foods ltd');
const OPTIONS = { createMissing: false, keepEvidence: false };

describe('inProcessExecutor', () => {
  it('gives one result for each job, in order, with the job’s token', async () => {
    const executor = inProcessExecutor(
      workflowContext(universeOf([company({ name: 'Zymergen', website: 'zymergen.com' })])),
    );
    const results = endedOf(
      await executor.execute([job('a', { website: 'zymergen.com' }, 3), job('b', { core_id: 'no' }, 7)]),
    );
    expect(results.map(({ id, token, result }) => [id, token, result.state])).toEqual([
      ['a', 3, 'completed'],
      ['b', 7, 'failed'],
    ]);
  });

  it('fails a job that breaks inside the engine, and no other, without telling how', async () => {
    const executor = inProcessExecutor(
      workflowContext(universeOf([company({ name: 'Zymergen', website: 'zymergen.com' })])),
    );
    const results = endedOf(
      await executor.execute([job('broken', null), job('fine', { website: 'zymergen.com' })]),
    );
    expect(results.map(({ result }) => result.state)).toEqual(['failed', 'completed']);
    expect(results[0]).toMatchObject({ pinned: null, created: null, result: { errorType: 'unknown' } });
    expect(JSON.stringify(results[0]?.result)).not.toMatch(/TypeError|undefined|null'|\.ts|\bat\b/);
    expect(results[0]?.cause?.stack).toMatch(/TypeError.*\n +at /);
    expect(results[1]?.cause).toBeUndefined();
  });

  it('gives jobs of a group what each comes to alone', async () => {
    const context = workflowContext(
      universeOf([
        company({ name: 'Zymergen Inc', website: 'zymergen.com', country: 'US' }),
        company({ name: 'Kudzwa Foods Ltd', country: 'GB', city: 'Leeds' }),
        company({ name: 'Kudzwa Foods', country: 'KE' }),
      ]),
      {
        decisions: {
          of: async () => entityDecisionsOf([{ ...notEntity('X', KUDZWA), reason: 'a namesake' }]),
        },
      },
    );
    const normal = JSON.stringify(normaliseRecord({ trading_name: 'Kudzwa Foods' }));
    const jobs = [
      job('1', { website: 'zymergen.com' }),
      job('2', { legal_name: 'Kudzwa Foods Limited', city: 'Leeds', country: 'GB', external_id: 'X' }),
      { ...job('3', { trading_name: 'Kudzwa Foods' }), options: { ...OPTIONS, normal } },
      { ...job('4', { trading_name: 'Kudzwa', jobs: ['firmographics'] }), family: 'combined' },
      job('5', { core_id: KUDZWA }),
      job('6', { trading_name: 'Nobody Knows This' }),
      job('7', { trading_name: 'Kudzwa Foods', bias: 'NAME_BIAS' }),
    ] as ClaimedJob[];
    const executor = inProcessExecutor(context);
    const alone = await Promise.all(jobs.map((one) => executor.execute([one])));
    expect(await executor.execute(jobs)).toEqual(alone.flat());
    expect(weighedTogether(jobs, context.universe).size).toBe(6);
  });

  it('weighs no job together with others that knows companies which they do not', () => {
    const { universe } = workflowContext(universeOf([company({ name: 'Zymergen' })]));
    const jobs = ['1', '2', '3'].map((id) => job(id, { trading_name: 'Zymergen' }));
    const [first, ...others] = jobs;
    expect(
      weighedTogether([{ ...first, createdSince: [] } as unknown as ClaimedJob, ...others], universe).size,
    ).toBe(2);
    expect(weighedTogether(jobs.slice(0, 1), universe).size).toBe(0);
    const person = { ...first, options: { ...OPTIONS, isPerson: true } } as unknown as ClaimedJob;
    expect(weighedTogether([person, ...others], universe).size).toBe(2);
  });
});

function job(id: string, request: object | null, token = 1): ClaimedJob {
  // One of these tests asks what becomes of a request that no schema has seen.
  return {
    id,
    family: 'entity-resolution',
    request,
    options: OPTIONS,
    createdMs: 0,
    progress: null,
    token,
  } as ClaimedJob;
}
