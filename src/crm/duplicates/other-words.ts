import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { wordsOnlyIn } from '../../resolution/doubts/other-words.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import { canonicalWord } from '../../resolution/names/canonical-word.ts';
import { isDistinguishingToken } from '../../resolution/names/distinguishing-tokens.ts';
import { fold } from '../../resolution/names/fold.ts';
import { asWritten, gluedOf, type NormalName } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { isTellingWord, writtenFormsOf } from '../../resolution/tables/name-words.ts';
import { tradesOf } from '../../resolution/tables/trades.ts';
import { isSpelled } from './spelling-contexts.ts';

/** Of a shorter word, another letter makes another word: `Ibra` and `Ibri`. */
const SHORTEST_MISSPELT = 5;

/** A word that so few companies bear says who it is, whatever else is misspelt. */
const RARE_COUNT = 10;

/** Whether one word can be a misspelling of the other: hardly anybody gets the first letter wrong. */
export function mayBeMisspelt(word: string, other: string): boolean {
  return Math.min(word.length, other.length) >= SHORTEST_MISSPELT && word[0] === other[0];
}

/** So many letters more are no inflection. */
const LEAST_MORE = 3;

/** What would be a misspelling may as well be another name: `Anyang` and `Nanyang`, `AESE` and `IESE`. */
export function haveOtherWords(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  const [left, right] = [new Set(name.left.tokens), new Set(name.right.tokens)];
  if ([...left].some((word) => right.has(word) && isRare(word))) return false;
  const others = [...right].filter((word) => !left.has(word));
  return [...left].some(
    (word) =>
      !right.has(word) &&
      others.some((other) => wordAgreement(word, other) === 'typo' && !mayBeMisspelt(word, other)),
  );
}

/**
 * What would be an abbreviation is a word of its own, which the other continues: `Photo` and `Photonics`, `Hotel` and `Hotelbedarf`; or a
 * name that the other only begins with: `Nash` and `Nashville`, `Krishna` and `Krishnamurthy`.
 */
export function haveLongerWords(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  const [left, right] = [asWritten(name.left), asWritten(name.right)];
  const onlyLeft = wordsOnlyIn(left.tokens, right.tokens);
  const onlyRight = wordsOnlyIn(right.tokens, left.tokens);
  return onlyLeft.some((one) =>
    onlyRight.some(
      (other) =>
        continues(one, other) ||
        continues(other, one) ||
        isOtherName(one, { word: other, name: right }) ||
        isOtherName(other, { word: one, name: left }),
    ),
  );
}

/** `chem` and `insur` are abbreviations by the tables, which write both words out as one. */
function continues(long: string, short: string): boolean {
  const canonical = canonicalWord(short);
  if (canonical === canonicalWord(long)) return false;
  return [short, ...writtenFormsOf(short)].some(
    (form) => isLonger(long, form) && (canonical !== form || isEverydayWord(form)),
  );
}

/**
 * Neither is a word of a dictionary or a trade, and nothing says that the short one was cut off, or its rest written apart (`Mid-Town`):
 * `Wilmington` beside `Wilming`.
 */
function isOtherName(long: string, { word, name }: WordOfName): boolean {
  if (!isLonger(long, word) || canonicalWord(word) === canonicalWord(long)) return false;
  if (gluedOf(name).includes(long)) return false;
  return mayBeName(word) && mayBeName(long) && !isEverydayWord(long) && !mayBeCutOff(word, name);
}

interface WordOfName {
  readonly word: string;
  readonly name: Pick<NormalName, 'text' | 'tokens' | 'forms'>;
}

function isLonger(long: string, short: string): boolean {
  return long.length - short.length >= LEAST_MORE && long.startsWith(short);
}

function mayBeName(word: string): boolean {
  return isTellingWord(word) && tradesOf([word]).size === 0;
}

/** Lists that cut names off have columns at least this wide. */
const NARROWEST_COLUMN = 20;

/** At the end of a column, or by people, who put a full stop behind it. */
function mayBeCutOff(word: string, { text, tokens, forms }: WordOfName['name']): boolean {
  const isLast = tokens.at(-1) === word && forms.length === 0;
  return (isLast && text.length >= NARROWEST_COLUMN) || fold(text).includes(`${word}.`);
}

function isRare(word: string): boolean {
  return backgroundCount(word) <= RARE_COUNT && isSpelled(word) && !isDistinguishingToken(word);
}
