import { describe, expect, it } from 'vitest';
import type { EvidenceRow } from '../../../src/resolution/comparisons/evidence.ts';
import { shownEvidence } from '../../../src/resolution/comparisons/shown-evidence.ts';
import { entityName, nameOf } from '../matching.ts';

const bits = -1.25;
const names = { left: nameOf('Kudzwa'), right: entityName('Kudzwa Foods') };
const name = {
  comparison: 'name',
  kindOfName: 'trading',
  isGeneric: false,
  isBesideOther: false,
  isOwnAbbreviation: false,
  isByInitial: false,
  rarityMargin: 0,
  bits,
  ...names,
} as const;
const place = { comparison: 'place', left: {}, right: { city: 'austin', country: 'US' }, bits } as const;

describe('evidence as people and JSON are shown it', () => {
  it('has five members, always in one order', () => {
    expect(Object.entries(shownEvidence({ ...name, relation: 'entity_longer' }))).toEqual([
      ['comparison', 'name'],
      ['level', 'entity_longer'],
      ['left', 'Kudzwa'],
      ['right', 'Kudzwa Foods'],
      ['bits', bits],
    ]);
  });

  it.each<[EvidenceRow, string]>([
    [{ ...name, relation: 'same', kindOfName: 'legal' }, 'same'],
    [{ ...name, relation: 'same', kindOfName: 'alias' }, 'same_alias'],
    [{ ...name, relation: 'record_longer', isGeneric: true }, 'record_longer_generic'],
    [
      { ...name, relation: 'entity_longer', isGeneric: true, kindOfName: 'former' },
      'entity_longer_generic_former',
    ],
    [{ ...place, region: 'city', house: undefined }, 'city'],
    [{ ...place, region: 'city', house: 'other' }, 'city_other_house'],
    [{ ...place, region: 'city', house: 'near' }, 'city_near_house'],
    [{ ...place, region: 'city', house: 'same' }, 'address'],
    [{ ...place, region: undefined, house: 'other' }, 'address_differs'],
    [{ comparison: 'bias', bias: 'URL_BIAS', bits }, 'url_bias'],
    [{ comparison: 'unit', cause: 'other_site', bits }, 'other_site'],
    [{ comparison: 'unit', cause: 'other_kind', bits }, 'other_kind'],
    [{ comparison: 'unit', cause: 'shared_place', bits }, 'shared_place'],
    [{ comparison: 'status', bits }, 'closed'],
    [{ comparison: 'prominence', bearers: 3, bits: 1.5 }, 'better_known'],
    [{ comparison: 'prominence', bearers: 3, bits: -1.5 }, 'less_known'],
  ])('names the level of %j', (row, level) => {
    expect(shownEvidence(row)).toMatchObject({ comparison: row.comparison, level, bits: row.bits });
  });

  it.each<[EvidenceRow, string | null, string | null]>([
    [{ ...place, region: 'city', house: undefined }, null, 'austin, US'],
    [
      { comparison: 'name_words', meaning: 'extra', onlyLeft: [], onlyRight: ['foods', 'two'], bits },
      null,
      'foods two',
    ],
    [
      { comparison: 'name_form', relation: 'same', left: ['gmbh', 'kg'], right: ['gmbh'], bits },
      'gmbh, kg',
      'gmbh',
    ],
    [{ comparison: 'group', role: 'named_group', added: ['group'], bits }, null, 'group'],
    [
      {
        comparison: 'registration',
        relation: 'number_only',
        left: { number: '7' },
        right: { number: '7', country: 'DE' },
        bits,
      },
      '7',
      'DE 7',
    ],
  ])('writes what was compared in %j', (row, left, right) => {
    expect(shownEvidence(row)).toMatchObject({ left, right });
  });
});
