import { isBearer } from './best-known.ts';
import type { Candidate } from './comparisons/candidate.ts';
import { areNames, hasOwnIdentifier } from './comparisons/candidate-evidence.ts';
import { type EvidenceRow, type MisspellingEvidence, roundedBits, rowOf } from './comparisons/evidence.ts';
import { WEIGHTS } from './model/weights.ts';
import { isLikelySlip } from './names/typing-slips.ts';
import { withRow } from './rivals.ts';

/**
 * Who writes a name that somebody bears letter by letter, alone or with a word like Group behind it, has not misspelt another
 * one: `Emcor` is EMCOR Group and no Amcor. Nor has who writes another letter than a slip would leave in the only word of a
 * name: `Dunkin` is no Duskin. Unless something beside the name says that it is the other one.
 */
export function withoutMisspellings(
  candidates: readonly Candidate[],
  { prior }: { readonly prior: number },
): readonly Candidate[] {
  const isBorne = candidates.some(isBearer);
  return candidates.map((candidate) => {
    const { evidence } = candidate;
    if (!areNames(evidence, ['respelled']) || agreesBeside(evidence)) return candidate;
    const cause = causeOf(evidence, isBorne);
    if (cause === undefined) return candidate;
    return withRow(candidate, prior, {
      comparison: 'misspelling',
      cause,
      bits: roundedBits(WEIGHTS.misspelt),
    });
  });
}

/** Why the one name is no misspelling of the other; undefined where it may be. */
function causeOf(rows: readonly EvidenceRow[], isBorne: boolean): MisspellingEvidence['cause'] | undefined {
  if (isBorne) return 'other_as_written';
  const name = rowOf(rows, 'name');
  const [written = '', ...more] = name?.left.tokens ?? [];
  const [meant = '', ...others] = name?.right.tokens ?? [];
  if (more.length + others.length > 0 || isLikelySlip(written, meant)) return undefined;
  return 'unlikely_slip';
}

/** An identifier is its own, or it is where the record is. */
function agreesBeside(rows: readonly EvidenceRow[]): boolean {
  return hasOwnIdentifier(rows) || (rowOf(rows, 'place')?.bits ?? 0) > 0;
}
