import { expect } from 'vitest';
import { newCrmId, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import { rowsLike } from './spec-rows.ts';
import { call, run, type WireTarget } from './wire-target.ts';

const named = conforms<WireTarget>;
const TEXT = expect.stringMatching(/./);
const CONFIDENCE = expect.stringMatching(/^(HIGH|MEDIUM|LOW)$/);

/** What the records of jobs and lookups tell; that they have every documented member and no other, `call` has seen to. */
export const RECORD_SUITE = [
  named(
    'tells of SAP who, where and what it is, and how sure it is of that',
    [
      ...rowsLike(/^field\/(legal_info|trading_info|entity_classification)\//),
      ...rowsLike(/^field\/entity-resolution\/(?!no-match|social)/),
      'format/confidence',
    ],
    async (target) => {
      const registration = { company_registration_number: 'HRB 719915', company_registration_country: 'DE' };
      const record = await recordOf(target, { ...SAP, ...registration, external_id: 'account 4' });
      const number = expect.stringMatching(/719915/);
      expect(record).toMatchObject({
        ...{ core_id: expect.stringMatching(/^\d{10}$/), identity_type: TEXT, external_id: 'account 4' },
        ...{ company_registration: { number, source: TEXT }, company_registration_number: number },
        ...{ identity_resolution_confidence: CONFIDENCE, identity_resolution_reasoning: TEXT },
        legal_info: { legal_name: expect.stringMatching(/SAP/), confidence: CONFIDENCE, reasoning: TEXT },
        trading_info: { trading_name: expect.stringMatching(/SAP/), confidence: CONFIDENCE, reasoning: TEXT },
        entity_classification: { type: TEXT },
      });
      expect(record.company_registration_number).toBe(Object(record.company_registration).number);
    },
  ),
  named(
    'tells when a job began and ended, in UTC, and what it has to tell in no other state',
    [
      'format/date-and-time',
      'field/job-status/status',
      'field/job-status/id',
      'field/job-status/created_at',
      'field/job-status/completed_at',
      'field/job-status/record',
    ],
    async (target) => {
      const job = await run(target, 'entity-resolution', UNHEARD_OF);
      expect(Object.keys(job).sort()).toEqual(['completed_at', 'created_at', 'id', 'record', 'status']);
      const { created_at, completed_at } = Object(job);
      for (const time of [created_at, completed_at]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(Date.parse(completed_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
    },
  ),
  named(
    'tells a profile of SAP when it is asked for one, and of a company nobody has heard of none',
    [
      ...rowsLike(/^field\/social\//),
      'field/entity-input/match_to_social',
      'field/entity-resolution/social',
      'field/entity-resolution/no-match',
    ],
    async (target) => {
      const [plain, asked, unheardOf] = await Promise.all([
        recordOf(target, SAP),
        recordOf(target, { ...SAP, match_to_social: true }),
        recordOf(target, { ...UNHEARD_OF, match_to_social: true }),
      ]);
      expect(plain).not.toHaveProperty('social');
      expect(asked.social).toMatchObject({
        url: TEXT,
        slug: expect.stringMatching(/sap/i),
        match_type: TEXT,
      });
      expect(unheardOf).toMatchObject({ core_id: null, social: null });
    },
  ),
  named(
    'gives SAP one core_id by its name, by its website and by that core_id',
    ['service/1', 'field/entity-input/core_id', 'format/country', 'field/entity-input/country'],
    async (target) => {
      const { core_id } = await recordOf(target, SAP);
      const others = await Promise.all([
        recordOf(target, { ...SAP, country: 'DE' }),
        recordOf(target, { legal_name: 'SAP SE', email: 'info@sap.com' }),
        recordOf(target, { website: 'sap.com' }),
        recordOf(target, { core_id, legal_name: 'Microsoft Corporation' }),
      ]);
      expect(others.map((record) => record.core_id)).toEqual(others.map(() => core_id));
    },
  ),
  named(
    'looks up of SAP what belongs to it and not to a request',
    rowsLike(/^field\/lookup\//),
    async (target) => {
      const { core_id } = await recordOf(target, SAP);
      const { body } = await call(target, 'lookup-entity', { id: core_id });
      expect(body).toMatchObject({
        ...{ id: TEXT, status: 'completed', created_at: TEXT, completed_at: TEXT },
        record: {
          ...{ core_id, entity_type: TEXT, entity_classification: { type: TEXT } },
          legal_info: { legal_name: expect.stringMatching(/SAP/), confidence: CONFIDENCE, reasoning: TEXT },
          brand_info: { brand_name: expect.stringMatching(/SAP/), confidence: CONFIDENCE, reasoning: TEXT },
        },
      });
    },
  ),
  named(
    'tells in a crosscheck who SAP is',
    [
      'field/crosscheck-record/core_id',
      'field/crosscheck-record/external_id',
      'field/crosscheck-record/identity',
      'field/crosscheck-record/social',
    ],
    async (target) => {
      const { core_id } = await recordOf(target, SAP);
      const external_id = newCrmId();
      const job = await run(target, 'crosscheck', { ...SAP, external_id });
      const { record } = Object(job);
      expect(record).toMatchObject({
        ...{ core_id, external_id },
        identity: { identity_resolution_confidence: CONFIDENCE, legal_info: { legal_name: TEXT } },
      });
      expect(record).not.toHaveProperty('social');
    },
  ),
];

/** The record of a company that is resolved; its members were held against the contract. */
async function recordOf(target: WireTarget, input: Readonly<Record<string, unknown>>) {
  const job = await run(target, 'entity-resolution', input);
  expect(job.status).toBe('completed');
  return Object(job).record;
}
