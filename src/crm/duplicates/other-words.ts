import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { backgroundCount } from '../../resolution/model/background.ts';
import { isDistinguishingToken } from '../../resolution/names/distinguishing-tokens.ts';
import { wordAgreement } from '../../resolution/names/word-agreement.ts';
import { isSpelled } from './spelling-contexts.ts';

/** Of a shorter word, another letter makes another word: `Ibra` and `Ibri`. */
const SHORTEST_MISSPELT = 5;

/** A word that so few companies bear says who it is, whatever else is misspelt. */
const RARE_COUNT = 10;

/** Whether one word can be a misspelling of the other: hardly anybody gets the first letter wrong. */
export function mayBeMisspelt(word: string, other: string): boolean {
  return Math.min(word.length, other.length) >= SHORTEST_MISSPELT && word[0] === other[0];
}

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

function isRare(word: string): boolean {
  return backgroundCount(word) <= RARE_COUNT && isSpelled(word) && !isDistinguishingToken(word);
}
