import { expect, it } from 'vitest';
import { identityOf, registrationOf } from '../../src/jobs/workflows/entity-record.ts';
import type { SourceRecord } from '../../src/resolution/records/source-record.ts';
import { survivingFacts } from '../../src/universe/survivorship.ts';
import { company, normalOf } from '../builders.ts';

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

it('names the source that calls the name legal', () => {
  const stated = legalInfo(company({ source: 'starter', name: 'Quantock', legalName: 'Quantock N.V.' }));
  expect(stated).toMatchObject({
    confidence: 'HIGH',
    reasoning: 'Legal name according to the starter list of core.',
  });
  expect(legalInfo(company({ name: 'Quantock' }))).toMatchObject({
    legal_name: null,
    reasoning: 'Legal name unknown.',
  });
});

it('is not sure of a name with a form that no source calls legal, however sure the match is', () => {
  expect(legalInfo(company({ source: 'ror', name: 'Quantock Works Ltd' }))).toMatchObject({
    legal_name: 'Quantock Works Ltd',
    confidence: 'MEDIUM',
    reasoning: 'No source says which of its names is the legal one; this one, from ROR, has a legal form.',
  });
});

function legalInfo(record: SourceRecord) {
  const facts = survivingFacts('1234567890', [normalOf(record)], () => undefined);
  return identityOf(facts, 'HIGH').legal_info;
}
