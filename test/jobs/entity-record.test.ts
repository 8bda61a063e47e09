import { expect, it } from 'vitest';
import { registrationOf } from '../../src/jobs/workflows/entity-record.ts';

it.each([
  [{ company_registration_country: 'Germany' }, 'DE'],
  [{ company_registration_country: 'Blork', country: 'DE' }, 'DE'],
  [{ company_registration_country: 'Blork' }, null],
  [{}, null],
])('the registration of a request with %j is of the country %s', (input, country) => {
  const number = 'HRB 12300';
  const told = registrationOf(null, { company_registration_number: number, ...input });
  expect(told).toEqual({ number, country, source: 'request' });
});
