import { describe, expect, it } from 'vitest';
import { withLeastConfidence } from '../../src/batch/least-confidence.ts';
import type { RowResult } from '../../src/batch/row-result.ts';

const MATCH: RowResult = {
  outcome: 'matched',
  record: {
    core_id: '4812345678',
    company_registration: null,
    company_registration_number: null,
    identity_type: 'legal_entity',
    identity_resolution_confidence: 'MEDIUM',
    identity_resolution_reasoning: 'Probably Acme.',
    legal_info: {
      legal_name: 'Acme Ltd',
      website: 'acme.co.uk',
      country: 'GB',
      trading_name: null,
      confidence: 'HIGH',
      reasoning: 'It says so.',
    },
    trading_info: null,
    entity_classification: null,
  },
  extended: {
    outcome: 'matched',
    sources: ['register:1'],
    candidates: [],
    unmatched_reason: null,
    probability: 0.8812,
    explanation: null,
  },
};

describe('a match that is less sure than was asked', () => {
  it('is left open, with the company as its candidate', () => {
    const left = withLeastConfidence(MATCH, 'HIGH');
    expect(left).toMatchObject({
      outcome: 'ambiguous',
      record: { core_id: null, legal_info: null },
      extended: {
        outcome: 'ambiguous',
        sources: [],
        probability: null,
        candidates: [{ core_id: '4812345678', name: 'Acme Ltd', country: 'GB', website: 'acme.co.uk' }],
      },
    });
    expect(left.record?.identity_resolution_reasoning).toBe(
      'Less sure than HIGH, so left open. Probably Acme.',
    );
  });

  it.each(['MEDIUM', 'LOW', undefined] as const)('is a match where %s suffices', (least) => {
    expect(withLeastConfidence(MATCH, least)).toBe(MATCH);
  });

  it('is a match where the row itself names the entity', () => {
    const given: RowResult = { ...MATCH, isGiven: true };
    expect(withLeastConfidence(given, 'HIGH')).toBe(given);
  });

  it('leaves rows without a match as they are', () => {
    const none: RowResult = { ...MATCH, outcome: 'no_match', record: { ...MATCH.record, core_id: null } };
    expect(withLeastConfidence(none, 'HIGH')).toBe(none);
  });
});
