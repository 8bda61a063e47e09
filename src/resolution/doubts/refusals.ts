import {
  areNames,
  hasMoreThanNames,
  hasOwnAddress,
  hasOwnIdentifier,
  isInAnotherPlace,
  isInUse,
  placeBits,
  WHOLE_NAME,
} from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import { asWritten } from '../names/normal-name.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { isPartOfAuthority } from './authorities.ts';
import { isNoSlipOfRareWord } from './misspelt-words.ts';
import { isSeatAndOffice } from './seat-and-office.ts';
import { isOwnAbbreviation } from './told-of-two.ts';

/*
 * Doubts of a kind that a best guess with them is wrong more often than right, over all lists whose answers are known, however
 * likely the sum of the evidence makes it: then nobody is named. Where HIGH or MEDIUM is left in spite of a doubt, none is asked.
 */

type Rows = readonly EvidenceRow[];

interface Refusal {
  readonly refusal: string;
  /** `lead` is that of the best over the next, in bits. */
  holds(rows: Rows, lead: number): boolean;
}

const REFUSALS: readonly Refusal[] = [
  { refusal: 'all that the names share is common words or a place', holds: areOnlyCommonWordsShared },
  { refusal: 'a letter in the place of the one word that tells', holds: isLetterForWord },
  { refusal: 'a rare word with a letter that no slip leaves', holds: isNoSlipAlone },
  { refusal: 'a name that is only like it, in another place', holds: isLikeNameElsewhere },
  { refusal: 'its own words for letters by which the company is only also known', holds: areOwnLetters },
  { refusal: 'a town, and what it runs', holds: isTownAndItsPart },
  { refusal: 'another place, and others are near', holds: isOneOfSeveralElsewhere },
];

/** Why the best candidate is not even a guess; undefined where it may be one. */
export function refusalOf(rows: Rows, lead: number): string | undefined {
  return REFUSALS.find(({ holds }) => holds(rows, lead))?.refusal;
}

/**
 * `Deloitte Ottawa` is not the University of Ottawa, nor `Helix Acquisition Corp.` another Acquisition Corp.: each name says
 * something of its own. A translation may have put other words in the place of those that tell.
 */
function areOnlyCommonWordsShared(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'overlap' || hasMoreThanNames(rows) || rowOf(rows, 'name_reading') !== undefined)
    return false;
  const apart = rowOf(rows, 'name_words')?.onlyLeft ?? [];
  return name.left.tokens.every((word) => apart.includes(word) || !tellsWhose(word));
}

function tellsWhose(word: string): boolean {
  return isTellingWord(word) && !isDistinguishingToken(word) && countryOfCity(word) === undefined;
}

/** `Torque Systems` and T-Systems, `C Technologies` and CA Technologies: one letter is short for many words. */
function isLetterForWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name?.relation !== 'respelled' || hasMoreThanNames(rows)) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const [onlyMine, onlyTheirs] = [without(mine, theirs), without(theirs, mine)];
  const [word, other] = [onlyMine[0] ?? '', onlyTheirs[0] ?? ''];
  if (onlyMine.length !== 1 || onlyTheirs.length !== 1 || word[0] !== other[0]) return false;
  if (Math.min(word.length, other.length) > 1) return false;
  return mine.every((one) => one === word || !tellsWhose(one) || isEverydayWord(one));
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.includes(word));
}

/** `Rumble` and Bumble, with nothing beside the names. */
function isNoSlipAlone(rows: Rows): boolean {
  return isNoSlipOfRareWord(rows) && !hasMoreThanNames(rows);
}

function isLikeNameElsewhere(rows: Rows): boolean {
  return areNames(rows, ['respelled']) && isElsewhere(rows);
}

/** `BOS Better Online Solutions` and the Bank of Scotland: the letters stand for other words than the entity's, or than `BOS Holding`. */
function areOwnLetters(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !isOwnAbbreviation(rows) || hasOwnAddress(rows)) return false;
  return !isInUse(name) || !areNames(rows, WHOLE_NAME);
}

/** `Stadt Gera` and Stadtwerke Gera: each says what it is, and both are in the town. */
function isTownAndItsPart(rows: Rows): boolean {
  return areNames(rows, ['overlap']) && isPartOfAuthority(rows) && !hasOwnAddress(rows);
}

/**
 * Who has moved, or is known by another place than its own, is seldom one of many that bear such a name: `Vodacom` of the Congo
 * is the Vodacom of South Africa only where there is no other one about.
 */
function isOneOfSeveralElsewhere(rows: Rows, lead: number): boolean {
  return lead < NEAR_BITS && isElsewhere(rows) && !isSeatAndOffice(rows);
}

/** A candidate so far behind is still one that people would think of. */
const NEAR_BITS = 8;

function isElsewhere(rows: Rows): boolean {
  return isInAnotherPlace(rows) && placeBits(rows) < 0 && !hasOwnIdentifier(rows);
}
