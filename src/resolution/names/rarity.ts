import { cityKey, domainKey, postalKey, tokenKey } from '../blocking/blocking-keys.ts';
import type { CandidateIndex } from '../blocking/candidate-index.ts';
import { BACKGROUND_SIZE, backgroundCount } from '../model/background.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';

/**
 * How much agreement on a value tells, in bits: -log2 of the share of companies that have it.
 * Counted on the universe together with a background of company names, so that a small universe does not take
 * common words for rare ones (Splink's term-frequency adjustment, with a prior population).
 */
export interface Rarity {
  readonly universeBits: number;
  tokenBits(token: string): number;
  /** Enough companies bear the word for it to be no misspelling. */
  isKnownWord(token: string): boolean;
  /** What a domain tells less because several entities use it: 0 for one of its own. */
  sharingBits(domain: string): number;
  cityBits(city: string, country: string): number;
  postalBits(postalCode: string, country: string): number;
  keyBits(key: string): number;
}

const KNOWN_WORD_COUNT = 5;
const MOST_REMEMBERED = 300_000;
/** Words of trade in every language are common, also those of which an English background has seen few: `przedsiebiorstwo`. */
export const GENERIC_MOST_BITS = 8;

/** Measures rarity on an index; token figures are remembered. */
export function rarityOf(index: CandidateIndex): Rarity {
  const remembered = new Map<string, number>();
  const universe = Math.max(1, index.size);
  const total = universe + BACKGROUND_SIZE;
  const measure = (token: string) => {
    const bits = -Math.log2((index.frequency(tokenKey(token)) + backgroundCount(token) + 0.5) / total);
    return GENERIC_WORDS.has(token) ? Math.min(GENERIC_MOST_BITS, bits) : bits;
  };
  const isKnown = new Map<string, boolean>();
  const keyBits = (key: string) => Math.log2((universe + 1) / (index.frequency(key) + 1));
  return {
    universeBits: Math.log2(universe),
    tokenBits(token) {
      const known = remembered.get(token);
      if (known !== undefined) return known;
      const bits = measure(token);
      if (remembered.size < MOST_REMEMBERED) remembered.set(token, bits);
      return bits;
    },
    isKnownWord(token) {
      const known = isKnown.get(token);
      if (known !== undefined) return known;
      const isBorne = index.frequency(tokenKey(token)) + backgroundCount(token) >= KNOWN_WORD_COUNT;
      if (isKnown.size < MOST_REMEMBERED) isKnown.set(token, isBorne);
      return isBorne;
    },
    sharingBits: (domain) => Math.log2(Math.max(1, index.frequency(domainKey(domain)))),
    cityBits: (city, country) => keyBits(cityKey(city, country)),
    postalBits: (postalCode, country) => keyBits(postalKey(postalCode, country)),
    keyBits,
  };
}
