import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedbackAdmin, type TicketEnd } from '../../src/admin/feedback-admin.ts';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import type { CrosscheckRecord } from '../../src/contract/crosscheck.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { company } from '../builders.ts';
import { testClock } from '../clock.ts';
import { storesIn } from '../stores.ts';
import { tempPath } from '../temp-folder.ts';
import { linesOf } from './datasets/account-lines.ts';
import { smallEngine } from './small-engine.ts';

const ZYMERGEN = company({
  source: 'list',
  id: 'z',
  name: 'Zymergen',
  website: 'zymergen.com',
  country: 'US',
});
const GINKGO = company({ source: 'list', id: 'g', name: 'Ginkgo', website: 'ginkgo.bio', country: 'US' });
const [ZYMERGEN_ID, GINKGO_ID] = [mintCoreId('list:z'), mintCoreId('list:g')];
const A = '001A0000010khO8IAI';
const B = '001A0000010khO9IAI';
const C = '001A0000010khOAIAY';
const ZYM: CrmAccount = {
  external_id: A,
  legal_name: 'Zymergen Inc',
  website: 'zymergen.com',
  country: 'US',
};
const DOUBLE: CrmAccount = { ...ZYM, external_id: B.slice(0, 15), legal_name: 'Zymergen' };
const OTHER: CrmAccount = { external_id: C, legal_name: 'Hollow Oak Bakery', website: 'hollowoak.com' };

/** A workspace with accounts, whose crosscheck, feedback and crosscheck again are one step each. */
async function crm(accounts: readonly CrmAccount[]) {
  const path = tempPath('core.sqlite');
  const { service } = smallEngine([ZYMERGEN, GINKGO], { path });
  const desk = feedbackAdmin({ stores: storesIn(dirname(path)), clock: testClock() }, 'default');
  const load = async () => {
    await service.loadAccounts(linesOf(accounts));
    await service.accountsStatus({ waitMs: 10_000 });
  };
  await load();
  return {
    load,
    desk,
    async crosscheck(): Promise<readonly CrosscheckRecord[]> {
      const bodies = accounts.map((body) => ({ body: { ...body } }));
      const created = await service.create('crosscheck', bodies);
      const jobs = await service.jobs(
        'crosscheck',
        created.map(({ id }) => id),
        { waitMs: 10_000 },
      );
      return jobs.map((job) => {
        if (job.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
        return job.record;
      });
    },
    async close(crmId: string, end: TicketEnd) {
      const { ticketId } = await service.submitFeedback({ crmId, feedback: 'This is wrong.' });
      return desk.close(ticketId, end);
    },
  };
}

const actionsOf = (records: readonly CrosscheckRecord[]) =>
  records.map((record) => record.crosscheck?.recommended_action.action);

describe('what a closed ticket decided', () => {
  it('keeps a pair that is not a duplicate from ever being merged again', async () => {
    const { crosscheck, close, load } = await crm([ZYM, DOUBLE, OTHER]);
    expect(actionsOf(await crosscheck())).toContain('Merge');
    // The group of its last crosscheck, in which the account stands with the 15 characters of its id.
    const { decisions } = await close(B, { outcome: 'not_a_duplicate' });
    expect(decisions).toMatchObject([{ decision: 'different_companies', accounts: [B, A] }]);
    expect(actionsOf(await crosscheck())).not.toContain('Merge');
    await load();
    expect(actionsOf(await crosscheck())).not.toContain('Merge');
  });

  it('keeps a deliberate duplicate as it is, one company as it may be', async () => {
    const { crosscheck, close } = await crm([ZYM, DOUBLE]);
    await crosscheck();
    await close(A, { outcome: 'deliberate_duplicate' });
    expect(actionsOf(await crosscheck())).toEqual(['None', 'None']);
  });

  it('makes a confirmed duplicate a Merge', async () => {
    const { crosscheck, close } = await crm([ZYM, OTHER]);
    expect(actionsOf(await crosscheck())).toEqual(['None', 'None']);
    await close(C, { outcome: 'confirmed_duplicate', of: [A] });
    const records = await crosscheck();
    expect(actionsOf(records).toSorted()).toEqual(['Merge', 'None']);
    expect(JSON.stringify(records)).toMatch(
      /A person decided on [-0-9]{10} that they are one company: ticket 1/,
    );
  });

  it('never takes an account for the wrong entity again', async () => {
    const { crosscheck, close } = await crm([ZYM]);
    expect((await crosscheck())[0]?.core_id).toBe(ZYMERGEN_ID);
    const { decisions } = await close(A, { outcome: 'wrong_entity' });
    expect(decisions).toMatchObject([{ decision: 'not_entity', core_id: ZYMERGEN_ID }]);
    const [record] = await crosscheck();
    expect(record?.core_id).not.toBe(ZYMERGEN_ID);
    expect(record?.identity.identity_resolution_reasoning).toContain('that it is not Zymergen');
  });

  it('takes it for the right one, below the right parent, and as what it is', async () => {
    const { crosscheck, close } = await crm([ZYM, { ...OTHER, website: 'ginkgo.bio', legal_name: 'Ginkgo' }]);
    await crosscheck();
    await close(A, { outcome: 'wrong_parent', parent: C });
    expect((await crosscheck())[0]?.parentage).toMatchObject({
      parent: { core_id: GINKGO_ID, external_id: C, reasoning: expect.stringContaining('it belongs to') },
    });
    await close(A, { outcome: 'no_longer_operating' });
    const [record] = await crosscheck();
    expect(record?.crosscheck?.op_status.operational_status).toBe('Out of business');
    const parent = (await crm([ZYM])).close(A, { outcome: 'wrong_parent', parent: C });
    await expect(parent).rejects.toMatchObject({ code: 'USAGE', place: { field: '--parent' } });
    await close(C, { outcome: 'wrong_entity', entity: 'none' });
    expect((await crosscheck())[1]?.core_id).not.toBe(GINKGO_ID);
  });

  it('is refused, and the ticket stays, when decisions say otherwise', async () => {
    const { crosscheck, close, desk } = await crm([ZYM, DOUBLE]);
    await crosscheck();
    await close(A, { outcome: 'confirmed_duplicate' });
    const refused = close(A, { outcome: 'not_a_duplicate', of: [B], closedBy: 'Ana' });
    await expect(refused).rejects.toMatchObject({
      ...{ code: 'CONFLICT', fix: expect.stringContaining('core overrides remove 1') },
      message: `it cannot be that ${A} and ${B} are different companies: decision 1 says that ${A} and ${B} are one company`,
    });
    expect(await desk.readFeedback(2)).toMatchObject({ ticketState: 'new', outcome: '' });
    expect(await desk.open(2)).toBe(true);
    expect(await desk.open(2)).toBe(false);
    await expect(desk.open(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(desk.close(1, { outcome: 'still_operating' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(desk.open(3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
