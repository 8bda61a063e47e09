import { describe, expect, it } from 'vitest';
import { inProcessExecutor } from '../../../src/engine/jobs/in-process-executor.ts';
import { workflowContext } from '../../../src/engine/jobs/workflow-context.ts';
import type { ClaimedJob } from '../../../src/jobs/job-store.ts';
import { company, universeOf } from '../../builders.ts';
import { endedOf } from '../../jobs/run-through.ts';

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
