import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a place behind a name', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa University', country: 'IN', city: 'Mehsana' }),
    company({ name: 'Zymbur Institute of Optics', country: 'US', city: 'Austin', state: 'Texas' }),
    company({ name: 'Wexmoor Foods', country: 'GB', city: 'Leeds' }),
  );

  it.each([
    'Kudzwa University, Mehsana',
    'Kudzwa University, Mehsana, India',
    'Kudzwa University, Mehsana, Gujarat, India',
    'Kudzwa University - Mehsana',
    'Kudzwa University | India',
  ])('is no word of it where the company is there: %s', (name) => {
    expect(statementOf(resolve(name))).toBe('HIGH Kudzwa University');
    expect(resolve(name).reasoning).toContain('in the name is where the company is');
  });

  it('may be a state by its name or code', () => {
    expect(statementOf(resolve('Zymbur Institute of Optics, Austin, TX'))).toMatch(/^HIGH Zymbur/);
    expect(statementOf(resolve('Zymbur Institute of Optics, Texas, USA'))).toMatch(/^HIGH Zymbur/);
  });

  it.each([
    'Kudzwa University, Pune',
    'Kudzwa University, Mehsana, Nepal',
    'Zymbur Institute of Optics, Austin, OR',
    'Wexmoor Foods - Leeds Catering',
    'Wexmoor, Leeds Foods',
  ])('is a word more where the company is not there, or it says more: %s', (name) => {
    expect(statementOf(resolve(name))).not.toMatch(/^HIGH/);
  });
});
