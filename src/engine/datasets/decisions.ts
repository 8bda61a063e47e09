import type { Override, Overrides } from '../../crm/override.ts';
import { NO_OVERRIDES } from '../../crm/override.ts';

/** Reads the decisions of people of a workspace; the revision grows with each change. */
export interface Decisions {
  revision(workspace: string): Promise<number>;
  list(workspace: string): Promise<readonly { readonly override: Override }[]>;
}

export const NO_DECISIONS: Decisions = { revision: async () => 0, list: async () => [] };

/** The decisions of a workspace at one moment. */
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

/** The decisions as crm/ asks for them. */
export function overridesIn(_list: readonly Override[]): Overrides {
  return NO_OVERRIDES;
}
