import { isAbbreviationOf } from '../names/brackets.ts';
import { hasPlaceAsWords, type NormalName } from '../names/normal-name.ts';
import { isTellingWord } from '../tables/name-words.ts';
import { isInUse } from './candidate-evidence.ts';
import type { NameComparison } from './compare-name-pair.ts';
import type { BesideOther } from './name-rows.ts';

/**
 * What stands in brackets, or was given up, agrees alone: of a name that leads no word does. So with one of two names that a
 * record gives in two fields, and with a name that a company trades under whose own name the entity does not have.
 */
export function besideOther(primary: NameComparison, compared: readonly NameComparison[]): BesideOther {
  const { left } = primary;
  if (left.part === 'also') return NOT_BESIDE;
  const others = compared.filter(
    ({ left: other }) => isOfOtherName(left, other) || isSpelledBy(primary, other),
  );
  const isOther =
    left.part === 'trading' ? isOfOtherCompany : (other: NameComparison) => isNoMore(other, primary);
  if (others.length === 0 || !others.every(isOther)) return NOT_BESIDE;
  if (left.part === 'trading' && !others.some(({ left: own }) => own.tokens.some(isTellingWord)))
    return NOT_BESIDE;
  const isOwnAbbreviation = others.some(({ left: own }) => isAbbreviationOf(left.text, own.text));
  return { isBesideOther: true, isOwnAbbreviation };
}

const NOT_BESIDE: BesideOther = { isBesideOther: false, isOwnAbbreviation: false };

/** Nothing of the name agrees, or no more than its initials, which are the name that agrees: `Quarter Institute of Zoology (QIZ)`. */
function isNoMore({ relation, right }: NameComparison, primary: NameComparison): boolean {
  if (relation === 'different') return true;
  return relation === 'initials' && areOneName(right.tokens, primary.right.tokens);
}

/** A word that tells is another one. */
function isOfOtherCompany({ relation, isGeneric }: NameComparison): boolean {
  return relation === 'different' || ((relation === 'overlap' || relation === 'record_longer') && !isGeneric);
}

/** `QIZ (Quarter Institute of Zoology)`, where the entity is only also called by the letters. */
function isSpelledBy({ left, right }: NameComparison, other: NormalName): boolean {
  if (left.part !== 'whole' || other.part !== 'bracket' || isInUse({ kindOfName: right.kind })) return false;
  return isAbbreviationOf(left.text, other.text);
}

function isOfOtherName(left: NormalName, other: NormalName): boolean {
  // With all of its text a name has the words of the second name as well.
  if (left.part !== 'whole' && hasPlaceAsWords(other)) return false;
  return left.part === 'whole' ? isIndependent(left, other) : other.part !== left.part;
}

/** An English reading is no second name beside the one that it reads. */
export function isIndependent(left: NormalName, right: NormalName): boolean {
  if (left.part !== 'whole' || right.part !== 'whole' || left.text === right.text) return false;
  return left.tokens.join('') !== right.tokens.join('');
}

/** Word by word. */
export function areOneName(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, at) => word === right[at]);
}
