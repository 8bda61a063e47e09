import type { ReviewVerdict } from '../../contract/review.ts';
import type { RecommendedAction } from '../verdict.ts';

/** What a crosscheck proposes for an account; accounts by their positions. */
export interface Proposal {
  readonly at: number;
  readonly action: Exclude<RecommendedAction['action'], 'None'>;
  /** The account it is merged into, or its new parent; null when it loses its parent, and where there is no account. */
  readonly target: number | null;
  /** Its parent has to be made first; until then it stays where it is. */
  readonly isMissingParent: boolean;
  /** It cannot stay there until then: with what else changes, that would close a circle. */
  readonly losesParent?: true;
  /** Why it is not carried out, where the proposal alone tells it: it cannot be, or a person has rejected or deferred it. */
  readonly obstacle?: string;
  /** What a person said of it in a review. */
  readonly answer?: ReviewVerdict;
}

/** What is proposed for the accounts of a CRM, and what has to be known of them. */
export interface ProposedChanges {
  readonly size: number;
  /** The id in its whole form (crm/account-id.ts). */
  idOf(at: number): string;
  /** `NO_PARENT`, or `UNKNOWN_PARENT` for one that is not among the accounts (crm/survivorship/parents-in-crm.ts). */
  parentOf(at: number): number;
  readonly proposals: readonly Proposal[];
  /** A customer, or what a rule protects: it never leaves. */
  isProtected(at: number): boolean;
  /** Why the CRM would not take a change of the account: it has no id that can be one. */
  problemOf(at: number): string | undefined;
  /** Why its parent cannot be changed. */
  parentProblemOf(at: number): string | undefined;
  /** Why the account has to stay although nothing protects it. */
  heldBack(at: number): string | undefined;
  /** Deletions are carried out, too. */
  readonly includeDelete: boolean;
}

/** An account gets another parent. */
export interface ParentChange {
  readonly at: number;
  /** Null: it has none any more. */
  readonly parent: number | null;
  /** It is moved because its parent is merged into another account, and not because that was proposed. */
  readonly isForced: boolean;
  /** Made in another order it could close a circle with links that are changed later. */
  readonly isOrdered: boolean;
  /** The old link was part of a circle of parents, which no CRM takes back. */
  readonly wasInCircle: boolean;
}

/** The accounts that become part of one that stays. */
export interface GroupMerge {
  readonly survivor: number;
  /** By id. */
  readonly losers: readonly number[];
}

/** A proposal that is not carried out. */
export interface LeftOut {
  readonly at: number;
  readonly action: Proposal['action'];
  readonly why: string;
}

/**
 * What is done to a CRM, in this order: parents, those that are ordered last and one by one; merges; deletions, children
 * first. After every step no account stands below one that is gone, and there is no circle that was not there before.
 */
export interface ActionPlan {
  readonly parents: readonly ParentChange[];
  readonly merges: readonly GroupMerge[];
  readonly deletes: readonly number[];
  /** Accounts whose parent has to be made first. */
  readonly missingParents: readonly number[];
  /** By id. */
  readonly leftOut: readonly LeftOut[];
  /** Deletions that were proposed and not asked for. */
  readonly deletesNotAsked: number;
}

/** How many accounts become part of others. */
export function mergedAccounts({ merges }: Pick<ActionPlan, 'merges'>): number {
  return merges.reduce((sum, { losers }) => sum + losers.length, 0);
}
