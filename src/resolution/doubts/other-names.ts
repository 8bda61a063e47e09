import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  hasOwnPhone,
  isInAnotherPlace,
  isInSameTown,
  isSame,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { ANY_TRADE_WORDS } from '../tables/company-words.ts';
import { STOP_WORDS } from '../tables/name-words.ts';

type Rows = readonly EvidenceRow[];

/** The names are not one, and nothing says that the record means the entity by a part of its name. */
export function isOtherName(rows: Rows, profile: EntityProfile): boolean {
  if (areNames(rows, WHOLE_NAME) || (areNames(rows, ['cut_off']) && areLegal(rows))) return false;
  if (isGenericWord(rows)) return areLegal(rows) || isTradeOfOther(rows, profile);
  if (hasOwnIdentifier(rows)) return false;
  return areLegal(rows) || !(isShortFor(rows) || isLongFor(rows));
}

/** The record says less, by a word or at its address, or by two in its town. */
function isShortFor(rows: Rows): boolean {
  if (!saysLess(rows)) return false;
  const added = addedWords(rows).length;
  return added <= 1 || rowOf(rows, 'place')?.house === 'same' || (added === 2 && isShortOfLegalName(rows));
}

/**
 * `Old Dominion` of Thomasville, where Old Dominion Freight Line, Inc. is: two words and more that share too much for chance
 * begin a registered name of the town. Of 44 such pairs in ROR and the listings, 43 have one website; of names without a
 * form that say two words more, a third are another's.
 */
function isShortOfLegalName(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || name.rarityMargin <= 0 || !isInSameTown(rows)) return false;
  const [mine, theirs] = [asWritten(name.left), asWritten(name.right)];
  const begins = mine.tokens.every((word, at) => word === theirs.tokens[at]);
  return begins && mine.tokens.length > 1 && mine.forms.length === 0 && theirs.forms.length > 0;
}

/**
 * The record says more, and is in the entity's house. In its town or postal code alone it has to add no more than the country, or
 * to share several words: others of a town are named for its best-known company, and its sisters are at its head office.
 */
function isLongFor(rows: Rows): boolean {
  if (!saysMore(rows)) return false;
  const place = rowOf(rows, 'place');
  if (place?.house === 'same') return true;
  return isInSameTown(rows) && (rowOf(rows, 'name_seat') !== undefined || sharedWords(rows) >= MANY_SHARED);
}

/** Of so many words nobody is named for a company by chance. */
const MANY_SHARED = 3;

/** The town is where they are, and tells that no more than once: `VR-Bank Bad Hersfeld` shares no word with Sparkasse Bad Hersfeld. */
function sharedWords(rows: Rows): number {
  const name = rowOf(rows, 'name');
  if (name === undefined) return 0;
  const theirs = asWritten(name.right).tokens;
  const town = rowOf(rows, 'place')?.left.city?.split(' ') ?? [];
  return asWritten(name.left).tokens.filter(
    (word) => theirs.includes(word) && !STOP_WORDS.has(word) && !town.includes(word),
  ).length;
}

/**
 * The record adds a common word that says what somebody does, and the company is known for more than its name: `Best Buy Motors`,
 * `Berkshire Hathaway Energy`. What stands in any company's name (`Holdings`, `Services`) says nothing, and the company's own
 * house, telephone or number may be at home to its trades.
 */
function isTradeOfOther(rows: Rows, { prominence }: EntityProfile): boolean {
  return prominence !== undefined && addsTrade(rows);
}

/** And it is in another town, or on a website that is not the entity's. */
export function isTradeElsewhere(rows: Rows): boolean {
  const isElsewhere = isInAnotherPlace(rows) || rowOf(rows, 'website')?.relation === 'differs';
  return isElsewhere && !hasOwnIdentifier(rows) && isGenericWord(rows) && addsTrade(rows);
}

function addsTrade(rows: Rows): boolean {
  const added = rowOf(rows, 'name_words')?.onlyLeft ?? [];
  if (!areNames(rows, ['record_longer', 'overlap']) || added.every(isOfAnyCompany)) return false;
  return !(rowOf(rows, 'place')?.house === 'same' || hasOwnPhone(rows) || isSame(rows, 'registration'));
}

function isOfAnyCompany(word: string): boolean {
  return ANY_TRADE_WORDS.has(word) || STOP_WORDS.has(word);
}

/** A name that the company gave up and a word more may be what was sold with it: `Symantec Enterprise Division`. */
function isGenericWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.isGeneric === true && name.kindOfName !== 'former';
}

/** The record says less than the entity, by a word: `Verizon`, `IBM`; `RAND` is no `RAND School of Public Policy`. */
function saysLess(rows: Rows): boolean {
  return areNames(rows, ['entity_longer', 'initials']) && !isGivenUp(rows);
}

/** The record says more, which may be a unit of it: `Carnival UK`. */
function saysMore(rows: Rows): boolean {
  return areNames(rows, ['record_longer', 'overlap']) && !isGivenUp(rows);
}

/** A former name, unless all that differs are common words. */
function isGivenUp(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name?.kindOfName === 'former' && !name.isGeneric;
}
