import type { Candidate } from './comparisons/candidate.ts';
import { addedWords, areNames, isInUse } from './comparisons/candidate-evidence.ts';
import { roundedBits, rowOf } from './comparisons/evidence.ts';
import { prominenceBits } from './comparisons/prominence.ts';
import { WEIGHTS } from './model/weights.ts';
import { withRow } from './rivals.ts';
import { LOOSE_WORDS } from './tables/name-words.ts';

/**
 * Of those who bear one name the best known is meant: nobody who writes `Amazon` means the unknown one. A bearer's share
 * among all of them, and among the less known whose names continue it (`Siemens`, Siemens Energy), is measured against
 * an equal share. So what is known of nobody, or of all alike, tells nothing.
 */
export function withBestKnown(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  const known = candidates.map((candidate) => ({
    candidate,
    isBearer: isBearer(candidate),
    isLonger: areNames(candidate.evidence, ['entity_longer']),
    bits: knownBits(candidate),
  }));
  const areInitials = known.every(
    ({ isBearer: bears, candidate }) => !bears || kindOf(candidate) === 'acronym',
  );
  return known.map((one) => {
    if (!one.isBearer) return one.candidate;
    const beside = known.filter((other) => other.isBearer || (other.isLonger && other.bits <= one.bits));
    const bits = shareBits(
      one.bits,
      beside.map((other) => other.bits),
    );
    // Initials are not meant because their owner is well known.
    const told = roundedBits(mayGain(one.candidate, areInitials) ? bits : Math.min(0, bits));
    if (told === 0) return one.candidate;
    return withRow(one.candidate, prior, { comparison: 'prominence', bearers: beside.length, bits: told });
  });
}

/** The whole name, or all of it but for words like Group or International. */
export function isBearer({ evidence }: Candidate): boolean {
  if (areNames(evidence, ['same', 'same_words'])) return true;
  const name = rowOf(evidence, 'name');
  if (name === undefined || !isInUse(name) || name.relation !== 'entity_longer') return false;
  return addedWords(evidence).every((word) => HEAD_WORDS.has(word));
}

/** What the head of a family has behind the name of the family. */
const HEAD_WORDS: ReadonlySet<string> = new Set([
  ...LOOSE_WORDS,
  ...['holding', 'holdings', 'international', 'global', 'worldwide'],
]);

function kindOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.kindOfName;
}

/** Who gave the name up stands behind who bears it today, however well known. */
function knownBits(candidate: Candidate): number {
  if (kindOf(candidate) === 'former') return WEIGHTS.prominence.given_up;
  return prominenceBits(candidate.profile.prominence);
}

/** Initials gain where nobody is called by them. */
function mayGain(candidate: Candidate, areInitials: boolean): boolean {
  const kind = kindOf(candidate);
  return kind !== 'former' && (kind !== 'acronym' || areInitials);
}

/** Log2 of the share, in as many equal shares. */
function shareBits(own: number, all: readonly number[]): number {
  const sum = all.reduce((total, bits) => total + 2 ** bits, 0);
  return own + Math.log2(all.length) - Math.log2(sum);
}
