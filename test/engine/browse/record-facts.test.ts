import { expect, it } from 'vitest';
import { recordFacts } from '../../../src/engine/browse/record-facts.ts';
import { company, normalOf } from '../../builders.ts';

it('tells what a record has of another company as that, and never as what is shown', () => {
  const record = company({
    ...{ source: 'tickers', name: 'Quantock', country: 'Australia' },
    borrowed: { websites: ['kudzwa.com'], state: 'CA', city: 'Corte Madera' },
  });
  const facts = recordFacts(normalOf(record), () => undefined);
  expect(facts.filter(({ says }) => says.length === 0)).toEqual([
    { field: 'website', value: "kudzwa.com (another company's)", says: [] },
    { field: 'state', value: "CA (another company's)", says: [] },
    { field: 'city', value: "Corte Madera (another company's)", says: [] },
  ]);
  expect(facts).toContainEqual(expect.objectContaining({ field: 'country', value: 'Australia' }));
});
