import { expect } from 'vitest';
import { LEGO, SAP, TOYOTA_NORTH_AMERICA, VARIAN } from './companies.ts';
import { conforms } from './conforms.ts';
import { rowsLike } from './spec-rows.ts';
import { look, needs, run, type WireTarget, type With } from './wire-target.ts';

const named = conforms<WireTarget>;
const TEXT = expect.stringMatching(/./);
const CONFIDENCE = expect.stringMatching(/^(HIGH|MEDIUM|LOW)$/);
const PARTY = {
  ...{ core_id: expect.stringMatching(/^\d{10}$/), legal_name: TEXT, country: TEXT },
  ...{ entity_category: TEXT, entity_sub_category: TEXT, reasoning: TEXT, confidence: CONFIDENCE },
};

/** Parents, firmographics and combined jobs; that they have every documented member and no other, `call` has seen to. */
export const FOLLOW_UP_SUITE = [
  named(
    'tells who owns Varian, who is at the top, and that Toyota Motor North America is a region of Toyota',
    [
      'answer/GET /v1/resolve-parent/{job_id}/200-completed',
      ...rowsLike(/^field\/resolve-parent\/(?!top_operating_parent)/),
      ...rowsLike(/^field\/party\/(?!external_id)/),
    ],
    async (target) => {
      const record = await recordOf(target, 'resolve-parent', VARIAN);
      expect(record).toMatchObject({
        parent: { ...PARTY, trading_name: expect.stringMatching(/Siemens Healthineers/) },
        top_parent: { ...PARTY, trading_name: expect.stringMatching(/Siemens/), website: TEXT },
        regional_subsidiary: { is_regional: false, regional_scope: null },
      });
      expect(new Set([record.core_id, record.parent.core_id, record.top_parent.core_id]).size).toBe(3);
      expect(await recordOf(target, 'resolve-parent', TOYOTA_NORTH_AMERICA)).toMatchObject({
        regional_subsidiary: { is_regional: true, regional_scope: TEXT, reasoning: TEXT },
      });
    },
  ),
  named(
    'points from SAP, which nobody owns, to SAP itself without saying why',
    ['field/resolve-parent/parent', 'field/resolve-parent/top_parent', 'field/party/reasoning'],
    async (target) => {
      const { core_id, parent, top_parent } = await recordOf(target, 'resolve-parent', SAP);
      expect(parent).toBeNull();
      expect(top_parent).toMatchObject({ ...PARTY, core_id, reasoning: null, confidence: null });
    },
  ),
  named('tells how SAP is, and where, and how large', rowsLike(/^field\/firmographics\//), async (target) => {
    const record = await recordOf(target, 'firmographics', SAP);
    const { core_id } = await recordOf(target, 'resolve-parent', SAP);
    expect(record).toMatchObject({
      ...{ core_id, operational_status: 'Active', reasoning: TEXT },
      headquarters: { city: 'Walldorf', country: 'DE' },
      headcount: { value: expect.any(Number), source: TEXT },
      revenue: { value: expect.any(Number), currency: expect.stringMatching(/^[A-Z]{3}$/), source: TEXT },
    });
  }),
  named(
    'resolves LEGO and tells its follow-ups in one job, with the highest of its owners that does business',
    [
      'answer/GET /v1/combined/{job_id}/200',
      'field/combined/identity',
      'field/combined/firmographics',
      'field/combined/parentage',
      'field/combined/external_id',
      'field/resolve-parent/top_operating_parent',
    ],
    async (target) => {
      const input = { ...LEGO, external_id: 'account 11' };
      const job = await run(target, 'combined', { ...input, jobs: ['firmographics', 'resolve-parent'] });
      const { core_id } = Object(await run(target, 'entity-resolution', LEGO)).record;
      expect(job).toMatchObject({
        status: 'completed',
        record: {
          ...{ core_id, external_id: 'account 11', entity_classification: { type: TEXT, subtype: TEXT } },
          firmographics: { core_id, operational_status: 'Active' },
          parentage: {
            core_id,
            parent: { ...PARTY, legal_name: expect.stringMatching(/KIRKBI/) },
            top_operating_parent: { core_id, reasoning: null, confidence: null },
          },
        },
      });
      expect(job).not.toHaveProperty('subprocesses');
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'shows how far a combined job is while it runs',
      ['answer/GET /v1/combined/{job_id}/200', 'field/job-status/subprocesses', 'rule/jobs/2'],
      async (target) => {
        const { apiKey } = await target.owner.newKey('steps');
        const request = { ...SAP, jobs: ['resolve-parent'] };
        const held = await target.owner.hold({ workspace: 'steps', family: 'combined', request });
        const seen = async () => Object((await look({ ...target, apiKey }, 'combined', held.id)).job);
        expect((await seen()).status).toBe('pending');
        await held.begin();
        const before = { 'entity-resolution': 'processing', 'resolve-parent': 'pending' };
        expect((await seen()).subprocesses).toEqual(before);
        await held.step();
        const between = { 'entity-resolution': 'completed', 'resolve-parent': 'processing' };
        expect((await seen()).subprocesses).toEqual(between);
        await held.step();
        const ended = await seen();
        expect(ended).toMatchObject({ status: 'completed', record: { parentage: { parent: null } } });
        expect(ended).not.toHaveProperty('subprocesses');
      },
    ),
  ),
];

/** The record of a follow-up on a company, which is resolved first. */
async function recordOf(
  target: WireTarget,
  family: 'resolve-parent' | 'firmographics',
  input: Readonly<Record<string, unknown>>,
) {
  const resolution = await run(target, 'entity-resolution', input);
  const { core_id } = Object(Object(resolution).record);
  const job = await run(target, family, { core_id });
  expect(job.status).toBe('completed');
  return Object(job).record;
}
