import type { Candidate } from './comparisons/candidate.ts';
import { placeBits } from './comparisons/candidate-evidence.ts';
import { rowOf } from './comparisons/evidence.ts';
import { prominenceBits } from './comparisons/prominence.ts';
import { looksNear } from './reasoning/likeness-to-people.ts';

/** Of one name, whoever is as near is told apart by nothing that the record says. */
const AS_NEAR_BITS = 3;

/**
 * The candidate that people would call the nearest, of some in the order of their totals: the first that looks like the
 * record; of those who bear its name and fit about as well, the best known: `Quantock Europe` is near to the Quantock that
 * everybody knows, and not to its branch. The first of all where none looks near.
 */
export function nearestAmong(candidates: readonly Candidate[]): Candidate | undefined {
  const near = candidates.filter(looksNear);
  const [first] = near;
  if (first === undefined) return candidates[0];
  return near
    .filter((other) => areNamesakes(first, other) && isAsNear(first, other))
    .reduce((best, other) => (isBetterKnown(other, best) ? other : best), first);
}

function areNamesakes(left: Candidate, right: Candidate): boolean {
  return nameOf(left) === nameOf(right);
}

function nameOf({ evidence }: Candidate): string | undefined {
  return rowOf(evidence, 'name')?.right.tokens.join(' ');
}

function isAsNear(first: Candidate, other: Candidate): boolean {
  return (
    first.totalBits - other.totalBits <= AS_NEAR_BITS &&
    placeBits(other.evidence) >= placeBits(first.evidence)
  );
}

/** Of two of whom as much is known, who has more companies or institutes below it: `MIT` is not first Manukau's. */
function isBetterKnown(other: Candidate, best: Candidate): boolean {
  const ahead = knownBits(other) - knownBits(best);
  return ahead > 0 || (ahead === 0 && descendantsOf(other) > descendantsOf(best));
}

function descendantsOf({ profile }: Candidate): number {
  return profile.prominence?.descendants ?? 0;
}

function knownBits({ profile }: Candidate): number {
  return prominenceBits(profile.prominence);
}
