import { type EntityDecisions, entityDecisionsOf } from '../../crm/overrides/entity-decisions.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';
import type { DecidedEntities } from '../../jobs/workflows/workflow.ts';

interface Read {
  readonly revision: number;
  readonly decisions: EntityDecisions | undefined;
}

/** The decisions of each workspace, read again when there is a new revision of them. */
export function decidedEntities(store: Pick<OverrideStore, 'list' | 'revision'>): DecidedEntities {
  const read = new Map<string, Read>();
  return {
    async of(workspace) {
      const revision = await store.revision(workspace);
      if (revision === 0) return undefined;
      const known = read.get(workspace);
      if (known?.revision === revision) return known.decisions;
      const listed = await store.list(workspace);
      const decisions = entityDecisionsOf(listed.map(({ override }) => override));
      read.set(workspace, { revision, decisions });
      return decisions;
    },
  };
}

/** Looks once for each workspace: jobs of one group obey the same decisions, and none of them looks for itself. */
export function lookingOnce(decisions: DecidedEntities): DecidedEntities {
  const looked = new Map<string, Promise<EntityDecisions | undefined>>();
  return {
    of(workspace) {
      const known = looked.get(workspace) ?? decisions.of(workspace);
      looked.set(workspace, known);
      return known;
    },
  };
}
