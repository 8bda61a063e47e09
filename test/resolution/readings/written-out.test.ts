import { describe, expect, it } from 'vitest';
import { writtenOut } from '../../../src/resolution/readings/written-out.ts';
import { company } from '../../builders.ts';
import { nameOf, resolverOf, statementOf } from '../matching.ts';

const readings = (text: string, country?: string): readonly string[] =>
  writtenOut(nameOf(text, country), country).map(({ tokens }) => tokens.join(' '));

describe('a region or country behind a name', () => {
  it.each([
    ['Kudzwa EU', 'kudzwa europe'],
    ['Kudzwa Europe Ltd', 'kudzwa eu'],
    ['Kudzwa (EU)', 'kudzwa europe'],
    ['Kudzwa U.S.', 'kudzwa usa, kudzwa america'],
    ['Kudzwa United Kingdom Ltd', 'kudzwa uk'],
    ['Kudzwa LATAM', 'kudzwa latin america'],
    ['Kudzwa Asia Pacific', 'kudzwa apac'],
  ])('is called in several ways: "%s" is read %s', (text, read) => {
    expect(readings(text).join(', ')).toBe(read);
  });

  it.each(['Bank of America', 'Join us', 'Kudzwa Nl', 'Europe'])('is none in "%s"', (text) => {
    expect(readings(text)).toEqual([]);
  });

  it('leaves who bears the name as it is written before who is called in another way', () => {
    const resolve = resolverOf(company({ name: 'Kudzwa Europe' }), company({ name: 'Kudzwa EU Ltd' }));
    expect(statementOf(resolve('Kudzwa Europe'))).toMatch(/Kudzwa Europe$/);
    const other = resolverOf(company({ name: 'Kudzwa EU Ltd' }));
    expect(statementOf(other('Kudzwa Europe'))).toMatch(/Kudzwa EU Ltd$/);
  });
});

describe('a state and its postal code in a name', () => {
  it.each([
    ['University of AL', 'university of alabama'],
    ['Public Service Co of NM', 'public services company of new mexico'],
    ['Kudzwa Power of N.H.', 'kudzwa power of new hampshire'],
    ['KUDZWA CLINIC TX', 'kudzwa clinic texas'],
    ['kudzwa clinic bc', 'kudzwa clinic british columbia'],
    ['Kudzwa West Virginia', 'kudzwa wv'],
    ['Kudzwa Clinic, CO', 'kudzwa clinic colorado'],
  ])('are one word: "%s" is read %s', (text, read) => {
    expect(readings(text)).toEqual([read]);
  });

  it.each([
    ['a word among capitals', 'MATERIALS IN MOTION', undefined],
    ['a word in small letters', 'all or nothing', undefined],
    ['a company', 'Kudzwa CO', undefined],
    ['a legal form elsewhere', 'Kudzwa NV', undefined],
    ['a name of another country', 'Kudzwa Clinic TX', 'GB'],
    ['a part of a word', 'Kudzwa AT&T TXN', 'US'],
    ['a state alone', 'Texas', 'US'],
  ])('are not seen in %s: "%s"', (_what, text, country) => {
    expect(readings(text, country)).toEqual([]);
  });

  it('are those of the country that the record is in', () => {
    expect(readings('Kudzwa WA Mining', 'AU')).toEqual(['kudzwa western australia mining']);
    expect(readings('Kudzwa WA Mining', 'US')).toEqual(['kudzwa washington mining']);
    expect(readings('Kudzwa NV Mining', 'US')).toEqual(['kudzwa nevada mining']);
  });

  const resolve = resolverOf(
    company({ name: 'University of Alabama', country: 'US' }),
    company({ name: 'University of Kentucky', country: 'US' }),
    company({ name: 'Zymergen Power NH', state: 'NH', country: 'US' }),
    company({ name: 'Kudzwa Clinic MD', country: 'US' }),
    company({ name: 'Kudzwa Clinic Maryland', country: 'US' }),
    company({ name: 'Zimbali Street Station', country: 'US' }),
    company({ name: 'Tamarin Creek', country: 'US' }),
    company({ name: 'Wexford County Hydro', country: 'US' }),
  );

  it.each([
    ['University of AL', 'HIGH University of Alabama'],
    ['Zymergen Power New Hampshire', 'HIGH Zymergen Power NH'],
    ['Zimbali St Station', 'HIGH Zimbali Street Station'],
    ['tamarin ck.', 'HIGH Tamarin Creek'],
    ['Wexford Cty. Hydro', 'HIGH Wexford County Hydro'],
    ['Kudzwa Clinic MD', 'HIGH Kudzwa Clinic MD'],
    ['Kudzwa Clinic Maryland', 'HIGH Kudzwa Clinic Maryland'],
  ])(
    'make a match as sure as one spelling, and the name as it is written comes first: "%s"',
    (name, said) => {
      expect(statementOf(resolve({ trading_name: name, country: 'US' }))).toBe(said);
    },
  );
});

