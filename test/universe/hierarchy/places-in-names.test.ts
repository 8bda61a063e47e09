import { describe, expect, it } from 'vitest';
import { partPlaces } from '../../../src/universe/hierarchy/places-in-names.ts';

const scopesIn = (name: string) => partPlaces(name.split(' ')).places.map(({ scope }) => scope);

describe('a place in a name', () => {
  it.each([
    ['microsoft research new england', 'New England'],
    ['asseco south eastern europe', 'South East Europe'],
    ['acme eastern europe', 'Eastern Europe'],
    ['acme central and eastern europe', 'Central and Eastern Europe'],
    ['acme mena', 'Middle East and North Africa'],
    ['acme gulf', 'Gulf'],
    ['acme south african operations', 'South Africa'],
    ['acme southern california', 'Southern California'],
    ['acme south indian operations', 'South India'],
    ['acme southeast asian', 'South East Asia'],
    ['acme papua new guinea', 'Papua New Guinea'],
    ['acme new zealand', 'New Zealand'],
    ['acme new york', 'New York'],
  ])('of %s is %s', (name, scope) => {
    expect(scopesIn(name)).toEqual([scope]);
  });

  it.each([['acme new guinea'], ['acme jersey city'], ['acme new york city'], ['turkey hill dairy']])(
    'is none of %s, which is another place than the country or state',
    (name) => {
      expect(scopesIn(name)).toEqual([]);
    },
  );

  it('leaves the words for a part of it among the others, so that units of two parts are not one', () => {
    expect(partPlaces(['east', 'japan', 'railway'])).toEqual({
      places: [{ scope: 'East Japan', country: 'JP', kind: 'part' }],
      others: ['east', 'railway'],
    });
  });
});
