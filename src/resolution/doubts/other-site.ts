import { labelOf } from '../blocking/blocking-keys.ts';
import { hasOwnIdentifier, isInAnotherPlace, isInSameTown } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { asWritten } from '../names/normal-name.ts';
import { isTellingWord, weightyWords } from '../tables/name-words.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { tradesOf } from '../tables/trades.ts';

type Rows = readonly EvidenceRow[];

/** A website that is not the entity's, in another town: nothing but the name, and what towns have in common, says that it is it. */
export function isOnSiteElsewhere(rows: Rows): boolean {
  if (rowOf(rows, 'website')?.relation !== 'differs' || !isInAnotherPlace(rows)) return false;
  return !hasOwnIdentifier(rows) && rowOf(rows, 'email')?.relation !== 'same';
}

/**
 * `Fischer`, whose website is fischer-sanitaer.de: it says its name, and more than companies put into an address. Of 37,000
 * organisations with a website of their own seven such were HIGH beside the starter list, and five of them were another company.
 */
export function isWordOnLongerSite(rows: Rows): boolean {
  const [name, site] = [rowOf(rows, 'name'), rowOf(rows, 'website') ?? rowOf(rows, 'email')];
  if (name === undefined || site?.relation !== 'differs') return false;
  if (hasOwnIdentifier(rows) || isInSameTown(rows)) return false;
  const [word = '', ...others] = weightyWords(asWritten(name.left).tokens);
  if (others.length > 0 || word.length < FEWEST_LETTERS) return false;
  const label = labelOf(site.left);
  const rest = label.startsWith(word)
    ? label.slice(word.length)
    : label.endsWith(word) && label.slice(0, -word.length);
  return rest !== false && rest.split('-').some(saysMore);
}

const FEWEST_LETTERS = 3;
/** `plc`, `corp`, `us` and the like are shorter, or everybody's words. */
const FEWEST_LETTERS_MORE = 4;
const OF_INVESTORS = /^(?:invest|invers|corpora|relation|official)/;

function saysMore(word: string): boolean {
  if (word.length < FEWEST_LETTERS_MORE || OF_INVESTORS.test(word)) return false;
  if (tradesOf([word]).size > 0) return true;
  return isTellingWord(word) && !isDistinguishingToken(word) && subdivisionCode(word) === undefined;
}

/** And the name is one word, as of Lucid of Oakland (luciddesigngroup.com) and Lucid of Newark (lucidmotors.com). */
export function isWordOnSiteElsewhere(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !isOnSiteElsewhere(rows)) return false;
  return weightyWords(asWritten(name.left).tokens).length === 1;
}
