import { expect } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { NO_CORE_ID, newCrmId, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import { rowsLike } from './spec-rows.ts';
import { call, needs, plain, run, type WireTarget, type With } from './wire-target.ts';

const named = conforms<WireTarget>;
const FORBIDDEN = { message: 'Forbidden' };

/** Keys, and what is charged to their workspaces. */
export const ACCESS_SUITE = [
  named(
    'refuses whoever has no key or not a valid one, at every endpoint',
    [
      'error/403',
      'rule/authentication/1',
      'rule/authentication/2',
      'header/x-api-key/POST inbound',
      'header/x-api-key/GET inbound',
      ...rowsLike(/^answer\/.*\/403$/),
    ],
    async (target) => {
      for (const { name } of ROUTES) {
        for (const key of [null, 'never-a-key', `${target.apiKey}x`])
          expect(plain(await call(target, name, { key, id: 'any', body: {} })), name).toEqual({
            status: 403,
            body: FORBIDDEN,
          });
      }
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'gives each key a signing secret of its own, which opens nothing',
      ['rule/authentication/4', 'rule/authentication/3'],
      async (target) => {
        const [one, other] = [await target.owner.newKey('keys'), await target.owner.newKey('keys')];
        expect(one.signingSecret).toMatch(/^whsec_./);
        expect(other.signingSecret).not.toBe(one.signingSecret);
        const asked = { key: one.signingSecret, id: 'any' };
        expect(plain(await call(target, 'read-combined', asked))).toEqual({ status: 403, body: FORBIDDEN });
      },
    ),
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'refuses a key from the moment it is deleted, at every endpoint',
      ['error/401', 'rule/authentication/5'],
      async (target) => {
        const { id, apiKey: key } = await target.owner.newKey('deleted');
        expect(await call(target, 'read-combined', { key, id: 'any' })).toMatchObject({ status: 200 });
        await target.owner.deleteKey(id);
        for (const { name } of ROUTES)
          expect((await call(target, name, { key, id: 'any', body: {} })).status, name).toBe(401);
      },
    ),
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'charges for what ran, and gives back what did not',
      ['limit/credits', 'rule/jobs/3', 'rule/jobs/4', 'answer/GET /v1/lookup-entity/{core_id}/200'],
      async (target) => {
        const { apiKey } = await target.owner.newKey('charged');
        const other = { ...target, apiKey };
        const used = async () => (await target.owner.credits('charged')).map(({ used: credits }) => credits);
        const job = await run(other, 'entity-resolution', SAP);
        // Entity resolution, resolve-parent, firmographics, crosscheck.
        expect(await used()).toEqual([1, 0, 0, 0]);
        await call(other, 'lookup-entity', { id: coreIdOf(job) });
        expect(await used()).toEqual([1, 0, 0, 0]);
        await run(other, 'combined', { ...UNHEARD_OF, jobs: ['firmographics', 'resolve-parent'] });
        expect(await used()).toEqual([2, 0, 0, 0]);
        await run(other, 'crosscheck', { ...SAP, external_id: newCrmId() });
        expect(await used()).toEqual([3, 0, 0, 0]);
        await run(other, 'combined', { ...SAP, jobs: ['resolve-parent', 'firmographics'] });
        expect(await used()).toEqual([4, 1, 1, 0]);
        await run(other, 'combined', { core_id: NO_CORE_ID, jobs: ['resolve-parent'] });
        expect(await used()).toEqual([4, 1, 1, 0]);
        await run(other, 'resolve-parent', { core_id: coreIdOf(job) });
        await run(other, 'firmographics', { core_id: coreIdOf(job) });
        expect(await used()).toEqual([4, 2, 2, 0]);
        const charged = (await target.owner.credits('charged')).map(({ charged: credits }) => credits);
        expect(charged).toEqual([5, 4, 3, 1]);
      },
    ),
  ),
];

function coreIdOf(job: unknown): string {
  return Object(Object(job).record).core_id;
}
