import { expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { runEntityResolution } from '../../src/jobs/workflows/entity-resolution.ts';
import type { ResolutionContext } from '../../src/jobs/workflows/workflow.ts';
import { findCandidates } from '../../src/resolution/blocking/candidates.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import { createdRecordOf } from '../../src/universe/created-entity.ts';
import { hierarchyOf } from '../../src/universe/hierarchy/reference-family.ts';
import { company, universeOf } from '../builders.ts';

const ZYMERGEN: EntityInput = { legal_name: 'Zymergen Inc.', website: 'zymergen.com', country: 'US' };
const CREATED: EntityInput = {
  legal_name: 'Hallenbeck Precision Castings Inc.',
  city: 'Dayton',
  country: 'US',
};
const OPTIONS = { createMissing: false, keepEvidence: true };

it('compares a record with the candidates that were found for it, and with no others', () => {
  const universe = world();
  const { pinned } = prepared(ZYMERGEN, universe);
  expect(pinned?.recordKeys).toHaveLength(1);
  expect(prepared(ZYMERGEN, universe, []).pinned).toBeNull();
});

it.each([ZYMERGEN, CREATED, { trading_name: 'Hallenbeck Castings', city: 'Dayton' }])(
  'answers a record as one that nobody has prepared: %j',
  (input) => {
    const universe = world();
    expect(prepared(input, universe)).toEqual(runEntityResolution(input, OPTIONS, universe));
  },
);

function prepared(input: EntityInput, universe: ResolutionContext, candidates?: readonly number[]) {
  const record = normaliseRecord(input);
  const found = candidates ?? findCandidates(record, universe.reference.index);
  const options = { ...OPTIONS, normal: JSON.stringify(record), candidates: found };
  return runEntityResolution(input, options, universe);
}

function world(): ResolutionContext {
  const created = createdRecordOf(CREATED, normaliseRecord(CREATED));
  if (created === undefined) throw new Error('nothing created');
  const known = company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' });
  const reference = universeOf([known, created.record]);
  return { reference, rarity: rarityOf(reference.index), hierarchy: hierarchyOf(reference) };
}
