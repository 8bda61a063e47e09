import { describe, expect, it } from 'vitest';
import { countryCode, countryName, countryNames } from '../../../src/resolution/tables/countries.ts';
import { spellingKey } from '../../../src/resolution/tables/spelling-key.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

describe('countryCode', () => {
  it.each([
    [
      'DE',
      'DE deu 276 Germany Deutschland Allemagne Alemania Germania Duitsland Tyskland Niemcy ドイツ 德国',
    ],
    ['GB', 'UK U.K. England Scotland Wales Großbritannien イギリス GB-ENG'],
    ['US', 'USA U.S.A. US 840 美国'],
    ['TR', 'Turkey Türkiye TÜRKİYE Turkiye'],
    ['NL', 'Holland Netherlands Nederland NLD'],
    ['GE', 'Georgia საქართველო'],
    ['XK', 'Kosovo XK Kosovë'],
  ])('reads %s in every form', (code, texts) => {
    expect(texts.split(' ').map(countryCode)).toEqual(texts.split(' ').map(() => code));
  });

  it.each([
    ['GB', 'Northern Ireland'],
    ['GB', 'London, England'],
    ['US', 'United States of America'],
    ['US', 'USA (United States)'],
    ['US', 'US - United States'],
    ['US', 'Georgia, USA'],
    ['VN', 'Viet Nam'],
    ['KR', 'Korea, South'],
    ['KR', 'Korea (Republic of)'],
    ['KP', "Korea, Democratic People's Republic of"],
    ['TW', 'Taiwan, ROC'],
    ['HK', 'Hong Kong SAR'],
    ['HK', 'China, Hong Kong SAR'],
    ['MO', 'Macau'],
    ['CI', "Côte d'Ivoire"],
    ['CI', 'Ivory Coast'],
    ['CZ', 'Czech Republic'],
    ['AE', 'U.A.E.'],
    ['AS', 'Samoa, American'],
    ['CD', 'Congo (Kinshasa)'],
    ['CG', 'Congo'],
    ['IR', 'Iran, Islamic Republic of'],
    ['NL', 'The Netherlands'],
  ])('reads %s in "%s"', (code, text) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each(['', '  ', 'California', 'Delaware', 'New Mexico', 'Atlanta, GA', 'Canada/USA', 'Nowhere'])(
    'takes "%s" for no country',
    (text) => {
      expect(countryCode(text)).toBeUndefined();
    },
  );

  it('gives each spelling of the table to one country, as it is filed', () => {
    const owner = new Map<string, string>();
    for (const line of tableText('countries').trim().split('\n')) {
      const [codes = '', name = '', ownNames = '', otherNames = ''] = line.split('|');
      expect(codes).toMatch(/^[A-Z]{2} [A-Z]{3} \d{3}$/);
      for (const key of [spellingKey(name), ...ownNames.split(';'), ...otherNames.split(';')]) {
        if (key === '') continue;
        expect(spellingKey(key), codes).toBe(key);
        expect([undefined, codes], `${key} in ${codes}`).toContain(owner.get(key));
        owner.set(key, codes);
      }
    }
    expect(owner.size).toBeGreaterThan(2000);
  });
});

describe('names of countries', () => {
  it('gives the English short name of a code', () => {
    expect(['US', 'GB', 'KR', 'CI', 'DE'].map(countryName)).toEqual([
      'United States',
      'United Kingdom',
      'South Korea',
      'Ivory Coast',
      'Germany',
    ]);
    expect(countryName('ZZ')).toBeUndefined();
  });

  it('lists names to spot in company names, and no codes or everyday words', () => {
    const names = countryNames();
    expect(
      ['united states', 'usa', 'germany', 'deutschland', 'cote d ivoire'].filter((name) => !names.has(name)),
    ).toEqual([]);
    expect(['de', 'deu', 'in', 'it', 'island', 'allemagne', 'par'].filter((name) => names.has(name))).toEqual(
      [],
    );
  });
});
