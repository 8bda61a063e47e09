import type { ProfileName } from '../comparisons/entity-profile.ts';
import { countryCode } from '../tables/countries.ts';
import type { Alignment } from './align-tokens.ts';
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
  const { leftOver, rightOver } = alignment;
  if (leftOver.length + rightOver.length === 0) return alignment;
  const isSaid = (word: string, { country, forms }: Pick<NormalName, 'country' | 'forms'>) =>
    forms.includes(word) || (country !== undefined && countryCode(word) === country);
  const tellsLeft = (word: string) => !isSaid(word, right) && !isTitle(word, left);
  const tellsRight = (word: string) => !isSaid(word, left) && !isTitle(word, right);
  if (leftOver.every(tellsLeft) && rightOver.every(tellsRight)) return alignment;
  return { ...alignment, leftOver: leftOver.filter(tellsLeft), rightOver: rightOver.filter(tellsRight) };
}

/** A Dutch company of a hundred years may call itself royal; it is the same with the title and without. */
function isTitle(word: string, { text }: Pick<NormalName, 'text'>): boolean {
  return word === 'royal' && !ROYAL_WORD.test(text);
}
