import type { Override, Overrides } from '../../crm/override.ts';
import { NO_OVERRIDES } from '../../crm/override.ts';

/** The decisions of people of a workspace at one moment; the revision grows with each change. */
export interface DecisionsNow {
  readonly revision: number;
  readonly list: readonly Override[];
}

/** Reads decisions of people. */
export interface Decisions {
  revision(workspace: string): number;
  of(workspace: string): DecisionsNow;
}

export const NO_DECISIONS: Decisions = { revision: () => 0, of: () => ({ revision: 0, list: [] }) };

/** The decisions as crm/ asks for them. */
export function overridesIn(_list: readonly Override[]): Overrides {
  return NO_OVERRIDES;
}
