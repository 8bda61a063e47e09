import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { rowOf } from '../../../src/resolution/comparisons/evidence.ts';
import { company } from '../../builders.ts';
import { resolverOf } from '../matching.ts';

const chain = (id: string, website: string, country?: string) =>
  company({ id, name: 'Kudzwa', website, ...(country === undefined ? {} : { country }) });

const answer = resolverOf(chain('tr', 'kudzwa.com.tr'), chain('ch', 'kudzwa.ch'));

const matchedSite = (record: EntityInput) => {
  const { decision } = answer(record);
  return decision.kind === 'match' ? decision.best.profile.domains[0] : decision.kind;
};

describe('the national ending of the website of a company of no known country', () => {
  it.each([
    ['TR', 'kudzwa.com.tr'],
    ['CH', 'kudzwa.ch'],
    ['SE', 'ambiguous'],
  ])('tells of a record in %s: %s', (country, expected) => {
    expect(matchedSite({ trading_name: 'Kudzwa', country })).toBe(expected);
  });

  it('tells nothing of a record that says no country', () => {
    expect(matchedSite({ trading_name: 'Kudzwa' })).toBe('ambiguous');
  });

  const endingBits = (record: EntityInput, site: string, country?: string) => {
    const { decision } = resolverOf(chain('one', site, country))(record);
    return decision.kind === 'match' ? rowOf(decision.best.evidence, 'ending')?.bits : decision.kind;
  };

  it.each<[string, EntityInput, string, string?]>([
    ['an ending of any country', { country: 'TR' }, 'kudzwa.com'],
    ['an ending used anywhere', { country: 'TR' }, 'kudzwa.io'],
    ['a company whose country is known', { country: 'TR' }, 'kudzwa.ch', 'TR'],
    ['the website that the record has', { country: 'TR', website: 'kudzwa.ch' }, 'kudzwa.ch'],
  ])('tells nothing of %s', (_, record, site, country) => {
    expect(endingBits({ trading_name: 'Kudzwa', ...record }, site, country)).toBeUndefined();
  });

  it('is weak evidence: the only company of the name is found abroad too', () => {
    expect(endingBits({ trading_name: 'Kudzwa', country: 'AT' }, 'kudzwa.de')).toBeLessThan(0);
    expect(endingBits({ trading_name: 'Kudzwa', country: 'DE' }, 'kudzwa.de')).toBeGreaterThan(0);
  });
});
