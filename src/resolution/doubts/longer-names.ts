import {
  addedWords,
  areNames,
  hasOwnAddress,
  hasOwnIdentifier,
  isInSameTown,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { canonicalWord } from '../names/canonical-word.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten } from '../names/normal-name.ts';
import { ANY_TRADE_WORDS, PUT_IN_WORDS } from '../tables/company-words.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { GENERIC_WORDS, isTellingWord, isTranslation, weightyWords } from '../tables/name-words.ts';

/*
 * Names of which one says more than the other, where hardly anything beside them agrees: of a name that many know, others make
 * their own.
 */

type Rows = readonly EvidenceRow[];

/**
 * `Lithium Iberia` of Spain, `Cito Shipping C.V.` of the Netherlands: a name with a word more is that of another company or of one of
 * the group, and these are in the country as well. What stands in any company's name is no such word.
 */
export function isLongerNameInCountry(rows: Rows): boolean {
  const place = rowOf(rows, 'place');
  if (place?.region !== 'country' || !areNames(rows, ['record_longer', 'overlap'])) return false;
  if (hasOwnAddress(rows)) return false;
  return saysTradeMore(rows);
}

/**
 * `Garnier Bâtiment` and Garnier: the same where the record says no place, of one word and a trade in another language than English, for
 * that word is a surname as often as not. In English, and in a list that says no more than names, most are the company itself (`Wajax
 * Equipment`).
 */
export function isTradeInLanguage(rows: Rows, { places }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || places.length === 0 || rowOf(rows, 'place') !== undefined) return false;
  if (!areNames(rows, ['record_longer']) || hasOwnAddress(rows)) return false;
  if (weightyWords(asWritten(name.right).tokens).length !== 1) return false;
  const written = foldWords(name.left.text).split(' ');
  return tradesMore(rows).some((trade) =>
    written.some((word) => isTranslation(word) && canonicalWord(word) === trade),
  );
}

/** A registered name with a trade, and on file a name without either: `Tudor Gold Corp.` and Tudor, which makes watches. */
export function isLegalNameWithTrade(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['record_longer']) || hasOwnIdentifier(rows)) return false;
  if (name.left.forms.length === 0 || name.right.forms.length > 0 || isInSameTown(rows)) return false;
  return saysTradeMore(rows);
}

/** What stands in names of any company, or in some spellings of a name and not in others. */
const SAID_BY_ANYBODY: ReadonlySet<string> = new Set([...ANY_TRADE_WORDS, ...PUT_IN_WORDS]);

/** The record adds a word of a language or trade. */
function saysTradeMore(rows: Rows): boolean {
  return tradesMore(rows).length > 0;
}

function tradesMore(rows: Rows): readonly string[] {
  const name = rowOf(rows, 'name');
  if (name === undefined) return [];
  const theirs = asWritten(name.right).tokens;
  return weightyWords(rowOf(rows, 'name_words')?.onlyLeft ?? []).filter(
    (word) => isWord(word) && !SAID_BY_ANYBODY.has(word) && !theirs.includes(word),
  );
}

const SHORTEST_SLIP = 3;

/** Three letters may be a slip, or what a list has left of a name. */
function isWord(word: string): boolean {
  return GENERIC_WORDS.has(word) || (word.length > SHORTEST_SLIP && isEverydayWord(word));
}

/**
 * `Uday Industries` and Uday Jewellery Industries Limited: one word that tells, and within the entity's name a trade that the record
 * does not say. A name that is cut short has its words from the first on. Or a word is only like the entity's: `Shivam Agro
 * Industries` and Shiva Global Agro Industries.
 */
export function isTradeLeftOutWithin(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['entity_longer']) || hasOwnIdentifier(rows)) return false;
  if (rowOf(rows, 'place')?.region !== 'country') return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const isWithin = addedWords(rows).some((word) => theirs.indexOf(word) < mine.length);
  const telling = weightyWords(mine).filter(isTellingWord);
  return isWithin && (telling.length <= 1 || telling.some((word) => !theirs.includes(word)));
}
