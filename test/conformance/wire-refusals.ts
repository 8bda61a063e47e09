import { expect } from 'vitest';
import { EntityInput } from '../../src/contract/entity-input.ts';
import type { RouteName } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { NO_CORE_ID, newCrmId, SAP } from './companies.ts';
import { conforms } from './conforms.ts';
import { rowsLike } from './spec-rows.ts';
import { type Asked, call, needs, plain, type WireTarget, type With } from './wire-target.ts';

const named = conforms<WireTarget>;
const NAMED = { error: expect.stringMatching(/./) };
const CREATING = ROUTES.filter(({ status }) => status === 202).map(({ name }) => name);
const OTHER_FIELDS = ['match_to_social', 'bias', 'webhook_url'];
const TEXT_FIELDS = Object.keys(EntityInput.shape).filter((field) => !OTHER_FIELDS.includes(field));

/** Requests that are refused with 400. */
export const REFUSAL_SUITE = [
  named(
    'refuses malformed JSON wherever a body is taken',
    [
      'error/400',
      'answer/POST /v1/entity-resolution/400',
      'answer/POST /v1/resolve-parent/400',
      'answer/POST /v1/firmographics/400',
    ],
    async (target) => {
      for (const name of CREATING) {
        for (const text of ['{"core_id": "1",}', '{"core_id"', '[]', 'null', '"SAP"', ''])
          expect(plain(await call(target, name, { text })), text).toEqual({ status: 400, body: NAMED });
      }
    },
  ),
  named(
    'refuses every field that is empty or no string, and names it',
    [
      'limit/string-inputs',
      'answer/POST /v1/entity-resolution/400',
      ...rowsLike(new RegExp(`^field/entity-input/(${TEXT_FIELDS.join('|')})$`)),
    ],
    async (target) => {
      for (const field of TEXT_FIELDS) {
        for (const value of ['', 7, ['SAP'], { name: 'SAP' }]) {
          const answer = await call(target, 'create-entity-resolution', { body: { ...SAP, [field]: value } });
          expect(plain(answer), field).toEqual({
            status: 400,
            body: { error: expect.stringContaining(field) },
          });
        }
      }
    },
  ),
  named(
    'refuses a webhook that is not https, and a match_to_social that is neither true nor false',
    ['field/entity-input/webhook_url', 'field/entity-input/match_to_social', 'error/400'],
    async (target) => {
      const wrong = [
        { webhook_url: 'http://hooks.example.com/core' },
        { webhook_url: 'hooks.example.com' },
        { webhook_url: '' },
        { match_to_social: 'yes' },
      ];
      for (const fields of wrong) {
        const [field = ''] = Object.keys(fields);
        const answer = await call(target, 'create-entity-resolution', { body: { ...SAP, ...fields } });
        expect(plain(answer)).toEqual({ status: 400, body: { error: expect.stringContaining(field) } });
      }
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'refuses a bias that is none of the two',
      ['field/entity-input/bias'],
      async (target) => {
        const answer = await call(target, 'create-entity-resolution', { body: { ...SAP, bias: 'NONE' } });
        expect(plain(answer)).toEqual({ status: 400, body: { error: expect.stringContaining('bias') } });
      },
    ),
  ),
  named(
    'refuses to look for the parent or the firmographics of nothing',
    ['answer/POST /v1/resolve-parent/400', 'answer/POST /v1/firmographics/400', 'error/400'],
    async (target) => {
      for (const name of ['create-resolve-parent', 'create-firmographics'] as const) {
        for (const body of [{}, { core_id: '' }, { core_id: 7 }, SAP])
          expect(plain(await call(target, name, { body }))).toEqual({
            status: 400,
            body: { error: expect.stringContaining('core_id') },
          });
      }
    },
  ),
  named(
    'refuses a combined job without jobs or with jobs that are none',
    ['limit/jobs-array', 'answer/POST /v1/combined/id'],
    async (target) => {
      for (const jobs of [undefined, [], ['crosscheck'], 'firmographics', [7]])
        expect(plain(await call(target, 'create-combined', { body: { ...SAP, jobs } }))).toEqual({
          status: 400,
          body: { error: expect.stringContaining('jobs') },
        });
    },
  ),
  named(
    'refuses a crosscheck of nobody’s account, and of an account without a company',
    ['answer/POST /v1/crosscheck/400', 'error/400'],
    async (target) => {
      const refused = async (body: unknown) => plain(await call(target, 'create-crosscheck', { body }));
      const id = { error: expect.stringContaining('external_id') };
      expect(await refused(SAP)).toEqual({ status: 400, body: id });
      expect(await refused({ ...SAP, external_id: '' })).toEqual({ status: 400, body: id });
      const nameless = { external_id: newCrmId(), country: 'DE', email: 'jane@sap.com' };
      expect(await refused(nameless)).toEqual({ status: 400, body: NAMED });
      for (const field of [{ trading_name: 'SAP' }, { website: 'sap.com' }, { core_id: NO_CORE_ID }])
        expect(await refused({ ...nameless, ...field })).toMatchObject({ status: 202 });
    },
  ),
  named(
    'refuses feedback and enrichments without what they need',
    [
      'field/feedback/crmId',
      'field/feedback/feedback',
      'field/feedback-read/ticketId',
      'field/inbound/crmId',
      'field/inbound/socialUrl',
      'field/inbound/force',
      'field/inbound-read/executionId',
    ],
    async (target) => {
      const crmId = newCrmId();
      const wrong: readonly (readonly [RouteName, Asked])[] = [
        ['submit-feedback', { body: { feedback: 'Wrong parent.' } }],
        ['submit-feedback', { body: { crmId } }],
        ['submit-feedback', { body: { crmId: '001', feedback: 'Wrong parent.' } }],
        ['read-feedback', { body: {} }],
        ['read-feedback', { body: { ticketId: 'first' } }],
        ['start-enrichment', { body: { name: 'SAP', website: 'sap.com' } }],
        ['start-enrichment', { body: { crmId, name: 'SAP' } }],
        ['start-enrichment', { body: { crmId, name: 'SAP', website: 'sap.com', force: 'yes' } }],
        ['read-enrichment', {}],
      ];
      for (const [name, asked] of wrong)
        expect(plain(await call(target, name, asked)), name).toEqual({ status: 400, body: NAMED });
    },
  ),
];
