import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/resolution/comparisons/candidate.ts';
import { nearestAmong } from '../../src/resolution/nearest.ts';
import { company } from '../builders.ts';
import { resolverOf, statementOf } from './matching.ts';

const FAMOUS = { headcount: { value: 120_000 }, revenue: { value: 90_000_000_000, currency: 'USD' } };

describe('the nearest of a record without a match', () => {
  const resolve = resolverOf(
    company({ id: 'branch', name: 'Quantock', country: 'SG', city: 'Singapore' }),
    company({ id: 'head', name: 'Quantock', legalName: 'Quantock Corp', country: 'US', ...FAMOUS }),
    company({ id: 'fund', name: 'Barwick Emerging EMEA Opportunities' }),
  );

  it.each(['Quantock EMEA', 'Quantock - APAC'])(
    'is the best known of the name that %s begins with',
    (trading_name) => {
      const { decision, reasoning } = resolve({ trading_name });
      expect(decision).toMatchObject({
        kind: 'no_match',
        near: [{ profile: { places: [{ country: 'US' }] } }],
      });
      expect(reasoning).toMatch(/^No match\. Closest: Quantock \(/);
    },
  );

  it('is a best guess beside the word Europe, for its unit there is not on file', () => {
    expect(statementOf(resolve('Quantock Europe'))).toBe('LOW Quantock');
  });

  it('is the branch where the record is', () => {
    const { decision } = resolve({ trading_name: 'Quantock Europe', country: 'SG', city: 'Singapore' });
    expect(decision).not.toMatchObject({ near: [{ profile: { places: [{ country: 'US' }] } }] });
  });

  it('may be a unit or a sister of a record that adds a region', () => {
    expect(resolve('Quantock EMEA').reasoning).toContain(
      '"EMEA" is only in the record\'s name, which may mean a unit or sister company',
    );
  });
});

describe('the nearest of those that are as well known', () => {
  it('has the most companies below it', () => {
    const { decision } = resolverOf(
      company({ id: 'a', name: 'Quantock Lemma Jorvik', acronym: 'QLJ' }),
      company({ id: 'b', name: 'Quorum Lantern Jasper', acronym: 'QLJ' }),
    )('QLJ');
    const near: readonly Candidate[] = decision.kind === 'ambiguous' ? decision.candidates : [];
    const widest = near.map((one, at) => ({
      ...one,
      profile: {
        ...one.profile,
        prominence: { sources: 1, listings: 0, headcount: 0, revenue: 0, descendants: at },
      },
    }));
    expect(widest).toHaveLength(2);
    expect(nearestAmong(widest)).toBe(widest[1]);
  });
});
