import type { ProfileName } from '../comparisons/entity-profile.ts';
import { countryCode } from '../tables/countries.ts';
import { type Alignment, realigned } from './align-tokens.ts';
import type { NormalName } from './normal-name.ts';

/** Where the word is no title; whatever else was read as it is the Dutch one, rightly spelled or not. */
const ROYAL_WORD = /\b(?:royal|kongelig|kunglig)/i;

/**
 * A word that the other name says in another place is no word more: the country in its brackets (`Jerash Holdings (US)`
 * and `JERASH HLDGS US`) or its legal form (`Vantage Corp Singapore`). Nor is a title, `Koninklijke`.
 */
export function withoutIgnorableTokens(
  alignment: Alignment,
  left: NormalName,
  right: ProfileName,
): Alignment {
  const leftOver = telling(alignment.leftOver, left, right);
  const rightOver = telling(alignment.rightOver, right, left);
  const isChanged = leftOver !== alignment.leftOver || rightOver !== alignment.rightOver;
  return isChanged ? realigned(alignment, { leftOver, rightOver }) : alignment;
}

type Words = readonly string[];
type FormalName = Pick<NormalName, 'text' | 'country' | 'forms'>;

/** The same words where all of them tell something, as in nearly all names. */
function telling(words: Words, name: FormalName, other: FormalName): Words {
  for (const word of words)
    if (!isTelling(word, name, other)) return words.filter((each) => isTelling(each, name, other));
  return words;
}

function isTelling(word: string, name: FormalName, other: FormalName): boolean {
  return !isSaid(word, other) && !isTitle(word, name);
}

function isSaid(word: string, { country, forms }: FormalName): boolean {
  return forms.includes(word) || (country !== undefined && countryCode(word) === country);
}

/** A Dutch company of a hundred years may call itself royal; it is the same with the title and without. */
function isTitle(word: string, { text }: Pick<NormalName, 'text'>): boolean {
  return word === 'royal' && !ROYAL_WORD.test(text);
}
