import { countryWord } from '../tables/countries.ts';
import { ABBREVIATIONS, SPELLINGS } from '../tables/name-words.ts';

/** The word that stands for all spellings, abbreviations and translations of a word in lower-case ASCII. */
export function canonicalWord(word: string): string {
  const abbreviated = ABBREVIATIONS.get(word) ?? word;
  return SPELLINGS.get(abbreviated) ?? countryWord(abbreviated);
}
