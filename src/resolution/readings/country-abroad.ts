import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { KNOWN_BITS, prominenceBits } from '../comparisons/prominence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { countryCode, countryNames } from '../tables/countries.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord } from '../tables/name-words.ts';

/** `South Africa`, `Latin America`. */
const MOST_WORDS = 3;
/** Larger than a country, and mostly of a group that is at home elsewhere. */
const REGIONS: ReadonlySet<string> = new Set([
  'europe',
  'asia',
  'asia pacific',
  'latin america',
  'middle east',
]);

/** A name without the country or region that it ends in. */
export interface BeforeCountry {
  readonly reading: Reading<NormalName>;
  /** Alpha-2; undefined of a region. */
  readonly country: string | undefined;
}

// A record's name is compared with all candidates.
const remembered = new WeakMap<NormalName, BeforeCountry | null>();

/**
 * `Kudzwa Canada Ltd` read as Kudzwa, for the company abroad that bears the name where its unit there is not on file. Undefined of
 * names that end in no country or are made of common words before it.
 */
export function nameBeforeCountry(name: NormalName): BeforeCountry | undefined {
  if (name.part !== 'whole' || name.tokens.length < 2) return undefined;
  let known = remembered.get(name);
  if (known === undefined) {
    known = read(name) ?? null;
    remembered.set(name, known);
  }
  return known ?? undefined;
}

function read(name: NormalName): BeforeCountry | undefined {
  const { tokens } = name;
  for (let count = Math.min(MOST_WORDS, tokens.length - 1); count > 0; count--) {
    const said = tokens.slice(-count).join(' ');
    if (!countryNames().has(said) && !REGIONS.has(said)) continue;
    const rest = tokens.slice(0, -count);
    if (rest.at(-1) === 'of' || !rest.some((word) => tellsWhose(word, name))) return undefined;
    const change = {
      english: undefined,
      withPlace: undefined,
      forms: [],
      seat: [textBehind(rest, name)],
      unitIn: said,
    };
    return {
      reading: readAs(name, rest, change),
      country: REGIONS.has(said) ? undefined : countryCode(said),
    };
  }
  return undefined;
}

/** What is written behind these words of the name: `Deutschland GmbH`. */
function textBehind(tokens: readonly string[], { text }: NormalName): string {
  const words = text.split(/\s+/);
  for (let count = words.length - 1; count > 0; count--) {
    const [head] = normaliseName(words.slice(0, count).join(' '));
    if (head?.tokens.join(' ') === tokens.join(' ')) return words.slice(count).join(' ');
  }
  return text;
}

/** What is in a dictionary tells of nobody, unless it is written in capitals among small letters: `IBM Canada`. */
function tellsWhose(word: string, { text }: NormalName): boolean {
  if (!isTellingWord(word) || isDistinguishingToken(word)) return false;
  return (
    !isEverydayWord(word) || (text !== text.toUpperCase() && text.split(' ').includes(word.toUpperCase()))
  );
}

/** Whether nearly everybody who writes such a name means this company, which is at home elsewhere. */
export function isKnownAbroad({ country }: BeforeCountry, { places, prominence }: EntityProfile): boolean {
  const isElsewhere =
    places.length > 0 && places.every((place) => place.country !== undefined && place.country !== country);
  if (!isElsewhere || prominence === undefined) return false;
  return prominence.headcount >= MANY_PEOPLE || prominenceBits(prominence) >= KNOWN_BITS;
}

/** A group so large has units in many countries. */
const MANY_PEOPLE = 10_000;
