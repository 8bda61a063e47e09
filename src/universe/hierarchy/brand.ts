import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { lazily } from '../../resolution/tables/lazily.ts';
import { GENERIC_WORDS } from '../../resolution/tables/name-words.ts';
import { tableText } from '../../resolution/tables/table-text.ts';
import type { EntityFacts } from '../entity.ts';
import { type NamedPlace, partPlaces, placeOfCountry } from './places-in-names.ts';

/** What is left of a company's name without its legal form, the places in it and the words for a group's unit. */
export interface Brand {
  /** In one: `coca cola` and `cocacola` are one brand. */
  readonly key: string;
  readonly words: readonly string[];
  readonly places: readonly NamedPlace[];
}

const unitWords = lazily(() => new Set(tableText('unit-words').trim().split(/\s+/)));

/** The brands that a company bears in its shown names; empty when they hold nothing but places and common words. */
export function brandsOf({ legalName, tradingName, country }: EntityFacts): readonly Brand[] {
  const texts = [legalName?.value, tradingName?.value].filter((text) => text !== undefined);
  const names = [...new Set(texts)].flatMap((text) => normaliseName(text, country?.value));
  return names.flatMap((name) => {
    if (name.part === 'former') return [];
    const brand = brandIn(name.english ?? name.tokens, name.country);
    return brand === undefined ? [] : [brand];
  });
}

function brandIn(tokens: readonly string[], bracketed: string | undefined): Brand | undefined {
  const { places, others } = partPlaces(tokens);
  const words = others.filter((word) => !unitWords().has(word));
  if (words.every((word) => GENERIC_WORDS.has(word))) return undefined;
  const inBrackets = bracketed === undefined ? [] : [placeOfCountry(bracketed)];
  return { key: words.join(''), words, places: [...places, ...inBrackets] };
}

/** The brand that two companies have in common, as the first one bears it; undefined when there is none. */
export function sharedBrand(left: readonly Brand[], right: readonly Brand[]): Brand | undefined {
  const keys = new Set(right.map(({ key }) => key));
  return left.find(({ key }) => keys.has(key));
}
