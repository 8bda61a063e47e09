import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a legal form of banks', () => {
  const resolve = resolverOf(
    company({ name: 'Quantox', country: 'US', website: 'quantox.com', legalName: 'Quantox Insurers, Inc.' }),
    company({ name: 'Zelquova', country: 'US', legalName: 'Zelquova Savings Bank' }),
    company({ name: 'Irvonx', country: 'US', legalName: 'Irvonx FSB' }),
  );
  const answer = (legal_name: string, website?: string) =>
    statementOf(resolve({ legal_name, country: 'US', ...(website !== undefined && { website }) }));

  it.each(['Quantox Federal Savings Bank', 'Quantox FSB', 'Quantox, National Association'])(
    'is not surely that of a company that is no bank: %s',
    (name) => {
      expect(answer('Quantox, Inc.', 'quantox.com')).toBe('HIGH Quantox');
      expect(answer(name, 'quantox.com')).toBe('MEDIUM Quantox');
      expect(answer(name)).not.toMatch(/^HIGH (?!none)/);
    },
  );

  it('is that of a bank, by a word of its name or by the same form', () => {
    expect(answer('Zelquova FSB')).toBe('HIGH Zelquova');
    expect(answer('Irvonx Federal Savings Bank')).toBe('HIGH Irvonx');
  });
});
