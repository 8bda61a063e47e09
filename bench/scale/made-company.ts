import { type Random, randomOf } from '../random.ts';
import { firstWord } from './made-words.ts';
import type { RealParts, RealPlace } from './real-parts.ts';

/** The columns that `core reference import csv` knows without being told. */
export const COLUMNS = [
  'id',
  'name',
  'website',
  'country',
  'state',
  'city',
  'postal_code',
  'address',
  'phone',
  'registration_number',
  'parent_id',
] as const;

/** A row of a generated source, and the legal form that its name ends with. */
export interface MadeCompany extends Readonly<Record<(typeof COLUMNS)[number], string>> {
  readonly legalForm: string;
}

const SHARE = { website: 0.3, registration: 0.5, parent: 0.2 } as const;
const LONGEST_LABEL = 40;

/**
 * Makes the company of a number, always the same one: words of three real companies, or a new first word, and the place
 * and legal form of a fourth.
 */
export function madeCompany(parts: RealParts, seed: number, number: number): MadeCompany {
  const random = randomOf(seed, number);
  const place = random.pick(parts.places);
  const words = [
    firstWord(parts.firstWords, seed, number),
    ...random.pick(parts.middles),
    random.pick(parts.lastWords),
  ];
  const legalForm = random.pick(parts.legalForms.get(place.code) ?? ['']);
  const suffixes = parts.suffixes.get(place.code) ?? ['com'];
  return {
    id: idOf(number),
    name: `${words.join(' ')} ${legalForm}`.trim(),
    legalForm,
    website: random.chance(SHARE.website) ? websiteOf(words, suffixes, random) : '',
    ...addressOf(place, random),
    registration_number: random.chance(SHARE.registration) ? registrationOf(number) : '',
    parent_id: parentOf(number, random),
  };
}

/** The parent of a fifth of all, made before it; few companies have many subsidiaries. */
export function parentOf(number: number, random: Random, first = 0): string {
  if (!random.chance(SHARE.parent) || number === first) return '';
  return idOf(first + Math.floor((number - first) * random.next() ** 3));
}

export function idOf(number: number): string {
  return String(number + 1).padStart(8, '0');
}

function addressOf(place: RealPlace, random: Random) {
  return {
    country: place.country ?? place.code,
    state: place.state ?? '',
    city: place.city ?? '',
    postal_code: place.postalCode ?? '',
    address: (place.address ?? '').replace(/\d+/, () => String(1 + random.below(999))),
    phone: (place.phone ?? '').replace(/\d{4}$/, () => String(1000 + random.below(9000))),
  };
}

function websiteOf(words: readonly string[], suffixes: readonly string[], random: Random): string {
  const label = words
    .join('')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return label === '' ? '' : `${label.slice(0, LONGEST_LABEL)}.${random.pick(suffixes)}`;
}

/** Nine digits, another number for each company: the factor has no divisor in common with the count of such numbers. */
function registrationOf(number: number): string {
  return String(100_000_000 + ((number * 123_456_791) % 900_000_000));
}
