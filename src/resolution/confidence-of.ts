import type { Candidate } from './comparisons/candidate.ts';
import {
  addedWords,
  areLegal,
  has,
  hasOwnIdentifier,
  isInAnotherHouse,
} from './comparisons/candidate-evidence.ts';
import type { FormRelation } from './comparisons/compare-forms.ts';
import { WEIGHTS } from './model/weights.ts';

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';

const WHOLE = /^(?:same|respelled)/;
/** A name that the company gave up and a word more may be what was sold with it: `Symantec Enterprise Division`. */
const WHOLE_BUT_GENERIC = /_generic(?!_former)/;
/** The record says less than the entity, by a word: `Verizon`, `IBM`; `RAND` is no `RAND School of Public Policy`. */
const SHORT = /^(?:entity_longer|initials)(?!_former)/;
/** The record says more, which may be a unit of it: `Carnival UK`. */
const MORE = /^(?:record_longer|overlap)(?!_former)/;

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
  if (isBeginning(best) || isInAnotherHouse(best.evidence) || isAbroad(best)) return 'LOW';
  if (best.probability >= high && lead >= high_margin_bits && isWhole(best)) return 'HIGH';
  return best.probability >= mediumFrom(best) ? 'MEDIUM' : 'LOW';
}

/** From which probability on a match is MEDIUM: two legal names that are not the same need more, or something else. */
function mediumFrom(candidate: Candidate): number {
  const { medium, medium_of_legal_names } = WEIGHTS.threshold;
  if (hasOwnIdentifier(candidate) || !areLegal(candidate.evidence)) return medium;
  if (isName(candidate, /^overlap/)) return Number.POSITIVE_INFINITY;
  if (!isName(candidate, WHOLE)) return medium_of_legal_names;
  return isOtherForm(candidate, ['alike']) ? Number.POSITIVE_INFINITY : medium;
}

function isName(candidate: Candidate, level: RegExp): boolean {
  return candidate.evidence.some((row) => row.comparison === 'name' && level.test(row.level));
}

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
function isBeginning(candidate: Candidate): boolean {
  return isName(candidate, /^abbreviated/) && !hasOwnIdentifier(candidate);
}

/** `Carnival Corp` and Carnival plc, `Alcoa Inc` and Alcoa Corp: one company only where something else says so. */
function isOtherForm(candidate: Candidate, relations: readonly FormRelation[]): boolean {
  if (!has(candidate, 'name_form', relations)) return false;
  return !hasOwnIdentifier(candidate) && !has(candidate, 'place', ['address', 'postal', 'city']);
}

/** A namesake in another country is another company, unless an identifier is its own. */
function isAbroad(candidate: Candidate): boolean {
  const isElsewhere =
    has(candidate, 'place', ['country_differs']) || has(candidate, 'registration', ['other_country']);
  return isElsewhere && !hasOwnIdentifier(candidate);
}

function isWhole(candidate: Candidate): boolean {
  if (has(candidate, 'unit', ['shared_domain']) || has(candidate, 'name_words', ['unit_words'])) return false;
  if (isOtherForm(candidate, ['foreign', 'alike'])) return false;
  if (
    (has(candidate, 'name_reading', ['translated']) || saysCountry(candidate)) &&
    !hasOwnIdentifier(candidate)
  )
    return false;
  if (isName(candidate, WHOLE)) return true;
  // Of two legal names, one with a word more is another company: `Quantock AG` and `Quantock Energy AG`.
  if (isName(candidate, WHOLE_BUT_GENERIC)) return !areLegal(candidate.evidence);
  if (hasOwnIdentifier(candidate)) return true;
  if (areLegal(candidate.evidence)) return false;
  return (
    (isName(candidate, SHORT) &&
      (addedWords(candidate).length <= 1 || has(candidate, 'place', ['address']))) ||
    (isName(candidate, MORE) && has(candidate, 'place', ['address', 'postal', 'city']))
  );
}

/**
 * Only one of the names says a country, as a word or in brackets: `Lithium Americas (Argentina) Corp.` was parted from the
 * other. In brackets it may be where the other sits: `GAIL (India) Limited`.
 */
function saysCountry(candidate: Candidate): boolean {
  const isSeat = has(candidate, 'name_seat', ['own_country']);
  const words = candidate.evidence.find(({ comparison }) => comparison === 'name_words');
  const isBracket = words !== undefined && words.left === null && words.right === null;
  return isBracket ? !isSeat : isSeat;
}
