import { WEIGHTS } from '../model/weights.ts';
import { isDistinguishingToken, isNumber } from '../names/distinguishing-tokens.ts';
import { FUND_WORDS } from '../tables/company-words.ts';
import { isSame } from './candidate-evidence.ts';
import { type EvidenceRow, roundedBits, rowOf } from './evidence.ts';
import type { NumberEvidence } from './name-evidence.ts';

/**
 * A number that only one name says tells sisters apart, but not in the house that both share when it is the number of that
 * house or of its street (`Quantock Center 2020`, 2020 W Roosevelt Rd), nor when both have one telephone there as well
 * (`Quantock 3456` and Quantock): a sister is in another house. But for a legal name, and for funds, of which many share a
 * house and a telephone. Gives back what the number took.
 */
export function numberRow(rows: readonly EvidenceRow[]): readonly NumberEvidence[] {
  const [name, words, place] = [rowOf(rows, 'name'), rowOf(rows, 'name_words'), rowOf(rows, 'place')];
  if (name === undefined || words === undefined || place?.house !== 'same') return [];
  if ([...name.left.tokens, ...name.right.tokens].some((word) => FUND_WORDS.has(word))) return [];
  const { onlyLeft, onlyRight } = words;
  const isOneDoor = isSame(rows, 'phone') && !(onlyLeft.some(isNumber) && onlyRight.some(isNumber));
  const ofAddress = new Set([place.left, place.right].flatMap(({ street }) => digitsOf(street ?? '')));
  const isExplained = (word: string) =>
    isNumber(word) && (isOneDoor || digitsOf(word).some((digits) => ofAddress.has(digits)));
  const left = name.left.forms.length > 0 ? [] : onlyLeft.filter(isExplained);
  const right = name.right.forms.length > 0 ? [] : onlyRight.filter(isExplained);
  if (left.length + right.length === 0) return [];
  const all = [...onlyLeft, ...onlyRight];
  const unexplained = [...without(onlyLeft, left), ...without(onlyRight, right)];
  const bits = takenFor(unexplained) - takenFor(all);
  const cause = isOneDoor ? 'one_door' : 'of_address';
  return bits === 0 ? [] : [{ comparison: 'name_number', cause, left, right, bits: roundedBits(bits) }];
}

/** What numbers and places that only one name says take from the likeness of two names, in bits. */
function takenFor(words: readonly string[]): number {
  const { number, place, most } = WEIGHTS.name.guard;
  const told = words.filter(isDistinguishingToken).map((word) => (isNumber(word) ? number : place));
  return Math.max(
    most,
    told.reduce((sum, bits) => sum + bits, 0),
  );
}

function without(words: readonly string[], some: readonly string[]): readonly string[] {
  return words.filter((word) => !some.includes(word));
}

function digitsOf(text: string): readonly string[] {
  return text.match(/\d+/g) ?? [];
}