describe('two letters that may be the initials of somebody', () => {
  const resolve = resolverOf(
    company({ name: 'Maryland Kudzwa Inc', country: 'US' }),
    company({ name: 'SC Zelkova LLC', city: 'Racine', state: 'WI', country: 'US' }),
    company({ name: 'N.Y. Wexmoor Ltd', country: 'GB' }),
    company({ name: 'GA Quantock LLC', city: 'Atlanta', state: 'GA', country: 'US' }),
    company({ name: 'N.J. Baxley LLC', city: 'Trenton', state: 'NJ', country: 'US' }),
    company({ name: 'M.D. Tamarin LLC', city: 'Bethesda', state: 'MD', country: 'US' }),
    company({ name: 'New York Zimbali Kavango', country: 'US' }),
    company({ name: 'NY Aurelith', city: 'New York', country: 'US' }),
  );
  const said = (name: string, state?: string) =>
    statementOf(resolve({ trading_name: name, country: 'US', ...(state === undefined ? {} : { state }) }));

  it.each([
    ['M.D. Kudzwa Inc', undefined],
    ['MD Kudzwa Inc', 'FL'],
    ['MD Kudzwa Inc', undefined],
    ['South Carolina Zelkova LLC', undefined],
    ['Maryland Tamarin LLC', 'MD'],
  ])(
    'are no state that neither is in, nor one with dots that it has no words for: "%s" in %s',
    (name, state) => {
      expect(said(name, state)).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
    },
  );

  it('are none of another country', () => {
    expect(statementOf(resolve('New York Wexmoor'))).not.toMatch(/^(?:HIGH|MEDIUM) (?!none)/);
  });

  it.each([
    ['MD Kudzwa Inc', 'MD', 'HIGH Maryland Kudzwa Inc'],
    ['Georgia Quantock LLC', undefined, 'HIGH GA Quantock LLC'],
    ['New Jersey Baxley LLC', undefined, 'HIGH N.J. Baxley LLC'],
    ['NY Zimbali Kavango', undefined, 'HIGH New York Zimbali Kavango'],
    ['New York Aurelith', undefined, 'HIGH NY Aurelith'],
  ])(
    'are the state where one is there, or two words beside them agree: "%s" in %s',
    (name, state, answer) => {
      expect(said(name, state)).toBe(answer);
    },
  );
});

describe('the code of the country that the record is in', () => {
  it.each([
    ['Kudzwa BH', 'BH', ['kudzwa bahrain']],
    ['BANCO KUDZWA BR S.A.', 'BR', ['bank kudzwa brazil']],
    ['Kudzwa bh', 'BH', []],
    ['Kudzwa BH', 'KW', []],
    ['Kudzwa IT', 'IT', []],
    ['BH', 'BH', []],
  ])('is the country behind a name, in capitals: "%s" of %s is read %o', (text, country, read) => {
    expect(readings(text, country)).toEqual(read);
  });

  it('finds the company that says the country', () => {
    const resolve = resolverOf(
      company({ name: 'Kudzwa Bahrain', country: 'BH' }),
      company({ name: 'Kudzwa Kuwait', country: 'KW' }),
    );
    expect(statementOf(resolve({ trading_name: 'Kudzwa BH', country: 'BH' }))).toBe('HIGH Kudzwa Bahrain');
  });
});

