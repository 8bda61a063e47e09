import { describe, expect, it } from 'vitest';
import type { EntityInput } from '../../../src/contract/entity-input.ts';
import { comparePlaces } from '../../../src/resolution/comparisons/compare-places.ts';
import { shownEvidence } from '../../../src/resolution/comparisons/shown-evidence.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { company } from '../../builders.ts';
import { profileWith, sharedUniverse } from '../matching.ts';

const HERE = { country: 'US', state: 'TX', city: 'Austin', postalCode: '78701', address: '1 Main Street' };

const universe = sharedUniverse([
  company({ name: 'Kudzwa', ...HERE }),
  company({ name: 'Wexford' }),
  company({
    name: 'Pemberley',
    address: '4706 Farwell St',
    city: 'McFarland',
    state: 'WI',
    country: 'US',
    postalCode: '53558',
  }),
  company({ name: 'Ashdown', address: '12 Elm St', city: 'McFarland', state: 'WI', country: 'US' }),
  ...['Brindle', 'Corvane', 'Dunmarrow', 'Estrellon'].map((name) =>
    company({ name, address: '100 Main Street', city: `${name}ville`, state: 'WI', country: 'US' }),
  ),
  company({ name: 'Quantock', country: 'NL', state: 'ZH' }),
  company({ name: 'Tamarin', country: 'PR' }),
  company({ name: 'Zelkova', country: 'CN', city: 'Shenzhen' }),
  company({ name: 'Larkspur', address: '27 West Washington' }),
  company({ source: 'lei', name: 'Quillon Foods', lei: 'L', country: 'US', city: 'Austin' }),
  company({ source: 'ror', name: 'Quillon Foods', lei: 'L', country: 'US', city: 'Boston' }),
  ...['Dallas', 'Austin', 'Plano', 'Waco'].map((city) =>
    company({ name: `Zym ${city}`, country: 'US', state: 'TX', city }),
  ),
]);

const rowOf = (input: EntityInput, word = 'kudzwa') => {
  const record = normaliseRecord(input);
  const rows = comparePlaces({ record, profile: profileWith(word, universe()), ...universe() }, []);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows.map(shownEvidence)[0];
};
const bitsOf = (input: EntityInput, word?: string) => rowOf(input, word)?.bits ?? Number.NaN;

describe('towns in two scripts', () => {
  it.each<[string, string]>([
    ['深圳市', 'city'],
    ['广东省深圳市', 'city'],
    ['深圳市南山区', 'city'],
    ['北京市', 'city_differs'],
    ['Beijing', 'city_differs'],
    // What no table knows may be Shenzhen.
    ['鶴見台市', 'country'],
  ])('%s beside Shenzhen: %s', (city, level) => {
    expect(rowOf({ country: 'China', city }, 'zelkova')?.level).toBe(level);
  });
});

