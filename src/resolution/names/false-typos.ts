import type { ProfileName } from '../comparisons/entity-profile.ts';
import { saysAuthority } from '../tables/authorities.ts';
import { areKin } from '../tables/name-words.ts';
import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import { arePlural, isPluralOfWord } from './inflections.ts';
import type { NormalName } from './normal-name.ts';
import type { Rarity } from './rarity.ts';

const SYLLABIC = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Of shorter beginnings of a known word, many are words of their own: `meta` and `metal`. */
const BRIEF_ABBREVIATION = 5;

/** So few letters of an entity are no abbreviation of the record's word: `EDS` and `EDSHP`. */
const BRIEFEST = 3;

/** Of shorter words, one letter twice is another word: `boot` and `bot`. */
const LONG_WORD = 6;

/** Names in scripts of syllables or words: one sign more or less is another name, though romanised it is a letter or two. */
function areSyllabic(left: NormalName, right: ProfileName): boolean {
  return SYLLABIC.test(left.text) && SYLLABIC.test(right.text);
}

/**
 * A word of the record (left) that companies bear is what it says, however like another: `sonora` is no misspelt `sonoro`,
 * nor is a brief one the beginning of another: `meta` and `metaworks`. With a few letters more or less it may be an
 * inflection, `medio` and `medios`, unless companies bear both: `meta` and `metal`. One letter twice is no difference in a
 * long word: `phillips` is `philips`. A word in the plural is the word: behind the first one, `trailers` is `trailer` in full; the
 * first one, which may be a name, is like it where it is a word of a dictionary (`Eagle` and `Eagles`).
 */
export function withoutFalseTypos(
  alignment: Alignment,
  record: NormalName,
  entity: ProfileName,
  rarity: Rarity,
): Alignment {
  // Asked of every pair of names, of which most have no word that is like another.
  return alignment.pairs.some(isLikeness) ? withoutFalse(alignment, record, entity, rarity) : alignment;
}

function withoutFalse(
  alignment: Alignment,
  record: NormalName,
  entity: ProfileName,
  rarity: Rarity,
): Alignment {
  const told = withPlurals(alignment, record, entity, rarity);
  const isFalse = ({ left, right, agreement }: AlignedToken) => {
    if (agreement !== 'typo' && agreement !== 'abbreviated') return false;
    if (arePlural(left, right) && isPluralOfWord(left, right)) return false;
    if (agreement === 'typo' && areSyllabic(record, entity)) return true;
    if (areKin(left, right) || undoubled(left) === undoubled(right)) return false;
    const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
    if (agreement === 'abbreviated' && right.length <= BRIEFEST && left.startsWith(right)) return true;
    if (agreement === 'abbreviated' && isAuthorityBefore(shorter, longer)) return true;
    if (agreement === 'abbreviated')
      return shorter.length < BRIEF_ABBREVIATION && longer.startsWith(shorter) && rarity.isKnownWord(shorter);
    return rarity.isKnownWord(left) && (rarity.isKnownWord(right) || !longer.startsWith(shorter));
  };
  if (!told.pairs.some(isFalse)) return told;
  const wrong = told.pairs.filter(isFalse);
  return realigned(told, {
    pairs: told.pairs.filter((pair) => !isFalse(pair)),
    leftOver: [...told.leftOver, ...wrong.map((pair) => pair.left)],
    rightOver: [...told.rightOver, ...wrong.map((pair) => pair.right)],
    isHeadShared: told.isHeadShared && !wrong.some((pair) => pair.left === told.head),
  });
}

/** The first word says who it is; what stands behind it says what that does, in the singular or the plural. */
function withPlurals(
  alignment: Alignment,
  record: NormalName,
  entity: ProfileName,
  rarity: Rarity,
): Alignment {
  const isPlural = ({ left, right, agreement }: AlignedToken) =>
    (agreement === 'typo' || agreement === 'abbreviated') &&
    arePlural(left, right) &&
    (isPluralOfWord(left, right) || (rarity.isKnownWord(left) && rarity.isKnownWord(right)));
  if (!alignment.pairs.some(isPlural)) return alignment;
  const isFirst = ({ left, right }: AlignedToken) => left === record.tokens[0] || right === entity.tokens[0];
  const told = (pair: AlignedToken): AlignedToken => {
    if (!isPlural(pair)) return pair;
    if (!isFirst(pair)) return { ...pair, agreement: 'exact' };
    return isPluralOfWord(pair.left, pair.right) ? { ...pair, agreement: 'typo' } : pair;
  };
  return realigned(alignment, { pairs: alignment.pairs.map(told) });
}

/** `Stadt Gera` is not short for Stadtwerke Gera: what a town or county is called is a word in full, but for its inflections. */
function isAuthorityBefore(word: string, longer: string): boolean {
  return longer.length - word.length >= FEWEST_MORE && longer.startsWith(word) && saysAuthority(word);
}

const FEWEST_MORE = 3;

function isLikeness({ agreement }: AlignedToken): boolean {
  return agreement === 'typo' || agreement === 'abbreviated';
}

function undoubled(word: string): string {
  return word.length < LONG_WORD || !hasDoubled(word) ? word : word.replace(/(.)\1/g, '$1');
}

function hasDoubled(word: string): boolean {
  for (let at = 1; at < word.length; at++) if (word[at] === word[at - 1]) return true;
  return false;
}
