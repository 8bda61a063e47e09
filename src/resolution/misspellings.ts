import { isBearer } from './best-known.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { areNames, hasOwnIdentifier } from './comparisons/candidate-evidence.ts';
import { type EvidenceRow, roundedBits, rowOf } from './comparisons/evidence.ts';
import { WEIGHTS } from './model/weights.ts';
import { withRow } from './rivals.ts';

/**
 * Who writes a name that somebody bears letter by letter, alone or with a word like Group behind it, has not misspelt another
 * one: `Emcor` is EMCOR Group and no Amcor. Unless something beside the name says that it is the other one.
 */
export function withoutMisspellings(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  if (!candidates.some(isBearer)) return candidates;
  const bits = roundedBits(WEIGHTS.misspelt);
  return candidates.map((candidate) => {
    const { evidence } = candidate;
    if (!areNames(evidence, ['respelled']) || agreesBeside(evidence)) return candidate;
    return withRow(candidate, prior, { comparison: 'misspelling', bits });
  });
}

/** An identifier is its own, or it is where the record is. */
function agreesBeside(rows: readonly EvidenceRow[]): boolean {
  return hasOwnIdentifier(rows) || (rowOf(rows, 'place')?.bits ?? 0) > 0;
}
