import { z } from 'zod';
import { CoreId } from '../contract/core-id.ts';

const account = z.string().min(1);
const pair = z.tuple([account, account]);

/**
 * What a person decided, obeyed by every later run. Accounts are named by their whole CRM id (crm/account-id.ts); one that
 * has none by what its record says, as JSON, which counts by its normal form (crm/overrides/account-key.ts).
 */
export const Decision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('same_company'), accounts: pair }),
  z.strictObject({ decision: z.literal('different_companies'), accounts: pair }),
  /** One company or not: these two stay two accounts. */
  z.strictObject({ decision: z.literal('never_merge'), accounts: pair }),
  /** Null: none of the known entities. */
  z.strictObject({ decision: z.literal('entity'), account, core_id: CoreId.nullable() }),
  /** Null: it has no parent. */
  z.strictObject({ decision: z.literal('parent'), account, parent_core_id: CoreId.nullable() }),
  z.strictObject({ decision: z.literal('operating'), account, is_operating: z.boolean() }),
]);
export type Decision = z.infer<typeof Decision>;

export const Override = z.intersection(
  Decision,
  z.object({ decided_by: z.string().optional(), reason: z.string().optional(), decided_at: z.string() }),
);
export type Override = z.infer<typeof Override>;

/**
 * The decisions of a workspace as a crosscheck asks for them; accounts by their keys (crm/overrides/account-key.ts). What
 * follows from decisions counts as decided (crm/overrides/overrides-of.ts).
 */
export interface Overrides {
  /** What was decided about a pair, whichever way round. Never to merge comes before one company, which `sameAs` tells too. */
  ofPair(a: string, b: string): 'same_company' | 'different_companies' | 'never_merge' | undefined;
  /** Accounts that were decided to be one company with the account. */
  sameAs(account: string): readonly string[];
  /** Undefined when nobody decided; null when none of the known entities was the decision. */
  entityOf(account: string): string | null | undefined;
  parentOf(account: string): string | null | undefined;
  isOperating(account: string): boolean | undefined;
  /** What was decided of the account or follows for it from its company, oldest first. */
  about(account: string): readonly Override[];
  /** The decision behind `ofPair`; undefined where nobody decided. */
  behindPair(a: string, b: string): Override | undefined;
}

export const NO_OVERRIDES: Overrides = {
  ofPair: () => undefined,
  sameAs: () => [],
  entityOf: () => undefined,
  parentOf: () => undefined,
  isOperating: () => undefined,
  about: () => [],
  behindPair: () => undefined,
};
