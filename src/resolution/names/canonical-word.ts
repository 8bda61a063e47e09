import { countryNames, countryWord } from '../tables/countries.ts';
import { lazily } from '../tables/lazily.ts';
import { ABBREVIATIONS, SPELLINGS, writtenFormsOf } from '../tables/name-words.ts';

/** The word that stands for all spellings, abbreviations and translations of a word in lower-case ASCII. */
export function canonicalWord(word: string): string {
  return canonicalWords().get(word) ?? word;
}

/** Of the words that the tables have: of nearly all words none has anything to say. */
const canonicalWords: () => ReadonlyMap<string, string> = lazily(() => {
  const words = [...ABBREVIATIONS.keys(), ...SPELLINGS.keys(), ...countryNames()];
  return new Map(words.map((word) => [word, throughTables(word)]));
});

function throughTables(word: string): string {
  const abbreviated = ABBREVIATIONS.get(word) ?? word;
  return SPELLINGS.get(abbreviated) ?? countryWord(abbreviated);
}

/** Whether other words may be brought to this one; where not, it stands for itself alone. */
export function mayStandForOthers(word: string): boolean {
  return writtenFormsOf(word).length > 0 || countryNames().has(word);
}
