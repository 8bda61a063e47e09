import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const SURE = /^(?:HIGH|MEDIUM) (?!none|tie)/;
const HIGH = /^HIGH (?!none|tie)/;

describe('a word before what an organisation is', () => {
  const resolve = resolverOf(
    company({
      name: 'Quantock State University',
      website: 'quantock.edu',
      country: 'AM',
      city: 'Yerevan',
      address: '1 Alek Manukyan Street',
    }),
    company({ name: 'Merrow City National Bank', country: 'US' }),
    company({ name: 'Kudzwa American Insurance Company', country: 'US' }),
    company({ name: 'Universidad de Larkspur', country: 'EC' }),
    company({ name: 'Banco Rosenau', country: 'PY' }),
    company({ name: 'Wexford Mortgage Bank', country: 'IE' }),
    company({ name: 'Tarnhelm Business Solutions', country: 'US' }),
  );
  const answer = (trading_name: string, country: string, more: EntityInput = {}) =>
    statementOf(resolve({ trading_name, country, ...more }));

  it.each([
    ['Quantock State Medical University', 'AM'],
    ['State Medical University of Quantock', 'AM'],
    ['Merrow City National Investment Bank', 'US'],
    ['Kudzwa American Life Insurance', 'US'],
    ['Kudzwa American Pet Insurance', 'US'],
    ['Universidad Técnica de Larkspur', 'EC'],
    ['Banco Hipotecario Rosenau', 'PY'],
    ['Banco de Inversión Rosenau', 'PY'],
  ])('names another organisation: %s', (name, country) => {
    expect(answer(name, country)).not.toMatch(SURE);
  });

  it("may be in the other's name", () => {
    expect(answer('Wexford Bank', 'IE')).not.toMatch(SURE);
  });

  it("may be left out on the organisation's own website or in its house", () => {
    const name = 'Quantock State Medical University';
    expect(answer(name, 'AM', { city: 'Yerevan' })).not.toMatch(SURE);
    expect(answer(name, 'AM', { website: 'quantock.edu' })).toMatch(SURE);
    expect(answer(name, 'AM', { city: 'Yerevan', address: '1 Alek Manukyan Street' })).toMatch(SURE);
  });

  it.each([
    ['Quantock State Research University', 'AM'],
    ['Merrow City National Bank Group', 'US'],
    ['Tarnhelm Business Systems Solutions', 'US'],
    ['Universidad Merrow Wexley de Larkspur', 'EC'],
  ])('is none of a field where many leave it out, or where it is a name: %s', (name, country) => {
    expect(answer(name, country)).toMatch(SURE);
  });
});

describe('a name in front that only the entity says', () => {
  const answer = (name: string, trading_name: string) =>
    statementOf(resolverOf(company({ name, country: 'VN' }))({ trading_name, country: 'VN' }));

  it('may be that of another institution', () => {
    expect(answer('Zelkova Kudzwa Merrow University', 'Kudzwa Merrow University')).not.toMatch(HIGH);
    expect(answer('National Kudzwa Merrow University', 'Kudzwa Merrow University')).toMatch(HIGH);
    expect(answer('Hanoi Kudzwa Merrow University', 'Kudzwa Merrow University')).toMatch(HIGH);
  });
});

describe('a field in each of two names', () => {
  const resolve = resolverOf(
    company({ name: 'Quantock State Medical University', website: 'qsmu.by', country: 'BY', city: 'Grodno' }),
    company({ name: 'Merrow Logistics School', country: 'PL' }),
  );
  const answer = (record: EntityInput) => answerOf(resolve(record));

  it('is that of two organisations, also in one town', () => {
    const record = { trading_name: 'Quantock State Agrarian University', country: 'BY', city: 'Grodno' };
    expect(answer(record)).toBe('none');
    expect(answer({ ...record, website: 'qsmu.by' })).toBe('Quantock State Medical University');
  });

  it('tells by a row of its own', () => {
    const { decision } = resolve({ trading_name: 'Merrow Law School', country: 'PL' });
    const rows = decision.kind === 'no_match' ? (decision.near[0]?.evidence ?? []) : [];
    expect(rows).toContainEqual({ comparison: 'unit', cause: 'other_field', bits: -9 });
  });
});
