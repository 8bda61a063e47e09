import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import { runEntityResolution } from '../../src/jobs/workflows/entity-resolution.ts';
import type { ResolutionContext } from '../../src/jobs/workflows/workflow.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import { createdRecordOf } from '../../src/universe/created-entity.ts';
import { hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';

const KNOWN = [company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' })];
const AT = { website: 'hallenbeckcastings.com', city: 'Dayton', country: 'US' };
const RIGHT: EntityInput = { legal_name: 'Hallenbeck Precision Castings Inc.', ...AT };
const MISSPELT: EntityInput = { trading_name: 'Hallenbek Precision Castings', ...AT };
const BARE: EntityInput = { trading_name: 'International', country: 'US' };

describe('a record that nobody knew in an earlier run', () => {
  const CREATED = [RIGHT, MISSPELT, BARE];

  it.each([RIGHT, MISSPELT, BARE])('finds the entity that was created from it: %j', (input) => {
    const again = resolved(input, universeWith(CREATED), true);
    expect(again).toMatchObject({ core_id: idOf(input), outcome: 'matched' });
  });

  it('is as sure as what agrees', () => {
    expect(resolved(RIGHT, universeWith(CREATED), true).confidence).toBe('HIGH');
  });

  it('finds it also where hardly anything but its number agrees, and says why', () => {
    const registered = { company_registration_number: '4242424', country: 'US' };
    const before = { trading_name: 'Quantock Foundry', website: 'quantock.com', ...registered };
    const now = { trading_name: 'Wexmoor Tamarin', website: 'wexmoor.org', city: 'Reno', ...registered };
    const universe = universeWith([before]);
    const among = { ...universe, rarity: { ...universe.rarity, universeBits: 40 } };
    const again = resolved(now, among, true);
    expect(again).toMatchObject({ core_id: idOf(before), outcome: 'matched', confidence: 'LOW' });
    expect(again.reasoning).toContain('An earlier run created this entity');
    expect(resolved(now, among, false).outcome).toBe('no_match');
  });

  it('has the answer that it would have without what others created', () => {
    const [alone, universe] = [universeWith([]), universeWith(CREATED)];
    for (const input of [{ trading_name: 'Zymergen' }, { trading_name: 'Zymergen', website: 'zymergen.com' }])
      expect(resolved(input, universe, true)).toEqual(resolved(input, alone, true));
  });
});

describe('a record that resembles created entities', () => {
  const variant: EntityInput = { trading_name: 'Hallenbeck Precision', ...AT };

  it('finds the one that it resembles where none is created', () => {
    expect(resolved(variant, universeWith([RIGHT]), false)).toMatchObject({ core_id: idOf(RIGHT) });
  });

  describe('of a name that many bear', () => {
    const red = { trading_name: 'The Red Lion', city: 'Bath', country: 'GB' };
    const of = (input: EntityInput) => {
      const { outcome, confidence, reasoning } = resolved(input, universeWith([red]), false);
      return { outcome, confidence, reasoning };
    };

    it('finds the one of its town, and is a best guess by the name alone', () => {
      expect(of({ ...red, address: '3 High Street' })).toMatchObject({
        outcome: 'matched',
        confidence: 'HIGH',
      });
      const alone = of({ trading_name: 'The Red Lion' });
      expect(alone).toMatchObject({ outcome: 'matched', confidence: 'LOW' });
      expect(alone.reasoning).toContain('nothing else tells that it is the same company');
    });

    it('finds none of another town, nor of another website', () => {
      expect(of({ ...red, city: 'Derby' }).outcome).toBe('no_match');
      const shop = { ...red, website: 'redlion-bath.co.uk' };
      const { outcome } = resolved({ ...red, website: 'the-red-lion.com' }, universeWith([shop]), false);
      expect(outcome).toBe('no_match');
    });
  });

  it('is ambiguous between none of them', () => {
    const universe = universeWith([RIGHT, MISSPELT]);
    const { outcome } = resolved({ trading_name: 'Hallenbec Precision Castings', ...AT }, universe, false);
    expect(outcome).not.toBe('ambiguous');
  });

  it('gets an entity of its own where new ones are created, whatever was created before', () => {
    for (const before of [[], [RIGHT], [RIGHT, MISSPELT]])
      expect(resolved(variant, universeWith(before), true)).toMatchObject({
        core_id: idOf(variant),
        outcome: 'created',
      });
  });
});

function universeWith(records: readonly EntityInput[]): ResolutionContext {
  const reference = universeOf([...KNOWN, ...records.map((input) => madeOf(input).record)]);
  return { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) };
}

function madeOf(input: EntityInput) {
  const made = createdRecordOf(input, normaliseRecord(input));
  if (made === undefined) throw new Error('nothing created');
  return made;
}

function idOf(input: EntityInput): string {
  return madeOf(input).facts.coreId;
}

function resolved(input: EntityInput, universe: ResolutionContext, createMissing: boolean) {
  const { result } = runEntityResolution(input, { createMissing, keepEvidence: false }, universe);
  if (result.state !== 'completed') throw new Error('the resolution failed');
  const record = EntityResolutionRecord.parse(result.record);
  return {
    core_id: record.core_id,
    confidence: record.identity_resolution_confidence,
    reasoning: record.identity_resolution_reasoning,
    outcome: result.extended?.outcome,
  };
}