describe('places of a record and an entity', () => {
  it.each<[EntityInput, string | undefined]>([
    [{ country: 'USA', postal_code: '78701-1234', address: '1 MAIN ST.' }, 'address'],
    [{ country: 'USA', postal_code: '78701', address: '9 Oak Ave' }, 'postal_other_house'],
    [{ country: 'USA', postal_code: '78701', address: '1 Main Lane' }, 'postal_near_house'],
    [{ country: 'USA', postal_code: '78701', address: '3 Main St' }, 'postal_near_house'],
    [{ address: '1 Main Lane' }, undefined],
    [{ country: 'US', state: 'Texas', city: 'AUSTIN' }, 'city'],
    [{ city: 'Austin' }, 'city'],
    [{ state: 'Texas' }, 'state'],
    [{ country: 'United States' }, 'country'],
    [{ state: 'TX', city: 'Dallas' }, 'city_differs_in_state'],
    [{ country: 'US', city: 'Boston' }, 'city_differs'],
    [{ state: 'MA', city: 'Austin' }, 'state_differs'],
    [{ country: 'Germany', city: 'Austin' }, 'country_differs'],
    [{ postal_code: '78701', country: 'DE' }, 'country_differs'],
    [{}, undefined],
    [{ city: 'Boston' }, undefined],
    [{ country: 'Atlantis' }, undefined],
  ])('reads %o as %s', (input, level) => {
    expect(rowOf(input)?.level).toBe(level);
  });

  it('reads a state that says no country in that of the other place, and compares nothing that it cannot read', () => {
    expect(rowOf({ state: 'South Holland' }, 'quantock')?.level).toBe('state');
    expect(rowOf({ state: 'Gelderland' }, 'quantock')?.level).toBe('state_differs');
    expect(rowOf({ state: 'Kudzwaland' }, 'quantock')).toBeUndefined();
  });

  it('takes a house for the same without any town', () => {
    const bits = bitsOf({ address: '27 W. Washington Blvd, 2nd Floor' }, 'larkspur');
    expect(rowOf({ address: '27 W. Washington Blvd, 2nd Floor' }, 'larkspur')?.level).toBe('address');
    expect(bits).toBeGreaterThan(3);
  });

  it('counts another house against it, in the same town for less', () => {
    expect(rowOf({ address: '9 Oak Ave' }, 'larkspur')).toMatchObject({ level: 'address_differs' });
    expect(bitsOf({ address: '9 Oak Ave' }, 'larkspur')).toBeLessThan(0);
    const town = { country: 'US', postal_code: '78701' };
    expect(bitsOf({ ...town, address: '9 Oak Ave' })).toBeLessThan(bitsOf(town));
    expect(bitsOf({ ...town, address: '9 Oak Ave' })).toBeGreaterThan(
      bitsOf({ address: '9 Oak Ave' }, 'larkspur'),
    );
  });

  it('does not take one house number for a house in another city', () => {
    expect(rowOf({ country: 'US', city: 'Boston', address: '1 Main St' })?.level).toBe('city_differs');
  });

  it('takes a house for the same, though for less, under the name of a neighbouring town', () => {
    const [house, town] = [{ address: '4706 Farwell Street' }, { state: 'WI', city: 'Madison' }];
    const of = (input: EntityInput) => rowOf(input, 'pemberley');
    expect(of({ ...house, ...town })?.level).toBe('state_near_house');
    expect(of({ ...house, country: 'US', city: 'Madison', postal_code: '53719' })?.level).toBe(
      'country_near_house',
    );
    const bits = bitsOf({ ...house, ...town }, 'pemberley');
    expect(bits).toBeGreaterThan(bitsOf({ state: 'WI' }, 'pemberley'));
    expect(bits).toBeLessThan(bitsOf({ ...house, state: 'WI', city: 'McFarland' }, 'pemberley'));
  });

  it.each<[string, EntityInput]>([
    ['another postal area', { address: '4706 Farwell St', state: 'WI', postal_code: '54911' }],
    ['no state or postal code', { address: '4706 Farwell St', country: 'US' }],
    ['another house', { address: '4716 Farwell St', state: 'WI' }],
    ['another kind of street', { address: '4706 Farwell Ln', state: 'WI' }],
  ])('keeps two towns apart with %s', (_, input) => {
    expect(rowOf({ ...input, city: 'Madison' }, 'pemberley')?.level).toMatch(/^city_differs/);
  });

  it('keeps two towns apart where the number is low, or a house of many towns', () => {
    const level = (address: string, word: string) =>
      rowOf({ address, state: 'WI', city: 'Madison' }, word)?.level;
    expect(level('12 Elm St', 'ashdown')).toBe('city_differs_in_state');
    expect(level('100 Main St', 'brindle')).toBe('city_differs_in_state');
  });

  it('says nothing when the entity has no place', () => {
    expect(rowOf({ country: 'US', city: 'Austin' }, 'wexford')).toBeUndefined();
  });

  it('takes a territory for no other country than the one that it belongs to, but in another town', () => {
    expect(rowOf({ country: 'US' }, 'tamarin')).toBeUndefined();
    expect(rowOf({ country: 'US', city: 'San Juan' }, 'tamarin')).toBeUndefined();
    expect(rowOf({ country: 'VI' }, 'tamarin')?.level).toBe('country_differs');
    expect(rowOf({ country: 'HK' }, 'zelkova')).toBeUndefined();
    expect(rowOf({ country: 'HK', city: 'Shenzhen' }, 'zelkova')?.level).toBe('city');
    expect(rowOf({ country: 'HK', city: 'Hong Kong' }, 'zelkova')?.level).toBe('country_differs');
  });

  it('counts the finer agreement for more', () => {
    const country = { country: 'US' };
    const state = { ...country, state: 'TX' };
    const city = { ...state, city: 'Austin' };
    const address = { ...city, postal_code: '78701', address: '1 Main St' };
    const bits = [country, state, city, address].map((input) => bitsOf(input));
    expect(bits).toEqual([...bits].sort((a, b) => a - b));
    expect(bits[0]).toBeGreaterThan(0);
    expect(bits[3]).toBeGreaterThan(bits[2] ?? Number.NaN);
  });

  it('counts another country for more than another state, and both against it', () => {
    expect(bitsOf({ state: 'MA' })).toBeLessThan(0);
    expect(bitsOf({ country: 'DE' })).toBeLessThan(bitsOf({ state: 'MA' }));
  });

  it('takes the best of the places of an entity', () => {
    expect(profileWith('quillon', universe()).places).toHaveLength(2);
    expect(rowOf({ country: 'US', city: 'Boston' }, 'quillon')?.level).toBe('city');
  });

  it('shows both places', () => {
    expect(rowOf({ country: 'US', city: 'Boston' })).toMatchObject({
      left: 'boston, US',
      right: '1 main st, austin, US-TX, 78701, US',
    });
  });
});
