import type { Override } from '../../crm/override.ts';
import type { OverrideStore } from '../../crm/overrides/override-store.ts';

/** Reads the decisions of people of a workspace. */
export type Decisions = Pick<OverrideStore, 'list' | 'revision'>;

/** The decisions of a workspace at one moment; the revision grows with each change. */
export interface DecisionsNow {
  readonly revision: number;
  readonly list: readonly Override[];
}

/** Decisions that are made while they are read count as made afterwards. */
export async function decisionsNow(decisions: Decisions, workspace: string): Promise<DecisionsNow> {
  const revision = await decisions.revision(workspace);
  const list = revision === 0 ? [] : await decisions.list(workspace);
  return { revision, list: list.map(({ override }) => override) };
}
