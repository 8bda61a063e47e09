import { expect, it } from 'vitest';
import { foundEntities } from '../../../src/engine/browse/found-entities.ts';
import { company, universeOf } from '../../builders.ts';

const TOWNS = Array.from({ length: 600 }, (_, at) => `Town${at}`);

it('words that very many names have find who is called just so, and then the best known of all that have them', () => {
  const universe = universeOf([
    ...TOWNS.map((name) => company({ id: name, name: `${name} University`, country: 'DE' })),
    company({ id: 'known', name: 'Zwickau University', headcount: { value: 40_000, asOf: '2025' } }),
    company({ id: 'just', name: 'University' }),
    company({ id: 'mining', name: 'The Company of Miners' }),
  ]);
  const namesFor = (text: string, limit = 1000, country?: string) =>
    foundEntities(universe, { text, limit, ...(country !== undefined && { country }) }).map(
      ({ name }) => name,
    );
  expect(namesFor('university', 2)).toEqual(['University', 'Zwickau University']);
  expect(namesFor('The University', 2)).toEqual(['University', 'Zwickau University']);
  expect(namesFor('university')).toHaveLength(602);
  expect(namesFor('university', 1000, 'DE')).toHaveLength(600);
  expect(namesFor('company')).toEqual(['The Company of Miners']);
});
