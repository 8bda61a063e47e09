import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import type { Override } from '../../src/crm/override.ts';
import { entityDecisionsOf } from '../../src/crm/overrides/entity-decisions.ts';
import type { ResolutionOptions } from '../../src/jobs/job-options.ts';
import { runEntityResolution } from '../../src/jobs/workflows/entity-resolution.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { mintCoreId } from '../../src/universe/core-id.ts';
import { apartId } from '../../src/universe/decided-apart.ts';
import { hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';
import { entity, notEntity, same } from '../crm/overrides/decisions.ts';

const GINKGO_ID = mintCoreId('list:ginkgo');
const ZYMERGEN_ID = mintCoreId('list:zymergen');
const NOBODY = '1000000001';
const ACCOUNT = { website: 'zymergen.com', trading_name: 'Zymergen', country: 'US', external_id: 'A' };
const OPTIONS = { createMissing: false, keepEvidence: true };

describe('an account about which a person has decided', () => {
  it('is the entity that was decided, whatever its record says', () => {
    const { record, outcome, pinned, sources } = resolved([
      { ...entity('A', GINKGO_ID), reason: 'its invoices' },
    ]);
    expect(record).toMatchObject({
      ...{ core_id: GINKGO_ID, external_id: 'A', identity_resolution_confidence: 'HIGH' },
      identity_resolution_reasoning: `A person decided on 2026-03-01 that this account is Ginkgo (${GINKGO_ID}): its invoices.`,
    });
    expect([outcome, pinned?.coreId, sources]).toEqual(['matched', GINKGO_ID, ['list:ginkgo']]);
  });

  it('is the entity of the account that it is one company with', () => {
    const { record } = resolved([entity('B', GINKGO_ID), same('A', 'B')]);
    expect(record.core_id).toBe(GINKGO_ID);
    expect(record.identity_resolution_reasoning).toContain('is one company with B, which is Ginkgo');
  });

  it('is none of the known companies when that was decided', () => {
    const { record, outcome, unmatched, pinned } = resolved([entity('A', null)]);
    expect(record).toMatchObject({
      ...{ core_id: null, identity_resolution_confidence: 'HIGH' },
      identity_resolution_reasoning:
        'A person decided on 2026-03-01 that this account is none of the known companies.',
    });
    expect([outcome, unmatched, pinned]).toEqual(['no_match', 'decided', null]);
  });

  it('is a new company then, where new ones are created', () => {
    const { record, outcome, created } = resolved([entity('A', null)], { ...OPTIONS, createMissing: true });
    expect([outcome, created?.source]).toEqual(['created', 'created']);
    expect(created?.id).toBe(apartId('website/zymergen.com/zymergen'));
    expect([ZYMERGEN_ID, null]).not.toContain(record.core_id);
    expect(record.identity_resolution_reasoning).toMatch(
      /none of the known companies\. A new entity was created/,
    );
  });

  it('is nothing else when the universe has no such entity', () => {
    const { record, outcome, unmatched } = resolved([entity('A', NOBODY)], {
      ...OPTIONS,
      createMissing: true,
    });
    expect(record).toMatchObject({ core_id: null, identity_resolution_confidence: 'LOW' });
    expect(record.identity_resolution_reasoning).toContain(`${NOBODY}, which the universe does not have.`);
    expect([outcome, unmatched]).toEqual(['no_match', 'decided_unknown']);
  });

  it('has a reasoning of at most 300 characters', () => {
    const { record } = resolved([{ ...entity('A', GINKGO_ID), reason: 'a long story '.repeat(40) }]);
    expect(record.identity_resolution_reasoning.length).toBeLessThanOrEqual(300);
  });
});

describe('an account that a person has decided not to be an entity', () => {
  it('is never that one again, and its reasoning says so', () => {
    const { record, outcome, unmatched } = resolved([
      { ...notEntity('A', ZYMERGEN_ID), reason: 'a reseller' },
    ]);
    expect([record.core_id, outcome, unmatched]).toEqual([null, 'no_match', 'decided']);
    expect(record.identity_resolution_reasoning).toBe(
      `No other known company resembles the record. A person decided on 2026-03-01 that it is not Zymergen (${ZYMERGEN_ID}): a reseller.`,
    );
    expect(record.identity_resolution_reasoning.length).toBeLessThanOrEqual(300);
  });

  it('is a new company, where new ones are created, unless it is that one', () => {
    const createMissing = { ...OPTIONS, createMissing: true };
    const { record, outcome, created } = resolved([notEntity('A', ZYMERGEN_ID)], createMissing);
    expect([outcome, created?.id]).toEqual(['created', apartId('website/zymergen.com/zymergen')]);
    const denied = [notEntity('A', ZYMERGEN_ID), notEntity('A', record.core_id ?? '')];
    expect(resolved(denied, createMissing)).toMatchObject({ outcome: 'no_match', created: null });
  });

  it('is left to the matcher otherwise', () => {
    const { record } = resolved([notEntity('A', GINKGO_ID), notEntity('B', ZYMERGEN_ID)]);
    expect(record.core_id).toBe(ZYMERGEN_ID);
    expect(record.identity_resolution_reasoning).not.toContain('person');
  });
});

describe('a decision', () => {
  it('leaves other accounts to the matcher', () => {
    expect(resolved([entity('C', GINKGO_ID)]).record.core_id).toBe(ZYMERGEN_ID);
  });

  it('does not stand against a core_id that the request names', () => {
    const { record } = resolved([entity('A', GINKGO_ID)], OPTIONS, { ...ACCOUNT, core_id: ZYMERGEN_ID });
    expect(record.core_id).toBe(ZYMERGEN_ID);
  });
});

function resolved(
  list: readonly Override[],
  options: ResolutionOptions = OPTIONS,
  input: EntityInput = ACCOUNT,
) {
  const reference = universeOf([
    company({ name: 'Zymergen', website: 'zymergen.com' }),
    company({ name: 'Ginkgo', website: 'ginkgo.bio' }),
  ]);
  const decided = entityDecisionsOf(list);
  const universe = { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) };
  const { result, pinned, created, ran } = runEntityResolution(input, options, {
    ...universe,
    ...(decided !== undefined && { decided }),
  });
  if (result.state === 'failed') throw new Error(result.errorMessage);
  expect(ran).toEqual(['entity-resolution']);
  const { outcome, sources, unmatched_reason: unmatched } = result.extended;
  return {
    record: EntityResolutionRecord.parse(result.record),
    outcome,
    sources,
    unmatched,
    pinned,
    created,
  };
}
