import { expect } from 'vitest';
import type { RouteName } from '../../src/contract/route.ts';
import { ROUTES } from '../../src/contract/routes.ts';
import { NO_CORE_ID, newCrmId, SAP } from './companies.ts';
import { conforms } from './conforms.ts';
import { rowsLike } from './spec-rows.ts';
import { type Asked, call, needs, type WireTarget, type With } from './wire-target.ts';

const named = conforms<WireTarget>;
const NAMED = { error: expect.stringMatching(/./) };

/** Rate limits, and what a service in trouble answers. */
export const LIMIT_SUITE = [
  named(
    'takes five requests to inbound in a second, and says when to come again',
    ['limit/rate-inbound', 'error/429'],
    async (target) => {
      const query = { executionId: 'never' };
      const startedMs = performance.now();
      const asked = Array.from({ length: 25 }, () =>
        call(target, 'read-enrichment', { query, isImpatient: true }),
      );
      const answers = await Promise.all(asked);
      const refused = answers.filter(({ status }) => status === 429);
      const seconds = (performance.now() - startedMs) / 1000;
      expect(refused.length).toBeGreaterThan(0);
      expect(answers.length - refused.length).toBeLessThanOrEqual(5 + 5 * seconds);
      for (const answer of refused) {
        expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
        expect(answer.body).toEqual(NAMED);
      }
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>('does not limit the main API by itself', ['limit/rate-main'], async (target) => {
      const asked = Array.from({ length: 60 }, () =>
        call(target, 'read-combined', { id: 'any', isImpatient: true }),
      );
      for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    }),
  ),
  needs(
    ['limited'],
    conforms<With<'limited'>>(
      'says when to come again once the main API is limited',
      ['error/429', 'limit/rate-main', ...rowsLike(/^answer\/.*\/429$/)],
      async ({ limited }) => {
        const routes = ROUTES.filter(({ mount }) => mount === 'main');
        expect(routes).toHaveLength(11);
        for (const { name } of routes) {
          const asked = { id: 'any', body: {}, isImpatient: true };
          const answers = await Promise.all([1, 2, 3].map(() => call(limited, name, asked)));
          const refused = answers.find(({ status }) => status === 429);
          expect(refused?.headers['retry-after'], name).toMatch(/^[1-9]\d*$/);
          expect(refused?.body).toEqual(NAMED);
        }
      },
    ),
  ),
  needs(
    ['broken'],
    conforms<With<'broken'>>(
      'tells nothing of an internal error but that there is one',
      ['error/500', ...rowsLike(/^answer\/.*\/500$/)],
      async ({ broken }) => {
        expect(VALID.map(([name]) => name).sort()).toEqual(ROUTES.map(({ name }) => name).sort());
        for (const [name, asked] of VALID) {
          const { status, body } = await call(broken, name, asked);
          expect({ name, status, body }).toEqual({ name, status: 500, body: NAMED });
          expect(JSON.stringify(body)).not.toMatch(/secret|Error|stack|\.ts/);
        }
      },
    ),
  ),
  needs(
    ['busy'],
    conforms<With<'busy'>>(
      'answers inbound with 503 while the store is busy',
      ['error/502, 503, 504'],
      async ({ busy }) => {
        const inbound = VALID.filter(([name]) => name.endsWith('enrichment'));
        expect(inbound).toHaveLength(2);
        for (const [name, asked] of inbound) expect((await call(busy, name, asked)).status).toBe(503);
      },
    ),
  ),
];

const CRM_ID = newCrmId();
const INBOUND = { crmId: CRM_ID, name: 'SAP', website: 'sap.com' };
const ENTITY = { core_id: NO_CORE_ID };

/** A request to every endpoint that is right in itself. */
const VALID: readonly (readonly [RouteName, Asked])[] = [
  ['create-entity-resolution', { body: SAP }],
  ['create-resolve-parent', { body: ENTITY }],
  ['create-firmographics', { body: ENTITY }],
  ['create-combined', { body: { ...SAP, jobs: ['firmographics'] } }],
  ['create-crosscheck', { body: { ...SAP, external_id: CRM_ID } }],
  ['read-entity-resolution', { id: 'any' }],
  ['read-resolve-parent', { id: 'any' }],
  ['read-firmographics', { id: 'any' }],
  ['read-combined', { id: 'any' }],
  ['read-crosscheck', { id: 'any' }],
  ['lookup-entity', { id: NO_CORE_ID }],
  ['submit-feedback', { body: { crmId: CRM_ID, feedback: 'Wrong parent.' } }],
  ['read-feedback', { body: { ticketId: 1 } }],
  ['start-enrichment', { body: INBOUND }],
  ['read-enrichment', { query: { executionId: 'any' } }],
];
