import { describe, expect, it } from 'vitest';
import { company } from '../../builders.ts';
import { resolverOf, statementOf } from '../matching.ts';

const HIGH = /^(?:HIGH|MEDIUM) (?!none|tie)/;

describe('a word within a longer one', () => {
  const resolve = resolverOf(
    company({ name: 'Stadtspital Quantock', website: 'stadt-quantock.ch', country: 'CH' }),
    company({ name: 'Kantonalbank Kudzwa', country: 'CH' }),
    company({ name: 'Câmara Municipal de Matosinhos', country: 'PT' }),
    company({ name: 'Universitätsklinikum Wexford', country: 'DE' }),
    company({ name: 'University of Rosenau', website: 'uni-rosenau.de', country: 'DE' }),
    company({ name: 'Merrow Technologies Inc', country: 'US' }),
    company({ name: 'Larkspur Valley University', country: 'US' }),
  );
  const answer = (trading_name: string, country: string) => statementOf(resolve({ trading_name, country }));

  it.each([
    ['Stadt Quantock', 'CH'],
    ['Stadtwerke Quantock', 'CH'],
    ['Kanton Kudzwa', 'CH'],
    ['Câmara Municipal de Portimão', 'PT'],
  ])('names another organisation or town: %s', (name, country) => {
    expect(answer(name, country)).not.toMatch(HIGH);
  });

  it('does so at one website, too', () => {
    const record = { trading_name: 'Stadt Quantock', website: 'stadt-quantock.ch', country: 'CH' };
    expect(statementOf(resolve(record))).toBe('LOW Stadtspital Quantock');
  });

  it.each([
    'Universitätsklinikum Rosenau',
    'Universitätsbibliothek Rosenau',
    'Universiteitsziekenhuis Rosenau',
  ])('does so beside its first part in another language: %s', (trading_name) => {
    const record = { trading_name, website: 'uni-rosenau.de', country: 'DE' };
    expect(statementOf(resolve(record))).not.toMatch(HIGH);
    expect(statementOf(resolve({ ...record, trading_name: 'Universität Rosenau' }))).toMatch(HIGH);
  });

  it.each([
    ['Universitätsklinik Wexford', 'DE', 'Universitätsklinikum Wexford'],
    ['Larkspur Valley Univers', 'US', 'Larkspur Valley University'],
  ])('may be another ending, or a word that a list cut off: %s', (name, country, company) => {
    expect(answer(name, country)).toBe(`HIGH ${company}`);
  });
});

describe('a word to which the company joins another', () => {
  const resolve = resolverOf(
    company({ name: 'Countrywide Zymbur Corporation', country: 'US', city: 'Calabasas' }),
    company({ name: 'Nationwide Financial', country: 'US', city: 'Columbus' }),
  );
  const answer = (trading_name: string, more = {}) =>
    statementOf(resolve({ trading_name, country: 'US', ...more }));

  it('was not cut off where it is the one that tells', () => {
    expect(answer('Nation Financial')).toBe('LOW Nationwide Financial');
    expect(answer('Nation Financial', { city: 'Columbus' })).toBe('HIGH Nationwide Financial');
  });

  it.each([
    ['Nation Wide Financial', 'HIGH Nationwide Financial'],
    ['Countrywide Zymbur', 'HIGH Countrywide Zymbur Corporation'],
  ])('is the company where both are said: %s', (name, expected) => {
    expect(answer(name)).toBe(expected);
  });
});

describe("a word like another that is the record's own town", () => {
  const resolve = resolverOf(company({ name: 'Banque Quantock de Montherand', country: 'CH' }));
  const answer = (city: string) =>
    statementOf(resolve({ trading_name: 'Banque Quantock de Contherand', city, country: 'CH' }));

  it('is no misspelling', () => {
    expect(answer('Contherand')).toBe('LOW Banque Quantock de Montherand');
  });

  it('may be one where the record is elsewhere', () => {
    expect(answer('Montherand')).toMatch(HIGH);
  });
});
