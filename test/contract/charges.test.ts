import { describe, expect, it } from 'vitest';
import {
  chargedOperations,
  FAMILY_OPERATIONS,
  followUpsOf,
  refundedOperations,
} from '../../src/contract/charges.ts';

const COMPANY = { trading_name: 'Acme' };

describe('a job', () => {
  it.each([
    ['entity-resolution', COMPANY, ['entity-resolution']],
    ['resolve-parent', { core_id: '1234567890' }, ['resolve-parent']],
    ['firmographics', { core_id: '1234567890' }, ['firmographics']],
    ['crosscheck', { ...COMPANY, external_id: '001A' }, ['entity-resolution', 'crosscheck']],
  ] as const)('of %s is charged for its parts', (family, request, operations) => {
    expect(chargedOperations(family, followUpsOf(request))).toEqual(operations);
  });

  it('that is combined is charged for the resolution and the follow-ups that it asks for', () => {
    const followUps = followUpsOf({ ...COMPANY, jobs: ['resolve-parent'] });
    expect(chargedOperations('combined', followUps)).toEqual(['entity-resolution', 'resolve-parent']);
  });

  it('that is combined is charged once for a follow-up that it asks for twice', () => {
    const twice = ['firmographics', 'resolve-parent', 'firmographics'] as const;
    expect(chargedOperations('combined', twice)).toEqual(FAMILY_OPERATIONS.combined);
  });

  it('is given back what it was charged for and what did not run', () => {
    const charged = FAMILY_OPERATIONS.combined;
    expect(refundedOperations(charged, [])).toEqual(charged);
    expect(refundedOperations(charged, charged)).toEqual([]);
    expect(refundedOperations(charged, ['entity-resolution'])).toEqual(['firmographics', 'resolve-parent']);
  });

  it('is given nothing back that it was not charged for', () => {
    expect(refundedOperations(['entity-resolution'], ['crosscheck'])).toEqual(['entity-resolution']);
  });
});
