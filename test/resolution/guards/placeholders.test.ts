import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { answerOf, resolverOf } from '../matching.ts';

describe('a name that is not told', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa', alias: 'Reserved', country: 'PL', website: 'reserved.com' }),
    company({ name: 'Private Inc', country: 'US' }),
  );

  it.each(['Reserved', '_RESERVED_', 'Private', 'Private company'])('names nobody: %s', (name) => {
    expect(answerOf(resolve(name))).toBe('none');
  });

  it('is a name with a legal form, or on its website', () => {
    expect(answerOf(resolve('Private Inc'))).toBe('Private Inc');
    const { decision } = resolve({ trading_name: 'Reserved', website: 'reserved.com' });
    expect(decision).toMatchObject({ kind: 'match', confidence: 'HIGH' });
    expect(resolve({ trading_name: 'Reserved', website: 'zymbur.com' }).record.names).toHaveLength(0);
  });
});
