import { isInUse, isSisterByWords, speaksAgainst } from './comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from './comparisons/evidence.ts';
import type { NameEvidence } from './comparisons/name-evidence.ts';
import { type Compared, demandsOf } from './confidence-of.ts';
import { isPartOfName } from './doubts/doubts.ts';
import { WEIGHTS } from './model/weights.ts';
import { isTellingWord } from './tables/name-words.ts';
import { organisationKinds } from './tables/organisation-kinds.ts';

const { assured, assured_lead_bits, assured_lead_bits_of_more } = WEIGHTS.threshold;

/**
 * How likely a best guess is at least, by what the tables do not count: all words of the record stand in the name of one entity,
 * which says no more than its trade (`Zym` and Zym Holdings Ltd) or bears the longer name today, nobody else fits nearly as well, and
 * nothing else speaks against it. Of 60,000 records of 52 sets such guesses are right as often as others that are MEDIUM, also where
 * half of the companies that are asked for are not on file. 0 where none of it holds; `lead` is in bits.
 */
export function assuredOf(best: Compared, lead: number): number {
  return isOnlyBearer(best, lead) ? assured : 0;
}

function isOnlyBearer(best: Compared, lead: number): boolean {
  const { evidence: rows } = best;
  const name = rowOf(rows, 'name');
  if (name === undefined || name.relation !== 'entity_longer' || isSisterByWords(rows)) return false;
  if (speaksAgainst(rows) || saysOtherKind(rows) || !isTelling(name, rows)) return false;
  const { atMost, demands } = demandsOf(best);
  if (atMost === 'LOW') return false;
  if (demands > 0) {
    const isForPart = isPartOfName(rows) && demands === 1;
    return isForPart && name.isGeneric && name.rarityMargin > 0 && lead === Number.POSITIVE_INFINITY;
  }
  return name.isGeneric ? lead >= assured_lead_bits : isInUse(name) && lead >= assured_lead_bits_of_more;
}

/** `Zym` and Zym Foundation: what the entity's name says more is another kind of organisation than a company. */
function saysOtherKind(rows: readonly EvidenceRow[]): boolean {
  return organisationKinds(rowOf(rows, 'name_words')?.onlyRight ?? []).length > 0;
}

/** Of fewer letters, others are called so too (`BR Bank`). */
const LEAST_LETTERS = 4;

/** The record says more than a trade or a few letters, and no legal form that the entity is not known to have. */
function isTelling({ left }: NameEvidence, rows: readonly EvidenceRow[]): boolean {
  if (left.forms.length > 0 && rowOf(rows, 'name_form')?.relation !== 'same') return false;
  return left.tokens.filter(isTellingWord).join('').length >= LEAST_LETTERS;
}
