import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

describe('a university with its place in front and behind', () => {
  const resolve = resolverOf(
    company({
      name: 'University of Miami',
      city: 'Coral Gables',
      state: 'FL',
      country: 'US',
      website: 'miami.edu',
    }),
    company({ name: 'Kudzwa University', city: 'Zelkova', state: 'ON', country: 'CA' }),
    company({ name: 'Université de Baxley', alias: 'University of Baxley', country: 'CA' }),
    company({ name: 'Universität Wexmoor', country: 'DE' }),
  );

  it.each([
    ['Miami University', 'US', 'MEDIUM University of Miami'],
    ['University of Kudzwa', 'CA', 'MEDIUM Kudzwa University'],
    ['University of Miami', 'US', 'HIGH University of Miami'],
    ['University of Baxley', 'CA', 'HIGH Université de Baxley'],
    ['Université de Kudzwa', 'CA', 'HIGH Kudzwa University'],
    ['Wexmoor University', 'DE', 'HIGH Universität Wexmoor'],
  ])('may be two in America and Canada by the country alone: "%s" of %s', (name, country, said) => {
    expect(statementOf(resolve({ trading_name: name, country }))).toBe(said);
  });

  it.each([{ city: 'Coral Gables' }, { state: 'FL' }, { website: 'miami.edu' }])('is one with %o', (more) => {
    const said = statementOf(resolve({ trading_name: 'Miami University', country: 'US', ...more }));
    expect(said).toBe('HIGH University of Miami');
  });
});
