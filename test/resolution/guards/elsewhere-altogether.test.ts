import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const ATLANTA = { country: 'US', city: 'Atlanta', phone: '404-231-5733' };

describe('a company of the name in another town, with a telephone number of its area', () => {
  const at = { country: 'US', city: 'Las Vegas', phone: '702-791-7111' };
  const resolve = resolverOf(
    company({ name: 'Teresinas', ...at }),
    company({ name: 'Antonelas', ...at }),
    company({ name: 'Wexmoor Corp', website: 'wexmoor.com', ...at }),
  );

  it('may be a namesake', () => {
    expect(statementOf(resolve({ trading_name: 'Teresinas', ...ATLANTA }))).toBe('LOW Teresinas');
    expect(statementOf(resolve({ trading_name: 'Teresinas', country: 'US', city: 'Atlanta' }))).toBe(
      'HIGH Teresinas',
    );
  });

  it('is another one where a name has a word more', () => {
    expect(statementOf(resolve({ trading_name: 'Don Antonelas', ...ATLANTA }))).not.toMatch(/Antonelas$/);
  });

  it('is the same where its form or its website is', () => {
    expect(statementOf(resolve({ trading_name: 'Wexmoor Corp', ...ATLANTA }))).toBe('HIGH Wexmoor Corp');
    expect(statementOf(resolve({ trading_name: 'Wexmoor', website: 'wexmoor.com', ...ATLANTA }))).toBe(
      'HIGH Wexmoor Corp',
    );
  });
});
