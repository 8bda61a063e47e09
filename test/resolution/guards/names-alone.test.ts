import { describe, expect, it } from 'vitest';
import { isNameBeforeYear } from '../../../src/resolution/doubts/doubts.ts';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

describe('what stands beside a name and says nothing of who it is', () => {
  const resolve = resolverOf(
    company({
      name: 'Kudzwa',
      legalName: 'Kudzwa AG',
      country: 'DE',
      city: 'München',
      phone: '+498963600123',
    }),
    company({ name: 'Wexmoor 54', country: 'GB' }),
    company({ name: 'Wexmoor', country: 'GB' }),
    company({ name: 'Quantock Store 14', country: 'GB' }),
    company({ name: 'Quantock', country: 'GB' }),
    company({ name: 'Expo', country: 'GB' }),
  );

  it.each([
    ['10023 Kudzwa AG', 'the number of an account or order'],
    ['C001 | Kudzwa AG', 'the number of an account or order'],
    ['V-1001: Kudzwa', 'the number of an account or order'],
    ['CUST104 - Kudzwa', 'the number of an account or order'],
    ['Kudzwa AG 0049123', 'the number of an account or order'],
    ['Kudzwa +44 113 496 0100', 'a telephone number'],
    ['Kudzwa Tel. 089 4960100', 'a telephone number'],
    ['Kudzwa - Renewal 2023', 'the period of a deal'],
    ['Kudzwa FY24', 'the period of a deal'],
    ['Kudzwa Q3 2024 Renewal', 'the period of a deal'],
    ['Kudzwa 2023/24', 'the period of a deal'],
    ['Kudzwa Store Nr. 14', 'the number of a shop'],
  ])('makes it likely and not sure: %s', (name, taken) => {
    const { decision, reasoning } = resolve(name);
    expect(decision).toMatchObject({ kind: 'match', confidence: 'MEDIUM' });
    expect(reasoning).toContain(`was taken for ${taken}`);
  });

  it('is a guess where it is a year alone, but of a company that everybody knows', () => {
    const { decision } = resolve('Kudzwa 2023');
    expect(decision).toMatchObject({ kind: 'match', confidence: 'LOW' });
    if (decision.kind !== 'match') return;
    const { evidence, profile } = decision.best;
    const prominence = { sources: 4, listings: 6, headcount: 220_000, revenue: 200_000, descendants: 60 };
    expect(isNameBeforeYear(evidence, profile)).toBe(true);
    expect(isNameBeforeYear(evidence, { ...profile, prominence })).toBe(false);
  });

  it('is sure where town, website or the telephone number itself agree', () => {
    const inTown = { trading_name: '10023 Kudzwa AG', city: 'München', country: 'DE' };
    expect(statementOf(resolve(inTown))).toBe('HIGH Kudzwa');
    expect(statementOf(resolve('Kudzwa +49 89 636 00 123'))).toBe('HIGH Kudzwa');
  });

  it('is a branch, whatever agrees, where it is the number of a shop', () => {
    const inTown = { trading_name: 'Kudzwa Store 14', city: 'München', country: 'DE' };
    expect(statementOf(resolve(inTown))).toBe('MEDIUM Kudzwa');
  });

  it.each(['Wexmoor 54', 'Quantock Store 14'])('belongs to the name of who is called so: %s', (name) => {
    expect(statementOf(resolve(name))).toBe(`HIGH ${name}`);
  });

  it.each(['Expo 2020', 'Wexmoor Fund 2035', '1234567 Ontario Inc', 'Kudzwa Trading 2023', 'Forever 21'])(
    'tells nobody where it may be a name, or the rest is no name: %s',
    (name) => {
      expect(answerOf(resolve(name))).toBe('none');
      expect(resolve(name).reasoning).not.toContain('was taken for');
    },
  );
});

describe('a person in front of a company', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa', legalName: 'Kudzwa AG', country: 'DE', city: 'München' }),
    company({ name: 'Zymbur Quarles', country: 'GB' }),
    company({ name: 'Freelancer', country: 'AU' }),
  );

  it.each(['Ann Smith c/o Kudzwa', 'J. Smith, c/o Kudzwa AG', 'Ann Smith @ Kudzwa', 'Freelancer @ Kudzwa'])(
    'makes it a guess: %s',
    (name) => {
      expect(statementOf(resolve(name))).toBe('LOW Kudzwa');
      expect(resolve(name).reasoning).toContain('was taken for a person there');
    },
  );

  it('is likely in its town', () => {
    const record = { trading_name: 'Ann Smith c/o Kudzwa', city: 'München', country: 'DE' };
    expect(statementOf(resolve(record))).toBe('MEDIUM Kudzwa');
  });

  it('may be a company that somebody knows, which is meant then', () => {
    expect(statementOf(resolve('Zymbur Quarles c/o Kudzwa'))).toBe('HIGH Zymbur Quarles');
    expect(resolve('Zymbur Quarles c/o Kudzwa').reasoning).toContain('The name agrees');
  });

  it.each([
    'Wexmoor GmbH c/o Kudzwa',
    'Wexmoor Foods c/o Kudzwa',
    'Wexmoor c/o Kudzwa',
    'Wexmoor Café @ Kudzwa',
  ])('is none where a company may stand there: %s', (name) => {
    expect(resolve(name).reasoning).not.toContain('was taken for a person');
    expect(statementOf(resolve(name))).not.toMatch(/HIGH Kudzwa|MEDIUM Kudzwa/);
  });
});
