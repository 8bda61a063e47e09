import { describe, expect, it } from 'vitest';
import { packClaimed, packEnds, unpackClaimed, unpackEnds } from '../../../src/engine/threads/packed-jobs.ts';
import { jobAtHand } from '../../../src/jobs/job-at-hand.ts';
import { completedJob, createdRecord, failedJob, newJob } from '../../store/jobs.ts';

const CLAIM = { id: '1', token: 1 };

describe('jobs that travel between threads', () => {
  it('are the same behind', () => {
    const jobs = [jobAtHand(newJob(), '0', 5), jobAtHand(newJob({ name: 'Zed' }), '1', 5)];
    expect(unpackClaimed(structuredClone(packClaimed(jobs)))).toEqual(jobs);
  });

  it('come back in order, with the texts of their results', () => {
    const completed = { ...completedJob(CLAIM, 'Acme'), created: createdRecord('acme'), normal: '{}' };
    const ended = [failedJob(CLAIM), completed, failedJob({ id: '2', token: 1 }), completedJob(CLAIM)];
    const back = unpackEnds(structuredClone(packEnds(ended)));
    expect(back).toMatchObject(ended);
    expect(back.map((job) => ('texts' in job ? job.texts?.record : undefined))).toEqual([
      undefined,
      '{"name":"Acme"}',
      undefined,
      '{"name":"Acme"}',
    ]);
  });

  it('have the texts of their own results, not of one that they were made of', () => {
    const [known] = unpackEnds(packEnds([completedJob(CLAIM, 'Acme')]));
    const told = { ...known, ...completedJob(CLAIM, 'Acme of a crosscheck') };
    expect(unpackEnds(packEnds([told]))).toMatchObject([
      {
        texts: { record: '{"name":"Acme of a crosscheck"}' },
        result: { record: { name: 'Acme of a crosscheck' } },
      },
    ]);
  });

  it('keep steps, and figures that no JSON has', () => {
    const ranked = [{ coreId: '1', probability: Number.NaN, evidence: [] }];
    const step = { id: '1', token: 1, step: { ...completedJob(CLAIM), ran: [] } };
    const ended = [step, { ...completedJob(CLAIM), ranked }];
    expect(unpackEnds(structuredClone(packEnds(ended)))).toEqual(ended);
  });
});
