import { describe, expect, it } from 'vitest';
import { placedName } from '../../../src/sources/importers/ror-country.ts';

const place = (countryCode: string, countryName: string, city = '') => ({
  countryCode,
  countryName,
  state: '',
  city,
});

describe('a country in brackets', () => {
  it.each([
    ['Türksat (Turkey)', place('TR', 'Türkiye')],
    ['Philips (Netherlands)', place('NL', 'The Netherlands')],
    ['Symplectic (UK)', place('GB', 'United Kingdom')],
    ['Saab AB (publ) (Sweden)', place('SE', 'Sweden')],
  ])('is taken off "%s"', (displayed, location) => {
    expect(placedName(displayed, [location])).toEqual({ name: displayed.replace(/ \([^(]*$/, ''), location });
  });

  it.each([
    ['Tongji Hospital (Shanghai, China)', place('CN', 'China')],
    ['Peach Institute (Georgia)', place('US', 'United States')],
    ['Union Internationale (ICS)', place('CH', 'Switzerland')],
    ['Universidad (Autonomous)', place('MX', 'Mexico')],
  ])('is not what "%s" has', (displayed, location) => {
    expect(placedName(displayed, [location])).toEqual({ name: displayed, location });
  });

  it('chooses among several locations', () => {
    const toronto = place('CA', 'Canada', 'Toronto');
    expect(placedName('Cohere (Canada)', [place('US', 'United States', 'San Francisco'), toronto])).toEqual({
      name: 'Cohere',
      location: toronto,
    });
  });
});
