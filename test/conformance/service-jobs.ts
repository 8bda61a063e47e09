import { expect } from 'vitest';
import { CrosscheckRecord } from '../../src/contract/crosscheck.ts';
import { FailedJob, JobFamily, Timestamp } from '../../src/contract/job.ts';
import type { JobStatus } from '../../src/contract/service.ts';
import { NO_CORE_ID, newCrmId, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import { endedJobs, resolvedOne, type ServiceTarget } from './service-target.ts';
import { strictly } from './strictly.ts';

const named = conforms<ServiceTarget>;
const NO_ENTITY = { core_id: NO_CORE_ID };
const NEVER_CREATED = 'job_that_was_never_created';

/** The life of jobs, and what combined and crosscheck jobs tell. */
export const JOBS_SUITE = [
  named(
    'creates jobs at once and in order',
    ['service/2', 'field/job-created/id', 'field/job-created/status', 'state/creation→processing'],
    async ({ service }) => {
      const bodies = [SAP, UNHEARD_OF, { ...SAP, external_id: 'third' }].map((body) => ({ body }));
      const created = await service.create('entity-resolution', bodies);
      for (const job of created)
        expect(job).toEqual({ id: expect.stringMatching(/./), status: 'processing' });
      const ids = created.map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      const jobs = await service.jobs('entity-resolution', [...ids].reverse(), { waitMs: 20_000 });
      expect(jobs.map((job) => 'id' in job && job.id)).toEqual([...ids].reverse());
      expect(jobs[0]).toMatchObject({ record: { external_id: 'third' } });
    },
  ),
  named(
    'answers pending and nothing else for a job that is not there',
    ['rule/jobs/1', 'field/job-status/status', 'error/404'],
    async ({ service, stranger }) => {
      const [{ id = '' } = {}] = await service.create('entity-resolution', [{ body: SAP }]);
      for (const family of ['entity-resolution', 'resolve-parent', 'firmographics', 'combined'] as const)
        expect(await service.jobs(family, [NEVER_CREATED])).toEqual([{ status: 'pending' }]);
      expect(await service.jobs('resolve-parent', [id])).toEqual([{ status: 'pending' }]);
      expect(await stranger.jobs('entity-resolution', [id])).toEqual([{ status: 'pending' }]);
      const failure = { code: 'JOB_NOT_FOUND' };
      await expect(service.jobs('crosscheck', [NEVER_CREATED])).rejects.toMatchObject(failure);
      await expect(service.jobs('crosscheck', [id])).rejects.toMatchObject(failure);
    },
  ),
  named(
    'tells of a finished job when it began and ended, and its record',
    [
      'field/job-status/id',
      'field/job-status/created_at',
      'field/job-status/completed_at',
      'field/job-status/record',
      'format/date-and-time',
      'state/processing→completed',
    ],
    async (target) => {
      const [job] = await endedJobs(target, 'entity-resolution', [SAP]);
      if (job?.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
      expect(Object.keys(job).sort()).toEqual(['completed_at', 'created_at', 'id', 'record', 'status']);
      expect(Timestamp.parse(job.completed_at) >= Timestamp.parse(job.created_at)).toBe(true);
      expect(Math.abs(Date.parse(job.created_at) - Date.now())).toBeLessThan(60_000);
    },
  ),
  named(
    'fails every job about an entity that nobody knows, and names no id',
    [
      'field/job-status/jobid',
      'field/job-status/error_message',
      'field/job-status/error_type',
      'field/job-status/record',
      'payload/error_message',
      'error/job-failure',
    ],
    async (target) => {
      for (const job of await failures(target)) {
        expect(job).not.toHaveProperty('id');
        const failed = strictly(FailedJob, job, 'the failed job');
        expect(failed).toMatchObject({ record: null, error_type: 'core_id_not_found' });
        expect(failed.error_message).toMatch(/^[A-Z][^\n]*\.$/);
        expect(failed.error_message).not.toMatch(/\d{10}|[0-9a-f]{8}-|\n| at |[\\/]/);
      }
    },
  ),
  named(
    'shows a job as pending, then as processing, then as failed, and so for ever',
    [
      'state/pending→processing',
      'state/processing→failed',
      'state/terminal',
      'field/job-status/id',
      'field/job-status/status',
    ],
    async ({ service, owner, workspace }) => {
      for (const family of JobFamily.options) {
        const { id, begin, fail } = await owner.hold({
          workspace,
          family,
          request: { ...NO_ENTITY, jobs: [] },
        });
        const seen = async () => (await service.jobs(family, [id]))[0];
        expect(await seen()).toEqual({ status: 'pending', id, created_at: expect.any(String) });
        await begin();
        expect(await seen()).toMatchObject({ status: 'processing', id, created_at: expect.any(String) });
        await fail();
        const failed = await seen();
        expect(failed).toMatchObject({ status: 'failed', jobid: id, record: null });
        await fail();
        await begin();
        expect(await seen()).toEqual(failed);
      }
    },
  ),
  named(
    'skips the follow-ups of a company nobody has heard of',
    ['rule/jobs/3', 'field/combined/identity', 'field/combined/external_id', 'field/combined/no-match'],
    async (target) => {
      const unheardOf = { ...UNHEARD_OF, external_id: 'account 9', match_to_social: true };
      const [both, one] = await endedJobs(target, 'combined', [
        { ...unheardOf, jobs: ['firmographics', 'resolve-parent'] },
        { ...UNHEARD_OF, jobs: ['resolve-parent'] },
      ]);
      const identity = await resolvedOne(target, unheardOf);
      const followUps = { firmographics: null, parentage: null };
      expect(both).toMatchObject({
        status: 'completed',
        record: { ...identity, ...followUps, social: null },
      });
      expect(one).toMatchObject({ status: 'completed', record: { core_id: null, parentage: null } });
      expect(one).not.toHaveProperty('record.firmographics');
      expect(one).not.toHaveProperty('record.external_id');
    },
  ),
  named(
    'identifies SAP in a crosscheck, and runs no pass for an account that is in no dataset',
    [
      'rule/jobs/4',
      'field/crosscheck-record/core_id',
      'field/crosscheck-record/external_id',
      'field/crosscheck-record/identity',
      'field/crosscheck-record/not-run',
      'field/crosscheck-record/social',
    ],
    async (target) => {
      const external_id = newCrmId();
      const [job, social] = await endedJobs(target, 'crosscheck', [
        { ...SAP, external_id },
        { ...SAP, external_id, match_to_social: true },
      ]);
      const { core_id, ...resolution } = await resolvedOne(target, SAP);
      const { company_registration: _, ...identity } = resolution;
      const record = { core_id, external_id, identity, crosscheck: null, parentage: null };
      expect(job).toMatchObject({ status: 'completed' });
      expect(recordOf(job)).toEqual(record);
      expect(recordOf(social)).toEqual({ ...record, social: expect.objectContaining({ slug: 'sap' }) });
    },
  ),
  named(
    'completes a crosscheck of a record that can stand for no company',
    ['rule/jobs/4', 'field/crosscheck-record/core_id', 'field/crosscheck-record/not-run'],
    async (target) => {
      const [job] = await endedJobs(target, 'crosscheck', [{ ...UNHEARD_OF, external_id: newCrmId() }]);
      expect(recordOf(job)).toMatchObject({
        core_id: null,
        identity: { legal_info: null, trading_info: null, entity_classification: null },
        crosscheck: null,
        parentage: null,
      });
    },
  ),
  named(
    'creates a company in a crosscheck when it is new, once for all of its variants',
    ['service/1', 'service/3', 'field/crosscheck-record/core_id'],
    async (target) => {
      const place = { city: 'Walldorf', country: 'Germany', external_id: newCrmId() };
      const jobs = await endedJobs(target, 'crosscheck', [
        { ...place, legal_name: 'Tidewick Quorvane Brothers GmbH' },
        { ...place, legal_name: 'TIDEWICK QUORVANE BROTHERS GMBH' },
      ]);
      const ids = jobs.map((job) => recordOf(job).core_id);
      expect(ids[0]).toMatch(/^[1-9]\d{9}$/);
      expect(ids[1]).toBe(ids[0]);
    },
  ),
];

/** A job of each family about an entity that nobody knows, once all have ended. */
async function failures(target: ServiceTarget): Promise<readonly unknown[]> {
  const crosscheck = { ...NO_ENTITY, external_id: newCrmId() };
  const jobs = await Promise.all([
    endedJobs(target, 'entity-resolution', [NO_ENTITY]),
    endedJobs(target, 'resolve-parent', [NO_ENTITY]),
    endedJobs(target, 'firmographics', [NO_ENTITY]),
    endedJobs(target, 'combined', [{ ...NO_ENTITY, jobs: ['firmographics'] }]),
    endedJobs(target, 'crosscheck', [crosscheck]),
  ]);
  return jobs.flat();
}

function recordOf(job: JobStatus<'crosscheck'> | undefined): CrosscheckRecord {
  if (job?.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
  return strictly(CrosscheckRecord, job.record, 'the record');
}
