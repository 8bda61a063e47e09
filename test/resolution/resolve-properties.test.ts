import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../src/contract/entity-input.ts';
import { speaksAgainst } from '../../src/resolution/comparisons/candidate-evidence.ts';
import { WEIGHTS } from '../../src/resolution/model/weights.ts';
import { normaliseRecord } from '../../src/resolution/records/normal-record.ts';
import { resolveRecord } from '../../src/resolution/resolve.ts';
import { weighAll } from '../../src/resolution/weigh.ts';
import { company } from '../builders.ts';
import { matchedId, NEIGHBOURS, sharedUniverse, universeWith } from './matching.ts';

const COMPANIES = [
  company({
    name: 'Zymergen Inc',
    website: 'zymergen.com',
    country: 'US',
    city: 'Emeryville',
    phone: '+1 510 867 5309',
  }),
  company({ name: 'Kudzwa Foods Ltd', website: 'kudzwa.co.uk', country: 'GB', city: 'Leeds' }),
  company({ name: 'Wexford Tools', country: 'IE', city: 'Wexford' }),
  company({ name: 'First Bank', id: 'a', country: 'US', city: 'Dallas' }),
  company({ name: 'First Bank', id: 'b', country: 'US', city: 'Dayton' }),
];
const NAMES = [
  'Zymergen',
  'Zymregen',
  'Kudzwa',
  'First',
  'Bank',
  'Foods',
  'Wexford',
  'GmbH',
  'of',
  'Chile',
  'VII',
  '(',
  ')',
  'd/b/a',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
  fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
);
const orMessy = (...values: readonly string[]) => fc.oneof(fc.constantFrom(...values), text);

const records: fc.Arbitrary<EntityInput> = fc.record(
  {
    legal_name: text,
    trading_name: text,
    website: orMessy(
      'zymergen.com',
      'https://kudzwa.co.uk/x',
      'zymergen.de',
      'facebook.com/a',
      'http://[',
      'xn--',
    ),
    social_url: orMessy('linkedin.com/company/zymergen', 'linkedin.com/company/%E0%A4%A'),
    country: orMessy('US', 'Germany', 'Scotland'),
    city: orMessy('Dallas', 'Leeds'),
    state: orMessy('TX', 'Bavaria'),
    postal_code: orMessy('94608', 'SW1A 1AA'),
    address: orMessy('1 Main Street'),
    email: orMessy('jo@zymergen.com', '@', 'jo@gmail.com'),
    phone: orMessy('+1 510 867 5309', '030 123456', '+'),
    company_registration_number: orMessy('7654321', 'HRB 12345'),
    company_registration_country: orMessy('GB', 'DE'),
    bias: fc.constantFrom('NAME_BIAS' as const, 'URL_BIAS' as const),
  },
  { requiredKeys: [] },
);

describe('any record', () => {
  const universe = sharedUniverse(COMPANIES);

  it('is resolved without an error, and its rows sum to the log odds of the probability that decides', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { decision, explanation, reasoning } = resolveRecord(record, universe());
        expect(reasoning).toMatch(/\.$/);
        const { evidence, prior_bits, total_bits, probability } = explanation;
        expect(evidence.reduce((total, { bits }) => total + bits, prior_bits)).toBeCloseTo(total_bits, 2);
        expect(evidence.every(({ sentence }) => /^[^a-z].*\.$/s.test(sentence))).toBe(true);
        expect(Math.abs(1 / (1 + 2 ** -total_bits) - probability)).toBeLessThan(0.002);
        if (decision.kind === 'match') {
          expect(probability).toBeGreaterThanOrEqual(WEIGHTS.threshold.low_of_sisters);
          if (total_bits < 0) expect(speaksAgainst(decision.best.evidence)).toBe(false);
        }
        if (decision.kind === 'no_match' && decision.refusal === undefined)
          expect(total_bits).toBeLessThanOrEqual(0);
      }),
      { seed: 1, numRuns: 800 },
    );
  });

  it('is resolved the same by a universe that was asked other things before', () => {
    fc.assert(
      fc.property(records, records, (record, other) => {
        const first = resolveRecord(record, universe());
        resolveRecord(other, universe());
        expect(resolveRecord(record, universe())).toEqual(first);
      }),
      { seed: 1, numRuns: 120 },
    );
  });
});

describe('records that are weighed together', () => {
  const universe = sharedUniverse(COMPANIES);

  it('come to what each comes to alone, also where an entity is left out', () => {
    fc.assert(
      fc.property(fc.array(records, { minLength: 2, maxLength: 6 }), fc.boolean(), (asked, isLeftOut) => {
        const together = weighAll(
          asked.map((input, at) => (at % 2 === 0 ? { input } : { input, record: normaliseRecord(input) })),
          universe(),
        );
        const excluded = isLeftOut ? { excluded: new Set([0, 3]) } : {};
        for (const [at, input] of asked.entries()) {
          const source = { ...universe(), ...excluded };
          const weighed = together[at];
          if (weighed === undefined) throw new Error(`record ${at} was not weighed`);
          expect(resolveRecord(input, { ...source, weighed })).toEqual(resolveRecord(input, source));
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

describe('an unrelated company', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'bcdfghjklmnpqrtvz'.split('')),
    minLength: 9,
    maxLength: 12,
  });
  const stranger = fc.record({ name: letters, country: fc.constantFrom('BR', 'JP', 'FR') });
  const asked: readonly EntityInput[] = [
    ...COMPANIES.map(({ names: [name] }) => ({ trading_name: name?.value ?? '' })),
    ...NEIGHBOURS.map(({ names: [name] }) => ({ trading_name: name?.value ?? '' })),
    { website: 'www.zymergen.com' },
    { email: 'jo@kudzwa.co.uk' },
    { trading_name: 'First Bank', city: 'Dallas' },
    { trading_name: 'Zymregen', country: 'US', phone: '510-867-5309' },
  ];
  const answers = (companies: typeof COMPANIES) => {
    const universe = universeWith(companies);
    return asked.map((record) => matchedId(resolveRecord(record, universe)));
  };

  it('in the universe never changes which entity is matched', () => {
    const before = answers(COMPANIES);
    expect(before.filter((coreId) => coreId !== null).length).toBeGreaterThan(30);
    fc.assert(
      fc.property(fc.array(stranger, { minLength: 1, maxLength: 4 }), (strangers) => {
        const known = strangers.map((parts) => company({ ...parts, source: 'strangers' }));
        const distinct = [...new Map(known.map((one) => [one.id, one])).values()];
        expect(answers([...COMPANIES, ...distinct])).toEqual(before);
      }),
      { seed: 1, numRuns: 25 },
    );
  });
});
