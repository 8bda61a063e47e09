import { describe, expect, it } from 'vitest';
import { EntityResolutionRecord, EntityResolutionStatus } from '../../src/contract/entity-resolution.ts';
import { completed, resolved, unmatched, without } from './examples.ts';

const refuses = (record: unknown) => expect(EntityResolutionRecord.safeParse(record).success).toBe(false);

describe('the record of a resolution', () => {
  it('describes a company that was found', () =>
    expect(EntityResolutionRecord.parse(resolved)).toEqual(resolved));

  it('keeps confidence and reasoning of a company that was not found', () => {
    expect(EntityResolutionRecord.parse(unmatched)).toEqual(unmatched);
    refuses({ ...unmatched, identity_resolution_confidence: null });
    refuses({ ...unmatched, identity_resolution_reasoning: null });
  });

  it('echoes the external_id when it was given', () => {
    const record = { ...resolved, external_id: '001A' };
    expect(EntityResolutionRecord.parse(record)).toEqual(record);
    refuses({ ...resolved, external_id: null });
  });

  it('carries the social profile, null without a match', () => {
    const social = {
      url: 'https://social.example/acme',
      slug: 'acme',
      match_type: 'actual',
      reasoning: null,
    };
    expect(EntityResolutionRecord.parse({ ...resolved, social }).social).toEqual(social);
    expect(EntityResolutionRecord.parse({ ...unmatched, social: null }).social).toBeNull();
    refuses({ ...resolved, social: { ...social, match_type: 'guessed' } });
  });

  it.each(Object.keys(resolved) as (keyof typeof resolved)[])('always has %s', (key) =>
    refuses(without(resolved, key)),
  );

  it.each([
    ['core_id', '0123456789'],
    ['identity_type', 'person'],
    ['identity_resolution_confidence', 'high'],
    ['legal_info', { ...resolved.legal_info, reasoning: null }],
    ['legal_info', without(resolved.legal_info, 'website')],
    ['trading_info', { ...resolved.trading_info, confidence: null }],
    ['entity_classification', { ...resolved.entity_classification, type: null }],
    ['company_registration', { ...resolved.company_registration, number: null }],
  ])('has no %s like %j', (key, value) => refuses({ ...resolved, [key]: value }));

  it('is the record of the completed job', () => {
    const body = { ...completed, record: resolved };
    expect(EntityResolutionStatus.parse(body)).toEqual(body);
  });
});
