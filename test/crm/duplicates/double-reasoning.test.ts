import { describe, expect, it } from 'vitest';
import { reasoningOf as reasonOf } from '../../../src/crm/duplicates/double-reasoning.ts';
import { wordsOfCityIn } from '../../../src/crm/duplicates/words-of-city.ts';
import type { EvidenceRow, PlaceEvidence } from '../../../src/resolution/comparisons/evidence.ts';
import type { NameEvidence } from '../../../src/resolution/comparisons/name-evidence.ts';
import type { NormalName } from '../../../src/resolution/names/normal-name.ts';
import { normaliseName } from '../../../src/resolution/names/normalise-name.ts';

const CITIES = ['Zürich', '豊田市'];
const reasoningOf = (rows: readonly EvidenceRow[], because?: string) =>
  reasonOf(rows, {
    wordsOfCity: wordsOfCityIn([0, 1], { city: (number) => CITIES[number] }),
    ...(because !== undefined && { because }),
  });

const ONE = 'Both are the same company (core_id 1000000001)';

describe('why two accounts are doubles', () => {
  it('says which names agree, where one entity is not the reason', () => {
    expect(reasoningOf([nameRow('same', 'Plinth Ltd', 'Plinth')])).toBe(
      'They agree in the name ("Plinth Ltd", "Plinth").',
    );
  });

  it('says that a name is spelt in two ways', () => {
    expect(reasoningOf([nameRow('respelled', 'Voltu', 'Volta')])).toBe(
      'They agree in the name but for its spelling ("Voltu", "Volta").',
    );
  });

  it('says that a street is told under two towns', () => {
    const place = (city: string) => ({ street: '4706 farwell st', city, state: 'US-WI' });
    const row: PlaceEvidence = {
      ...{ comparison: 'place', region: 'state', house: 'near', bits: 1 },
      ...{ left: place('madison'), right: place('mcfarland') },
    };
    expect(reasoningOf([nameRow('same', 'Plinth', 'Plinth'), row])).toBe(
      'They agree in the name "Plinth" and the street address under another city.',
    );
  });

  it('writes towns as their cells do, and as they are compared where no cell has them', () => {
    const told = (left: string, right: string) => {
      const places = { left: { city: left }, right: { city: right } };
      return reasoningOf([
        { comparison: 'place', region: 'city_differs', house: undefined, bits: 0, ...places },
      ]);
    };
    expect(told('zurich', 'toyota')).toBe('They agree in little, but their cities differ (Zürich, 豊田市).');
    expect(told('bonn', 'zurich')).toBe('They agree in little, but their cities differ (Bonn, Zürich).');
  });

  it('says of two spellings that they agree, and only of other names that they do not', () => {
    expect(reasoningOf([nameRow('same', 'Plinth', 'Plinth')], ONE)).toBe(`${ONE}.`);
    expect(reasoningOf([nameRow('same', 'Plinth Ltd', 'Plinth')], ONE)).toBe(
      `${ONE}, and agree in the name ("Plinth Ltd", "Plinth").`,
    );
    expect(reasoningOf([nameRow('different', 'Plinth', 'Quill')], ONE)).toBe(
      `${ONE}, but their names are "Plinth" and "Quill".`,
    );
  });
});

function nameRow(relation: NameEvidence['relation'], left: string, right: string): NameEvidence {
  return {
    ...{
      comparison: 'name',
      relation,
      isGeneric: false,
      isBesideOther: false,
      isOwnAbbreviation: false,
      isByInitial: false,
      kindOfName: 'legal',
      rarityMargin: 0,
      bits: 0,
    },
    ...{ left: named(left), right: { ...named(right), kind: 'legal' } },
  };
}

function named(text: string): NormalName {
  const [name] = normaliseName(text);
  if (name === undefined) throw new Error(`${text} is no name`);
  return name;
}
