import { describe, expect, it } from 'vitest';
import type { CombinedRecord, FollowUp } from '../../src/contract/combined.ts';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import type { Override } from '../../src/crm/override.ts';
import { entityDecisionsOf } from '../../src/crm/overrides/entity-decisions.ts';
import { runCombined } from '../../src/jobs/workflows/combined.ts';
import { runFollowUp } from '../../src/jobs/workflows/follow-up.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';
import { entity, operating, parent, same } from '../crm/overrides/decisions.ts';
import { ownedBy } from '../universe/hierarchy/families.ts';

const [ZYMERGEN, GINKGO, HOLDING, NOBODY] = ['list:zymergen', 'list:ginkgo', 'list:above', 'list:-'].map(
  (key) => mintCoreId(key),
) as [string, string, string, string];
const ACCOUNT = { trading_name: 'Zymergen', website: 'zymergen.com', country: 'US', external_id: 'A' };
const OPTIONS = { createMissing: false, keepEvidence: false };

describe('a company of which a person has decided whether it operates', () => {
  it('is told so by whom, and its figures as those of before', () => {
    expect(told([operating('A', false)]).firmographics).toMatchObject({
      operational_status: 'Out of business',
      reasoning: 'A person decided on 2026-03-01 that it no longer operates.',
    });
    expect(told([operating('A', true)]).firmographics).toMatchObject({ operational_status: 'Active' });
  });

  it('is the company of every account that was decided to be one with it', () => {
    const { firmographics } = told([operating('B', false), same('A', 'B')]);
    expect(firmographics?.operational_status).toBe('Out of business');
    expect(told([operating('B', false)]).firmographics?.operational_status).toBe('Undetermined');
  });

  it('is found by what the record of the account says, where it has no id', () => {
    const { external_id: _, ...record } = ACCOUNT;
    const decided = [operating(JSON.stringify(record), false)];
    expect(told(decided, record).firmographics?.operational_status).toBe('Out of business');
  });
});

describe('a company of which a person has decided whom it belongs to', () => {
  it('belongs to that company, and to whom that belongs', () => {
    const { parentage } = told([parent('A', GINKGO)]);
    expect(parentage).toMatchObject({
      parent: {
        core_id: GINKGO,
        confidence: 'HIGH',
        reasoning: `A person decided on 2026-03-01 that it belongs to Ginkgo (${GINKGO}).`,
      },
      top_parent: { core_id: HOLDING },
    });
  });

  it('belongs to nobody, whatever the sources say', () => {
    const { parentage, why } = told([parent('A', null)]);
    expect(parentage).toMatchObject({ parent: null, top_parent: { core_id: ZYMERGEN, reasoning: null } });
    expect(why).toBe('A person decided on 2026-03-01 that it has no parent.');
  });

  it('has no parent that is told where the universe does not have it, or where it is the company itself', () => {
    expect(told([parent('A', NOBODY)])).toMatchObject({
      parentage: { parent: null },
      why: expect.stringContaining(`belongs to ${NOBODY}. The universe does not have it.`),
    });
    expect(told([parent('A', ZYMERGEN)]).why).toContain('That is the company itself.');
  });

  it('is cut out of a circle of owners at another step', () => {
    const { parentage } = told([entity('A', HOLDING), parent('A', ZYMERGEN)]);
    expect(parentage).toMatchObject({ parent: { core_id: ZYMERGEN }, top_parent: { core_id: ZYMERGEN } });
  });
});

describe('a follow-up by core_id', () => {
  it('obeys what was decided of the account that is asked about, and nothing without one', () => {
    const list = [operating('A', false), parent('A', GINKGO)];
    const account = { external_id: 'A' };
    expect(followedUp('firmographics', list, account)).toMatchObject({
      operational_status: 'Out of business',
    });
    expect(followedUp('resolve-parent', list, account)).toMatchObject({ parent: { core_id: GINKGO } });
    expect(followedUp('firmographics', list)).toMatchObject({ operational_status: 'Undetermined' });
    expect(followedUp('resolve-parent', list)).toMatchObject({ parent: { core_id: HOLDING } });
  });
});

function told(list: readonly Override[], input: EntityInput = ACCOUNT) {
  const request = { ...input, jobs: ['firmographics' as const, 'resolve-parent' as const] };
  const universe = against(list);
  const first = runCombined({ request, options: OPTIONS, progress: null }, universe);
  if (!('step' in first)) throw new Error('nobody was found');
  const { step: progress } = first;
  const last = runCombined({ request, options: OPTIONS, progress }, universe);
  if ('step' in last || last.result.state === 'failed') throw new Error('it has not ended');
  const { firmographics, parentage } = last.result.record as CombinedRecord;
  return { firmographics, parentage, why: last.result.extended.no_parent_reason };
}

function followedUp(followUp: FollowUp, list: readonly Override[], account?: EntityInput) {
  const options = { ...OPTIONS, ...(account !== undefined && { account }) };
  const { result } = runFollowUp(followUp, { request: { core_id: ZYMERGEN }, options }, against(list));
  return result.state === 'failed' ? undefined : result.record;
}

function against(list: readonly Override[]) {
  const reference = universeOf([
    company({ name: 'Zymergen', website: 'zymergen.com', country: 'US', ...ownedBy('above') }),
    company({ name: 'Ginkgo', website: 'ginkgo.bio', country: 'US', ...ownedBy('above') }),
    company({ id: 'above', name: 'Quantock', country: 'US' }),
  ]);
  const decided = entityDecisionsOf(list);
  return {
    ...{ reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) },
    ...(decided !== undefined && { decided }),
  };
}
