import { describe, expect, it } from 'vitest';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';
import { isAtHome, nameBehindForm } from '../../../src/resolution/readings/form-in-front.ts';

function behind(text: string, country?: string) {
  const [name] = normaliseName(text, country);
  if (name === undefined) throw new Error(`${text} is no name`);
  return nameBehindForm(name, country);
}

describe('a legal form in front of a name, of a record that says no country', () => {
  it.each([
    ['AB Kudzwa', 'SE', ['ab']],
    ['AB Kudzwa (publ)', 'SE', ['ab']],
    ['AB "Kudzwa"', 'LT', ['ab']],
    ['A/S Kudzwa', 'DK', ['as']],
    ['AS "Kudzwa"', 'LV', ['as']],
    ['Oy Kudzwa Ab', 'FI', ['ab', 'oy']],
    ['SIA Kudzwa', 'LV', ['sia']],
    ['OÜ Kudzwa', 'EE', ['ou']],
    ['PAO Kudzwa', 'RU', ['pjsc']],
    ['S.C. Kudzwa S.R.L.', 'RO', ['srl', 'sc']],
    ['SA Kudzwa', 'BE', ['sa']],
    ['SARL Kudzwa', 'FR', ['sarl']],
    ['NV Kudzwa', 'BE', ['nv']],
    ['LLC Kudzwa', 'RU', ['llc']],
  ])('may be one where companies have it: %s', (text, country, forms) => {
    const read = behind(text);
    expect(read?.reading).toMatchObject({ tokens: ['kudzwa'], forms });
    expect(read && isAtHome(read, { places: [{ country }] })).toBe(true);
    expect(read && isAtHome(read, { places: [{ country: 'CN' }, {}] })).toBe(false);
  });

  it('is not asked for where the country decides, nothing would be left, or only common words would', () => {
    expect(behind('AB Kudzwa', 'SE')).toBeUndefined();
    expect(behind('AB Kudzwa', 'US')).toBeUndefined();
    expect(behind('AB')).toBeUndefined();
    expect(behind('SA Technologies')).toBeUndefined();
    expect(behind('Kudzwa AB')).toBeUndefined();
    expect(behind('Abkudzwa AB')).toBeUndefined();
  });
});