describe('what German banks and schools abbreviate', () => {
  it.each([
    ['Kr Spk Kudzwa', 'kreissparkasse kudzwa'],
    ['St. Spk. Kudzwa', 'stadtsparkasse kudzwa'],
    ['VB Kudzwa', 'volksbank kudzwa'],
    ['FH Kudzwa', 'hochschule kudzwa'],
    ['Kudzwa Bank Zndl. Ffm', 'kudzwa bank zweigniederlassung frankfurt am main'],
  ])('is written out: "%s" is read %s', (text, read) => {
    expect(readings(text, 'DE')).toEqual([read]);
  });

  it('is the school by either of its names', () => {
    const resolve = resolverOf(company({ name: 'Fachhochschule Kudzwa', country: 'DE' }));
    for (const name of ['Hochschule Kudzwa', 'FH Kudzwa'])
      expect(statementOf(resolve({ trading_name: name, country: 'DE' }))).toBe('HIGH Fachhochschule Kudzwa');
  });

  it('is written out in German countries alone', () => {
    expect(readings('VB Kudzwa', 'US')).toEqual([]);
    expect(readings('VB Kudzwa')).toEqual([]);
  });

  it('makes a match sure', () => {
    const resolve = resolverOf(
      company({ name: 'Sparkasse Kudzwa', country: 'DE' }),
      company({ name: 'Volksbank Kudzwa', country: 'DE' }),
    );
    const said = statementOf(resolve({ trading_name: 'Spk Kudzwa', country: 'DE' }));
    expect(said).toBe('HIGH Sparkasse Kudzwa');
  });
});

describe('the name of a town', () => {
  it.each([
    ['Landeshauptstadt Kudzwa', 'DE', 'stadt kudzwa'],
    ['Freie und Hansestadt Kudzwa', 'DE', 'stadt kudzwa'],
    ['Gemeinde Kudzwa', 'CH', 'stadt kudzwa'],
    ['Mairie de Kudzwa', 'FR', 'ville de kudzwa'],
    ['Ayto. Kudzwa', 'ES', 'ayuntamiento de kudzwa'],
    ['Excmo. Ayuntamiento de Kudzwa', 'ES', 'ayuntamiento de kudzwa'],
  ])('is read as most write it: "%s" of %s is %s', (text, country, read) => {
    expect(readings(text, country)).toEqual([read]);
  });

  it.each([
    ['Pharmacie de la Mairie', 'FR'],
    ['Landeshauptstadt Kudzwa', 'US'],
    ['Evangelische Gemeinde Kudzwa', 'DE'],
    ['Ayuntamiento de Kudzwa', 'ES'],
  ])('is read as it stands elsewhere: "%s" of %s', (text, country) => {
    expect(readings(text, country)).toEqual([]);
  });

  it('makes a match sure, and none with what the town runs', () => {
    const resolve = resolverOf(
      company({ name: 'Stadt Kudzwa', country: 'DE' }),
      company({ name: 'Stadtwerke Kudzwa', country: 'DE' }),
      company({ name: 'Stadtarchiv Rosenau', country: 'DE' }),
    );
    const said = (trading_name: string) => statementOf(resolve({ trading_name, country: 'DE' }));
    expect(said('Landeshauptstadt Kudzwa')).toBe('HIGH Stadt Kudzwa');
    expect(said('Hansestadt Rosenau')).not.toMatch(/^(?:HIGH|MEDIUM) Stadt/);
  });
});
