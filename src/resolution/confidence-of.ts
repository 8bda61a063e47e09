import { has, hasOwnIdentifier } from './candidate-evidence.ts';
import type { Candidate } from './compare.ts';
import { OTHER_HOUSE } from './compare-places.ts';
import { WEIGHTS } from './model/weights.ts';
import { STOP_WORDS } from './tables/name-words.ts';

export type ConfidenceLevel = 'HIGH' | 'MEDIUM' | 'LOW';

const WHOLE = /^(?:same|respelled)/;
/** A name that the company gave up and a word more may be what was sold with it: `Symantec Enterprise Division`. */
const WHOLE_BUT_GENERIC = /_generic(?!_former)/;
/** The record says less than the entity, by a word: `Verizon`, `IBM`. */
const SHORT = /^(?:entity_longer|initials)(?!_former)/;
/** The record says more, which may be a unit of it: `Carnival UK`. */
const MORE = /^(?:record_longer|overlap)(?!_former)/;

/**
 * How sure it is that the best candidate is meant; `lead` is its lead over the next, in bits.
 * HIGH also asks for a clear lead, for the sets have seen few companies of one group that share a name, that no word had
 * to be translated or is a country more, and that nothing tells a unit or a sister: a record may say a word less than the
 * entity does, at its address several, and more only where it sits in the same place.
 */
export function confidenceOf(
  best: Candidate & { readonly probability: number },
  lead: number,
): ConfidenceLevel {
  const { high, medium, high_margin_bits } = WEIGHTS.threshold;
  if (isBeginning(best) || isAnotherSite(best)) return 'LOW';
  if (best.probability >= high && lead >= high_margin_bits && isWhole(best)) return 'HIGH';
  return best.probability >= medium ? 'MEDIUM' : 'LOW';
}

/** A single word that only begins the entity's, and nothing else that identifies: `Gazprom` for `Gazprombank`. */
function isBeginning(candidate: Candidate): boolean {
  const isBrief = candidate.evidence.some(
    (row) => row.comparison === 'name' && /^abbreviated/.test(row.level),
  );
  return isBrief && !hasOwnIdentifier(candidate);
}

function isWhole(candidate: Candidate): boolean {
  const isName = (level: RegExp) =>
    candidate.evidence.some((row) => row.comparison === 'name' && level.test(row.level));
  if (has(candidate, 'unit', ['shared_domain'])) return false;
  if (
    (has(candidate, 'name_reading', ['translated']) || saysCountry(candidate)) &&
    !hasOwnIdentifier(candidate)
  )
    return false;
  if (isName(WHOLE)) return true;
  // Of two legal names, one with a word more is another company: `Quantock AG` and `Quantock Energy AG`.
  const areLegal = candidate.evidence.some((row) => row.comparison === 'name_form');
  if (isName(WHOLE_BUT_GENERIC)) return !areLegal;
  if (hasOwnIdentifier(candidate)) return true;
  if (areLegal) return false;
  return (
    (isName(SHORT) && (extraWords(candidate) <= 1 || has(candidate, 'place', ['address']))) ||
    (isName(MORE) && has(candidate, 'place', ['address', 'postal', 'city']))
  );
}

/**
 * In another house of the same town: schools and shops share names and switchboards. A company of a legal name, or with
 * its own website, is the same in two houses.
 */
function isAnotherSite(candidate: Candidate): boolean {
  const isElsewhere = candidate.evidence.some(
    ({ comparison, level }) =>
      comparison === 'place' && (level.endsWith(OTHER_HOUSE) || level === 'address_differs'),
  );
  if (!isElsewhere || candidate.evidence.some(({ comparison }) => comparison === 'name_form')) return false;
  return !['website', 'social', 'registration'].some((kind) => has(candidate, kind, ['same']));
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

/** Words that only the entity's name has, without articles and joints: `RAND` is no `RAND School of Public Policy`. */
function extraWords(candidate: Candidate): number {
  const row = candidate.evidence.find(({ comparison }) => comparison === 'name_words');
  return (row?.right ?? '').split(' ').filter((word) => word !== '' && !STOP_WORDS.has(word)).length;
}
