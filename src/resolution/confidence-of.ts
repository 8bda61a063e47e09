import type { Candidate } from './comparisons/candidate.ts';
import {
  addedWords,
  areLegal,
  areNames,
  hasOwnIdentifier,
  isInAnotherHouse,
  isInSameTown,
  isUnitOnDomain,
  WHOLE_NAME,
} from './comparisons/candidate-evidence.ts';
import type { FormRelation } from './comparisons/compare-forms.ts';
import { rowOf } from './comparisons/evidence.ts';
import { WEIGHTS } from './model/weights.ts';

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';

/**
 * How sure it is that the best candidate is meant; `lead` is its lead over the next, in bits.
 * HIGH also asks for a clear lead, for the sets have seen few companies of one group that share a name, that no word had
 * to be translated or is a country more, that the legal forms may be one company's, and that nothing tells a unit or a
 * sister: a record may say a word less than the entity does, at its address several, and more only where it sits in the
 * same place.
 */
export function confidenceOf(
  best: Candidate & { readonly probability: number },
  lead: number,
): ConfidenceLevel {
  const { high, high_margin_bits } = WEIGHTS.threshold;
  if (isBeginning(best.evidence) || isInAnotherHouse(best.evidence) || isAbroad(best.evidence)) return 'LOW';
  if (best.probability >= high && lead >= high_margin_bits && isWhole(best.evidence)) return 'HIGH';
  return best.probability >= mediumFrom(best) ? 'MEDIUM' : 'LOW';
}

/** From which probability on a match is MEDIUM: two legal names that are not the same need more, or something else. */
function mediumFrom({ evidence }: Candidate): number {
  const { medium, medium_of_legal_names } = WEIGHTS.threshold;
  if (hasOwnIdentifier(evidence) || !areLegal(evidence)) return medium;
  if (areNames(evidence, ['overlap'])) return Number.POSITIVE_INFINITY;
  if (!areNames(evidence, WHOLE_NAME)) return medium_of_legal_names;
  return isOtherForm(evidence, ['alike']) ? Number.POSITIVE_INFINITY : medium;
}

type Rows = Candidate['evidence'];

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
function isBeginning(rows: Rows): boolean {
  return areNames(rows, ['abbreviated']) && !hasOwnIdentifier(rows);
}

/** `Carnival Corp` and Carnival plc, `Alcoa Inc` and Alcoa Corp: one company only where something else says so. */
function isOtherForm(rows: Rows, relations: readonly FormRelation[]): boolean {
  const form = rowOf(rows, 'name_form');
  if (form === undefined || !relations.includes(form.relation)) return false;
  return !hasOwnIdentifier(rows) && !isInSameTown(rows);
}

/** A namesake in another country is another company, unless an identifier is its own. */
function isAbroad(rows: Rows): boolean {
  const isElsewhere =
    rowOf(rows, 'place')?.region === 'country_differs' ||
    rowOf(rows, 'registration')?.relation === 'other_country';
  return isElsewhere && !hasOwnIdentifier(rows);
}

function isWhole(rows: Rows): boolean {
  if (isUnitOnDomain(rows) || rowOf(rows, 'name_words')?.meaning === 'unit') return false;
  if (isOtherForm(rows, ['foreign', 'alike'])) return false;
  if ((rowOf(rows, 'name_reading') !== undefined || saysCountry(rows)) && !hasOwnIdentifier(rows))
    return false;
  if (areNames(rows, WHOLE_NAME)) return true;
  // Of two legal names, one with a word more is another company: `Quantock AG` and `Quantock Energy AG`.
  if (isGenericWord(rows)) return !areLegal(rows);
  if (hasOwnIdentifier(rows)) return true;
  if (areLegal(rows)) return false;
  return (
    (saysLess(rows) && (addedWords(rows).length <= 1 || rowOf(rows, 'place')?.house === 'same')) ||
    (saysMore(rows) && isInSameTown(rows))
  );
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

/**
 * Only one of the names says a country, as a word or in brackets: `Lithium Americas (Argentina) Corp.` was parted from the
 * other. In brackets it may be where the other sits: `GAIL (India) Limited`.
 */
function saysCountry(rows: Rows): boolean {
  const isSeat = rowOf(rows, 'name_seat') !== undefined;
  const words = rowOf(rows, 'name_words');
  const isBracket = words !== undefined && words.onlyLeft.length + words.onlyRight.length === 0;
  return isBracket ? !isSeat : isSeat;
}
