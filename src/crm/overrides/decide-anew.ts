import { decidedCompanies } from './companies.ts';
import { contradictionError, disagreementError } from './contradiction-error.ts';
import { isBefore } from './decided-before.ts';
import type { Standing, StoredOverride } from './standing.ts';
import { saysTheSame, subjectOf } from './subject.ts';

/** What new decisions change in those of a workspace. */
export interface Redecided {
  readonly added: readonly Standing[];
  /** Decisions about the same that the new ones take the place of. */
  readonly replaced: readonly { readonly earlier: StoredOverride; readonly later: Standing }[];
  /** New ones that were made before those that stand, which stay. */
  readonly outdated: readonly { readonly standing: StoredOverride; readonly older: Standing }[];
  /** How many say what stands already. */
  readonly unchanged: number;
}

/**
 * Puts new decisions beside those that stand. A decision about the same replaces the earlier one, unless it gives way and
 * was made before it; one that earlier ones stand against is refused with CONFLICT, and with it all of them.
 */
export function decideAnew(
  stored: readonly StoredOverride[],
  given: readonly Standing[],
  workspace: string,
): Redecided {
  const standing = new Map(stored.map((one) => [subjectOf(one.override), one]));
  const changes = new Map<string, Standing>();
  const outdated: { standing: StoredOverride; older: Standing }[] = [];
  let unchanged = 0;
  for (const decision of given) {
    const subject = subjectOf(decision.override);
    const [earlier, before] = [standing.get(subject), changes.get(subject)];
    if (before !== undefined && !saysTheSame(before.override, decision.override))
      throw disagreementError(decision, before);
    const isSaid = earlier !== undefined && saysTheSame(earlier.override, decision.override);
    if (before !== undefined || isSaid) unchanged++;
    else if (earlier !== undefined && isOutdated(decision, earlier))
      outdated.push({ standing: earlier, older: decision });
    else changes.set(subject, decision);
  }
  checkTogether(
    stored.filter(({ override }) => !changes.has(subjectOf(override))),
    [...changes.values()],
    workspace,
  );
  const replaced = [...changes].flatMap(([subject, later]) => {
    const earlier = standing.get(subject);
    return earlier === undefined ? [] : [{ earlier, later }];
  });
  const added = [...changes].flatMap(([subject, later]) => (standing.has(subject) ? [] : [later]));
  return { added, replaced, outdated, unchanged };
}

function isOutdated({ givesWay = false, override }: Standing, standing: Standing): boolean {
  return givesWay && isBefore(override.decided_at, standing.override.decided_at);
}

function checkTogether(kept: readonly Standing[], given: readonly Standing[], workspace: string): void {
  const companies = decidedCompanies();
  for (const standing of kept) companies.add(standing);
  for (const decision of given) {
    const contradiction = companies.add(decision);
    if (contradiction !== undefined) throw contradictionError(contradiction, workspace);
  }
}
