import { contradictionError } from './contradiction-error.ts';
import { decideAnew, type Redecided } from './decide-anew.ts';
import type { Standing, StoredOverride } from './standing.ts';
import { decidesTheSame, pairKeyOf } from './subject.ts';

/**
 * Puts decisions beside those that stand, as `decideAnew`, but replaces none: one about the same that says otherwise is a
 * contradiction, too, and so is one company of two accounts that are never to be merged. What was decided already stays as
 * it is, with its own reason.
 */
export function decideBeside(
  stored: readonly StoredOverride[],
  given: readonly Standing[],
  workspace: string,
): Redecided {
  for (const refused of given) {
    const against = stored.filter(({ override }) => saysNeverMerge(override, refused.override));
    if (against.length > 0) throw contradictionError({ refused, against }, workspace);
  }
  const { added, replaced, outdated, unchanged } = decideAnew(stored, given, workspace);
  for (const { earlier, later } of replaced)
    if (!decidesTheSame(earlier.override, later.override))
      throw contradictionError({ refused: later, against: [earlier] }, workspace);
  return { added, replaced: [], outdated, unchanged: unchanged + replaced.length };
}

function saysNeverMerge(earlier: Standing['override'], later: Standing['override']): boolean {
  return (
    later.decision === 'same_company' &&
    earlier.decision === 'never_merge' &&
    pairKeyOf(earlier) === pairKeyOf(later)
  );
}
