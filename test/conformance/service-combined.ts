import { expect } from 'vitest';
import { CombinedRecord, CombinedStatus } from '../../src/contract/combined.ts';
import { SAP, UNHEARD_OF, VARIAN } from './companies.ts';
import { conforms } from './conforms.ts';
import { completedRecord, endedJobs, resolvedOne, type ServiceTarget } from './service-target.ts';
import { strictly } from './strictly.ts';

const named = conforms<ServiceTarget>;
const BOTH = ['resolve-parent', 'firmographics'] as const;

/** What combined jobs tell while they run and at their end. */
export const COMBINED_SUITE = [
  named(
    'tells of Varian in one job what resolution and follow-ups tell in three',
    [
      'service/3',
      'field/combined/identity',
      'field/combined/firmographics',
      'field/combined/parentage',
      'field/combined/external_id',
    ],
    async (target) => {
      const input = { ...VARIAN, external_id: 'account 10' };
      const identity = await resolvedOne(target, input);
      const ofEntity = { core_id: identity.core_id ?? '' };
      const record = await completedRecord(target, 'combined', { ...input, jobs: [...BOTH] });
      expect(strictly(CombinedRecord, record, 'the record')).toEqual({
        ...identity,
        firmographics: await completedRecord(target, 'firmographics', ofEntity),
        parentage: await completedRecord(target, 'resolve-parent', ofEntity),
      });
      expect(record).toMatchObject({
        external_id: 'account 10',
        entity_classification: { type: 'Company', subtype: 'Operating' },
        parentage: { parent: { entity_category: 'Company', entity_sub_category: 'Operating' } },
      });
    },
  ),
  named(
    'has no member of a follow-up that was not asked for',
    ['field/combined/firmographics', 'field/combined/parentage'],
    async (target) => {
      const parents = await completedRecord(target, 'combined', { ...SAP, jobs: ['resolve-parent'] });
      expect(strictly(CombinedRecord, parents, 'the record').parentage).toMatchObject({ parent: null });
      expect(parents).not.toHaveProperty('firmographics');
      const figures = await completedRecord(target, 'combined', { ...SAP, jobs: ['firmographics'] });
      expect(strictly(CombinedRecord, figures, 'the record').firmographics?.operational_status).toBe(
        'Active',
      );
      expect(figures).not.toHaveProperty('parentage');
      expect(figures).not.toHaveProperty('external_id');
    },
  ),
  named(
    'shows how far a combined job is while it runs, and at no other time',
    [
      'field/job-status/subprocesses',
      'rule/jobs/2',
      'rule/jobs/2/terminal',
      'state/pending→processing',
      'state/processing→completed',
    ],
    async ({ service, owner, workspace }) => {
      const request = { ...SAP, jobs: BOTH };
      const { id, begin, step } = await owner.hold({ workspace, family: 'combined', request });
      const seen = async () => strictly(CombinedStatus, (await service.jobs('combined', [id]))[0], 'the job');
      const processing = { status: 'processing', id, created_at: expect.any(String) };
      expect(await seen()).toEqual({ status: 'pending', id, created_at: expect.any(String) });
      await begin();
      expect(await seen()).toEqual({ ...processing, subprocesses: stepsOf('processing', 'pending') });
      await step();
      expect(await seen()).toEqual({ ...processing, subprocesses: stepsOf('completed', 'processing') });
      await step();
      const ended = await seen();
      expect(ended).toMatchObject({
        status: 'completed',
        record: { legal_info: { legal_name: 'SAP SE' }, parentage: { parent: null } },
      });
      expect(ended).not.toHaveProperty('subprocesses');
    },
  ),
  named(
    'shows the steps of the one follow-up that was asked for, and none of a job that failed after the first',
    ['field/job-status/subprocesses', 'rule/jobs/2/terminal', 'state/processing→failed'],
    async ({ service, owner, workspace }) => {
      const request = { ...SAP, jobs: ['firmographics'] };
      const { id, begin, step, fail } = await owner.hold({ workspace, family: 'combined', request });
      const seen = async () => strictly(CombinedStatus, (await service.jobs('combined', [id]))[0], 'the job');
      await begin();
      await step();
      expect(await seen()).toMatchObject({
        subprocesses: { 'entity-resolution': 'completed', firmographics: 'processing' },
      });
      await fail();
      expect(await seen()).toMatchObject({ status: 'failed', jobid: id, record: null });
      expect(await seen()).not.toHaveProperty('subprocesses');
    },
  ),
  named(
    'takes a core_id for the company of a combined job, and fails when it is nobody’s',
    ['field/entity-input/core_id', 'field/combined/parentage', 'field/job-status/error_type'],
    async (target) => {
      const { core_id } = await resolvedOne(target, VARIAN);
      const jobs = await endedJobs(target, 'combined', [
        { core_id: core_id ?? '', jobs: ['resolve-parent'] },
        { ...UNHEARD_OF, core_id: '9999999999', jobs: ['resolve-parent'] },
      ]);
      expect(jobs[0]).toMatchObject({
        record: { core_id, parentage: { top_parent: { legal_name: 'Siemens AG' } } },
      });
      expect(jobs[1]).toMatchObject({ status: 'failed', error_type: 'core_id_not_found', record: null });
    },
  ),
];

function stepsOf(resolution: string, followUps: string) {
  return { 'entity-resolution': resolution, 'resolve-parent': followUps, firmographics: followUps };
}
