import type { Evidence } from '../../contract/extended.ts';
import type { Place } from '../records/normalise-place.ts';
import type { Registration } from '../records/normalise-registration.ts';
import type { ComparisonName, EvidenceRow, PlaceEvidence, RowOf } from './evidence.ts';
import type { NameEvidence } from './name-evidence.ts';

type Shown = Pick<Evidence, 'level' | 'left' | 'right'>;

const SHOWN: { readonly [Name in ComparisonName]: (row: RowOf<Name>) => Shown } = {
  name: (row) => ({ level: nameLevel(row), left: row.left.text, right: row.right.text }),
  name_words: ({ meaning, onlyLeft, onlyRight }) => ({
    level: `${meaning}_words`,
    left: wordsText(onlyLeft),
    right: wordsText(onlyRight),
  }),
  name_form: ({ relation, left, right }) => ({
    level: relation,
    left: left.join(', '),
    right: right.join(', '),
  }),
  name_reading: ({ left, right }) => ({
    level: 'translated',
    left: wordsText(left),
    right: wordsText(right),
  }),
  name_seat: ({ stands, left, right }) => ({
    level: stands === 'abroad' ? 'other_country' : 'own_country',
    left: wordsText(left),
    right: wordsText(right),
  }),
  name_beside: ({ what, left }) => ({ level: what, left, right: null }),
  name_owner: ({ relation, left, right }) => ({ level: relation, left, right }),
  name_number: ({ cause, left, right }) => ({ level: cause, left: wordsText(left), right: wordsText(right) }),
  name_place: ({ left, right }) => ({ level: 'one_side', left: wordsText(left), right: wordsText(right) }),
  form_home: ({ relation, left, countries }) => ({
    level: relation === 'not_known' ? relation : 'of_other_countries',
    left: left.join(', '),
    right: countries.join(', '),
  }),
  other_name: ({ agrees, left, right }) => ({
    level: agrees ? 'agrees' : 'differs',
    left: left.text,
    right: right.text,
  }),
  website: ({ relation, left, right }) => ({ level: relation, left, right }),
  email: ({ relation, left, right }) => ({ level: relation, left, right }),
  social: ({ relation, left, right }) => ({ level: relation, left, right }),
  phone: ({ relation, left, right }) => ({ level: relation, left, right }),
  registration: ({ relation, left, right }) => ({
    level: relation,
    left: registrationText(left),
    right: registrationText(right),
  }),
  place: (row) => ({ level: placeLevel(row), left: placeText(row.left), right: placeText(row.right) }),
  elsewhere: ({ by, left, countries }) => ({
    level: `by_${by}`,
    left: by === 'phone' ? `+${left}` : left,
    right: countries.join(', '),
  }),
  ending: ({ relation, left, right }) => ({ level: relation, left, right }),
  status: () => ({ level: 'closed', left: null, right: 'closed or absorbed' }),
  group: ({ role, added }) => ({ level: role, left: null, right: wordsText(added) }),
  unit: ({ cause }) => ({ level: cause, left: null, right: null }),
  prominence: ({ bearers, bits }) => ({
    level: bits > 0 ? 'better_known' : 'less_known',
    left: null,
    right: `of ${bearers}`,
  }),
  part: ({ of, added }) => ({ level: `of_${of}`, left: null, right: wordsText(added) }),
  misspelling: ({ cause }) => ({ level: cause, left: null, right: null }),
  double: ({ role }) => ({ level: `${role}_record`, left: null, right: null }),
  bias: ({ bias }) => ({ level: bias.toLowerCase(), left: null, right: null }),
};

/** Writes a row of evidence as people and JSON are shown it. */
export function shownEvidence(row: EvidenceRow): Omit<Evidence, 'sentence'> {
  // The table has for each comparison the function of its rows.
  const show = SHOWN[row.comparison] as (row: EvidenceRow) => Shown;
  const { level, left, right } = show(row);
  return { comparison: row.comparison, level, left, right, bits: row.bits };
}

/** `entity_longer_generic_former`: a name in use is not said to be one. */
function nameLevel({ relation, isGeneric, kindOfName }: NameEvidence): string {
  const isInUse = kindOfName === 'legal' || kindOfName === 'trading';
  return `${relation}${isGeneric ? '_generic' : ''}${isInUse ? '' : `_${kindOfName}`}`;
}

function placeLevel({ region, house }: PlaceEvidence): string {
  if (house === 'same') return 'address';
  if (region === undefined) return 'address_differs';
  return house === undefined ? region : `${region}_${house}_house`;
}

function wordsText(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join(' ');
}

/** A registration number behind its country, when that is known. */
export function registrationText({ country, number }: Registration): string {
  return country === undefined ? number : `${country} ${number}`;
}

/** A place in one line; null when nothing of it is known. */
function placeText({ street, city, state, postalCode, country }: Place): string | null {
  const parts = [street, city, state, postalCode, country].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}
