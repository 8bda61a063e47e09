import type { ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { lazily } from '../../resolution/tables/lazily.ts';
import { GENERIC_WORDS } from '../../resolution/tables/name-words.ts';
import { tableText } from '../../resolution/tables/table-text.ts';
import { type NamedPlace, partPlaces, placeOfCountry } from './places-in-names.ts';

/** What is left of a company's name without its legal form, the places in it and the words for a group's unit. */
export interface Brand {
  /** In one: `coca cola` and `cocacola` are one brand. */
  readonly key: string;
  readonly places: readonly NamedPlace[];
  /** No two houses would choose it: it is not a word of the dictionary, and more than initials. */
  readonly isDistinctive: boolean;
}

/** Shorter brands are initials, which many companies share. */
const SHORTEST_BRAND = 4;

const unitWords = lazily(() => new Set(tableText('unit-words').trim().split(/\s+/)));

/** Whether the word says nothing of a business: `operations`, `sales`. */
export function isUnitWord(word: string): boolean {
  return unitWords().has(word);
}

type Name = Pick<ProfileName, 'tokens' | 'english' | 'country'>;

/** The brands in names, each once; none of a name that holds nothing but places and common words. */
export function brandsIn(names: readonly Name[]): readonly Brand[] {
  // Most entities have one name that is both the legal and the trading one.
  const brands = [...new Set(names)].flatMap((name) => brandIn(name) ?? []);
  if (brands.length < 2) return brands;
  return [...new Map(brands.map((brand) => [JSON.stringify(brand), brand])).values()];
}

function brandIn({ english, tokens, country }: Name): Brand | undefined {
  const { places, others } = partPlaces(english ?? tokens);
  const words = others.filter((word) => !isUnitWord(word));
  if (words.every((word) => GENERIC_WORDS.has(word))) return undefined;
  const inBrackets = country === undefined ? [] : [placeOfCountry(country)];
  const key = words.join('');
  const own = words.filter((word) => !GENERIC_WORDS.has(word) && !isEverydayWord(word));
  const isDistinctive = key.length >= SHORTEST_BRAND && own.some((word) => word.length >= SHORTEST_BRAND);
  return { key, places: [...places, ...inBrackets], isDistinctive };
}

/** The brand that two companies have in common, as the first one bears it; undefined when there is none. */
export function sharedBrand(left: readonly Brand[], right: readonly Brand[]): Brand | undefined {
  const keys = new Set(right.map(({ key }) => key));
  return left.find(({ key }) => keys.has(key));
}
