import type { Candidate } from '../comparisons/candidate.ts';
import {
  areNames,
  hasOwnIdentifier,
  isInAnotherPlace,
  placeBits,
  SAME_WORDS,
} from '../comparisons/candidate-evidence.ts';
import {
  type ComparisonName,
  type EvidenceRow,
  roundedBits,
  rowOf,
  type UnitEvidence,
} from '../comparisons/evidence.ts';
import { WEIGHTS } from '../model/weights.ts';
import { isBearer } from './best-known.ts';
import { isThere } from './of-country.ts';
import { NAMESAKE_AT_HOME } from './offices.ts';
import { type Rivalry, withRows } from './rivals.ts';

/**
 * Of two that fit equally well, the one that is known to be in the record's country is meant before the one of which no country is
 * known, where its name and legal form agree as well: `Atlas Mfg Co Inc` of the USA is Atlas Manufacturing Co. Inc of the USA. It
 * breaks a tie and no more, so that the match is never HIGH by it.
 */
export function withThoseAtHome(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2 || !candidates.some(isOfNoCountry)) return candidates;
  const atHome = candidates.filter(isAtHome);
  if (atHome.length === 0) return candidates;
  return withRows(candidates, prior, (candidate) =>
    isOfNoCountry(candidate) && atHome.some((other) => isTied(other, candidate))
      ? NAMESAKE_UNPLACED
      : undefined,
  );
}

const NAMESAKE_UNPLACED: UnitEvidence = {
  comparison: 'unit',
  cause: 'namesake_at_home',
  bits: roundedBits(WEIGHTS.namesake_unplaced),
};

function isOfNoCountry({ evidence, profile: { places } }: Candidate): boolean {
  return rowOf(evidence, 'place') === undefined && places.every(({ country }) => country === undefined);
}

/** It bears the record's name in its country. */
function isAtHome({ evidence }: Candidate): boolean {
  const place = rowOf(evidence, 'place');
  if (place === undefined || place.bits <= 0 || place.left.country !== place.right.country) return false;
  return areNames(evidence, SAME_WORDS);
}

/** The other is no better by anything, and as good by the names. */
function isTied(atHome: Candidate, other: Candidate): boolean {
  const lead = atHome.totalBits - other.totalBits;
  if (lead < 0 || lead >= WEIGHTS.threshold.ambiguous_bits) return false;
  return nameBits(atHome.evidence) >= nameBits(other.evidence);
}

/**
 * Of two that bear the name as well, the one in the record's town is meant before the one in another town or state, even where its
 * house is another one: companies move within their town more often than out of it.
 */
export function withThoseInTown(candidates: readonly Candidate[], { prior }: Rivalry): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const inTown = candidates.filter(isInAnotherHouseOfTown);
  if (inTown.length === 0) return candidates;
  return withRows(candidates, prior, (candidate) =>
    isInAnotherPlace(candidate.evidence) && inTown.some((other) => isNoWorse(other, candidate))
      ? NAMESAKE_AT_HOME
      : undefined,
  );
}

function isInAnotherHouseOfTown({ evidence }: Candidate): boolean {
  const place = rowOf(evidence, 'place');
  const isOfTown = place?.region === 'city' || place?.region === 'postal';
  return isOfTown && place.house === 'other' && areNames(evidence, SAME_WORDS);
}

/** But for the places. */
function isNoWorse(inTown: Candidate, other: Candidate): boolean {
  return besidePlace(inTown) >= besidePlace(other) && nameBits(inTown.evidence) >= nameBits(other.evidence);
}

function besidePlace({ totalBits, evidence }: Candidate): number {
  return roundedBits(totalBits - placeBits(evidence));
}

/**
 * Of several that fit equally well, the only one in the country of the record is meant before those of other countries or of none
 * that bear the bare name: `Airtel` of Uganda is the Bharti Airtel there.
 */
export function withOnlyOneAtHome(
  candidates: readonly Candidate[],
  { prior }: Rivalry,
): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const best = candidates.reduce((most, { totalBits }) => Math.max(most, totalBits), LEAST);
  const tied = candidates.filter(({ totalBits }) => best - totalBits < WEIGHTS.threshold.ambiguous_bits);
  const [home, other] = tied.filter(isThere);
  if (tied.length < 2 || home === undefined || other !== undefined || !saysMore(home)) return candidates;
  return withRows(candidates, prior, (candidate) => {
    if (candidate === home || !tied.includes(candidate) || !isBearer(candidate)) return undefined;
    return hasOwnIdentifier(candidate.evidence) || fitsByForm(candidate, home) ? undefined : NAMESAKE_AT_HOME;
  });
}

/** Its name says the record's and words more. */
function saysMore(home: Candidate): boolean {
  return areNames(home.evidence, ['entity_longer']) && !isBearer(home);
}

/** It has the record's legal form, and the one at home another. */
function fitsByForm({ evidence }: Candidate, home: Candidate): boolean {
  const form = rowOf(home.evidence, 'name_form')?.relation ?? 'same';
  return form !== 'same' && rowOf(evidence, 'name_form')?.relation === 'same';
}

const LEAST = Number.NEGATIVE_INFINITY;

const OF_NAMES: ReadonlySet<ComparisonName> = new Set([
  ...(['name', 'name_words', 'name_form', 'name_reading', 'name_place', 'form_home'] as const),
  ...(['misspelling'] as const),
]);

function nameBits(rows: readonly EvidenceRow[]): number {
  return rows.reduce((sum, { comparison, bits }) => (OF_NAMES.has(comparison) ? sum + bits : sum), 0);
}
