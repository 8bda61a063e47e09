import { describe, expect, it } from 'vitest';
import { compareWith } from '../../../src/resolution/comparisons/compare.ts';
import { roundedBits } from '../../../src/resolution/comparisons/evidence.ts';
import { priorBits, totalOf } from '../../../src/resolution/comparisons/total-bits.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { sharedUniverse, universeWith } from '../matching.ts';

const KUDZWA = company({
  name: 'Kudzwa',
  website: 'kudzwa.de',
  socialUrl: 'linkedin.com/company/kudzwa',
  phone: '030 123456',
  country: 'DE',
  city: 'Berlin',
  status: 'closed',
  identifiers: [{ type: 'registration', value: 'HRB 12345', country: 'DE' }],
});
const universe = sharedUniverse([KUDZWA]);
const compare = (input: Parameters<typeof normaliseRecord>[0]) => {
  const [entity] = universe().index.entry('tkudzwa')?.entities ?? [];
  return compareWith(normaliseRecord(input), entity ?? -1, universe());
};

describe('a record against an entity', () => {
  it('has a row for each kind of evidence, always in one order', () => {
    const full = compare({
      trading_name: 'Kudzwa',
      website: 'kudzwa.de',
      social_url: 'linkedin.com/company/kudzwa',
      phone: '030 123456',
      country: 'DE',
      city: 'Berlin',
      company_registration_number: 'HRB 12345',
    });
    const kinds = ['name', 'website', 'social', 'registration', 'phone', 'place', 'status'];
    expect(full.evidence.map(({ comparison }) => comparison)).toEqual(kinds);
  });

  it('sums the evidence rows and the prior to the total', () => {
    const { evidence: rows, totalBits } = compare({
      trading_name: 'Kudzwa Foods',
      country: 'AT',
      website: 'kudzwa.at',
    });
    const sum = rows.reduce((total, { bits }) => total + bits, priorBits(universe().rarity));
    expect(rows.length).toBeGreaterThan(3);
    expect(totalBits).toBeCloseTo(sum, 2);
  });

  it('costs nothing when a field is missing', () => {
    const bare = compare({ trading_name: 'Kudzwa' });
    const unread = compare({ trading_name: 'Kudzwa', website: 'n/a', phone: 'none', country: 'Nowhere' });
    expect(unread.evidence).toEqual(bare.evidence);
    expect(bare.evidence.map(({ comparison }) => comparison)).toEqual(['name', 'status']);
  });

  it('says nothing of a record that says nothing', () => {
    expect(compare({}).evidence.map(({ comparison }) => comparison)).toEqual(['status']);
  });
});

describe('bits', () => {
  it('begins with lower odds in a larger universe', () => {
    const many = Array.from({ length: 60 }, (_, at) => company({ name: `Zym ${at + 10}` }));
    expect(priorBits(universeWith(many, []).rarity)).toBeLessThan(
      priorBits(universeWith([KUDZWA], []).rarity),
    );
  });

  it('shows what it adds: hundredths', () => {
    const rows = [1 / 3, 2 / 3, -0.005].map((bits) => ({
      comparison: 'status' as const,
      bits: roundedBits(bits),
    }));
    expect(rows.map(({ bits }) => bits)).toEqual([0.33, 0.67, -0]);
    expect(totalOf(-6.2, rows)).toBe(-5.2);
  });
});
