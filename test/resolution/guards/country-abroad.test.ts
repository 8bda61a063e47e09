import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf, statementOf } from '../matching.ts';

const FAMOUS = { headcount: { value: 120_000 }, revenue: { value: 90_000_000_000, currency: 'USD' } };

describe('a country behind the name of a company that is abroad', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa', legalName: 'Kudzwa Inc', country: 'US', ...FAMOUS }),
    company({ name: 'Zymbur', legalName: 'Zymbur AG', country: 'DE', ...FAMOUS }),
    company({ name: 'Zymbur Canada', country: 'CA' }),
    company({ name: 'Wexmoor', country: 'GB' }),
    company({ name: 'Quarleston', alias: 'Quarle', formerName: 'Zinnober', country: 'JP', ...FAMOUS }),
    company({ name: 'Quarleston Foods Canada', country: 'CA' }),
    company({ name: 'Target', country: 'US', ...FAMOUS }),
    company({ name: 'Quantock', legalName: 'Quantock KK', country: 'JP', ...FAMOUS }),
    company({ name: 'Quantock', country: 'BR', city: 'Santos' }),
  );

  it.each([
    ['Kudzwa Deutschland', 'Germany'],
    ['Kudzwa Deutschland GmbH', 'Germany'],
    ['Kudzwa South Africa', 'South Africa'],
    ['Kudzwa Europe Ltd', 'Europe'],
  ])('is a guess where everybody knows it and its unit is not on file: %s', (name, place) => {
    expect(statementOf(resolve(name))).toBe('LOW Kudzwa');
    expect(resolve(name).reasoning).toContain(`its unit in ${place} is not on file`);
  });

  it('is the unit where that is on file', () => {
    expect(statementOf(resolve('Zymbur Canada'))).toBe('HIGH Zymbur Canada');
    expect(statementOf(resolve('Zymbur Canada Ltd'))).toMatch(/Zymbur Canada$/);
    const { decision } = resolve('Quantock Brazil');
    expect(decision).toMatchObject({ kind: 'match', best: { profile: { places: [{ country: 'BR' }] } } });
  });

  it.each(['Wexmoor Canada', 'Target Canada', 'Bank of Canada', 'Kudzwa Trading Canada'])(
    'is nobody where few know it, or the name is a common word: %s',
    (name) => {
      expect(answerOf(resolve(name))).toBe('none');
    },
  );

  it('is no guess beside a company that says name and country with a word more', () => {
    expect(statementOf(resolve('Quarleston Canada'))).toMatch(/none|Quarleston Foods Canada$/);
  });

  it('may be called by another name, but with a legal form or by one that it gave up', () => {
    expect(statementOf(resolve('Quarle Peru'))).toBe('LOW Quarleston');
    expect(answerOf(resolve('Quarle Peru Inc'))).toBe('none');
    expect(answerOf(resolve('Zinnober Peru'))).toBe('none');
  });

  it('says nothing where a website does', () => {
    const record = { trading_name: 'Kudzwa Canada', website: 'kudzwa-canada.ca' };
    expect(resolve(record).reasoning).not.toContain('its unit in');
    expect(answerOf(resolve(record))).toBe('none');
  });
});
