import type { Decision, Override } from '../override.ts';
import type { Redecided } from './decide-anew.ts';
import type { Standing, StoredOverride } from './standing.ts';

/** Of these core_ids the ones that lead to an entity with another id by now, each with that id. */
export type CurrentIds = (coreIds: readonly string[]) => ReadonlyMap<string, string>;

export const IDS_AS_GIVEN: CurrentIds = () => new Map();

interface Deciding {
  readonly stored: readonly StoredOverride[];
  readonly given: readonly Standing[];
  readonly workspace: string;
  readonly currentIds: CurrentIds;
}

type Decide = (stored: readonly StoredOverride[], given: readonly Standing[], workspace: string) => Redecided;

/** Decides by the ids that entities have now; what is kept has the ids that were given. */
export function decideByCurrentIds(
  decide: Decide,
  { stored, given, workspace, currentIds }: Deciding,
): Redecided {
  const current = withCurrentIds(given, currentIds);
  const asGiven = new Map(current.map((one, at) => [one, given[at] ?? one]));
  const { added, replaced, outdated, unchanged } = decide(stored, current, workspace);
  return {
    added: added.map((one) => asGiven.get(one) ?? one),
    replaced: replaced.map(({ earlier, later }) => ({ earlier, later: asGiven.get(later) ?? later })),
    outdated: outdated.map(({ standing, older }) => ({ standing, older: asGiven.get(older) ?? older })),
    unchanged,
  };
}

/** The same decisions with the ids that their entities have now. */
export function withCurrentIds<S extends Standing>(
  decisions: readonly S[],
  currentIds: CurrentIds,
): readonly S[] {
  const ids = decisions.flatMap(({ override }) => coreIdOf(override) ?? []);
  if (ids.length === 0) return decisions;
  const changed = currentIds(ids);
  return changed.size === 0
    ? decisions
    : decisions.map((one) => ({ ...one, override: renamed(one.override, changed) }));
}

/** The entity that a decision names, as owner or as the account's own. */
export function coreIdOf(decision: Decision): string | null {
  if (decision.decision === 'entity' || decision.decision === 'not_entity') return decision.core_id;
  return decision.decision === 'parent' ? decision.parent_core_id : null;
}

function renamed(override: Override, changed: ReadonlyMap<string, string>): Override {
  const current = changed.get(coreIdOf(override) ?? '');
  if (current === undefined) return override;
  return override.decision === 'parent'
    ? { ...override, parent_core_id: current }
    : override.decision === 'entity' || override.decision === 'not_entity'
      ? { ...override, core_id: current }
      : override;
}
