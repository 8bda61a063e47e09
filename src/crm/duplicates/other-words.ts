import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { wordsOnlyIn } from '../../resolution/doubts/other-words.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import { canonicalWord } from '../../resolution/names/canonical-word.ts';
import { isDistinguishingToken } from '../../resolution/names/distinguishing-tokens.ts';
import { asWritten } from '../../resolution/names/normal-name.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { writtenFormsOf } from '../../resolution/tables/name-words.ts';
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

/** What would be an abbreviation is a word of its own, which the other continues: `Photo` and `Photonics`, `Hotel` and `Hotelbedarf`. */
export function haveLongerWords(rows: readonly EvidenceRow[]): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined) return false;
  const [left, right] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const [onlyLeft, onlyRight] = [wordsOnlyIn(left, right), wordsOnlyIn(right, left)];
  return onlyLeft.some((one) => onlyRight.some((other) => continues(one, other) || continues(other, one)));
}

/** `chem` and `insur` are abbreviations by the tables, which write both words out as one. */
function continues(long: string, short: string): boolean {
  const canonical = canonicalWord(short);
  if (canonical === canonicalWord(long)) return false;
  return [short, ...writtenFormsOf(short)].some(
    (form) =>
      long.startsWith(form) &&
      long.length - form.length >= LEAST_MORE &&
      (canonical !== form || isEverydayWord(form)),
  );
}

function isRare(word: string): boolean {
  return backgroundCount(word) <= RARE_COUNT && isSpelled(word) && !isDistinguishingToken(word);
}
