import type { AssociationType, DuplicateType } from '../contract/crosscheck.ts';
import type { OperationalStatus } from '../contract/firmographics.ts';
import type { Override } from './override.ts';

/**
 * How two accounts are doubles: of one name and place; of one company at different addresses; under different names of
 * one company; by what they have in common but their names. `related` ones are of one family, never one company.
 */
export const DUPLICATE_KINDS = ['exact', 'location', 'trading name', 'website', 'related'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

export const HIERARCHY_LABELS = [
  'global ultimate',
  'domestic ultimate',
  'operating parent',
  'subsidiary',
  'business unit',
  'branch',
  'standalone',
  'unknown',
] as const;
export type HierarchyLabel = (typeof HIERARCHY_LABELS)[number];

/** Two accounts that may be one company, and how sure that is. */
export interface Double {
  /** Positions, the lower first. */
  readonly a: number;
  readonly b: number;
  readonly kind: DuplicateKind;
  readonly confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  /** They agree with each other in website, phone, registration or street: MEDIUM suffices for a merge then. */
  readonly hasOwnAgreement: boolean;
  /** A sentence: what agrees, what does not. */
  readonly reasoning: string;
  /** Log2 of the odds that they are one company, of pairs that were weighed: of two equally sure ones more goes first. */
  readonly bits?: number;
}

/** Pairs of accounts, in the order in which they were found; there may be several millions. */
export interface Doubles extends Iterable<Double> {
  readonly length: number;
  at(number: number): Double | undefined;
}

/** Accounts of one company. Each is tied to the others by more than one weak link (crm/duplicates/clusters.ts). */
export interface Cluster {
  /** Positions, ascending. */
  readonly members: readonly number[];
  /** The entity of its members, where one is known or was created. */
  readonly coreId: string | null;
  /** The least sure of the links that hold it together. */
  readonly weakest: Double;
  /** The link by which a member is the double of another; undefined when they are tied through others only. */
  linkOf(a: number, b: number): Double | undefined;
  /** The links by which a member is tied to another, in order: one, or several through others (crm/duplicates/link-paths.ts). */
  pathOf(from: number, to: number): readonly Double[] | undefined;
}

export interface GroupMember {
  readonly at: number;
  readonly type: DuplicateType;
  readonly reasoning: string;
}

/** The duplicate group of an account, regional units of its company included. */
export interface DuplicateGroup {
  /** The same whatever the order of rows: the core_id of its head company, else made of its members' ids. */
  readonly id: string;
  /** The primary first, then by id. */
  readonly members: readonly GroupMember[];
}

/** What an action is about: an account, an entity, or both. */
export interface ActionTarget {
  readonly name: string;
  readonly externalId: string | null;
  readonly coreId: string | null;
}

export interface RecommendedAction {
  readonly action: 'Delete' | 'Merge' | 'Associate' | 'Associate (missing parent)' | 'None';
  readonly associationType: AssociationType | null;
  /** Of an Associate it begins with the target. */
  readonly reasoning: string;
  readonly target: ActionTarget | null;
}

/** What a crosscheck says of one account. */
export interface Verdict {
  readonly action: RecommendedAction;
  /** Null without duplicates. */
  readonly group: string | null;
  readonly type: DuplicateType | null;
  readonly duplicateReasoning: string | null;
  /** The position of the account that this one is a double of. */
  readonly duplicateOf: number | null;
  readonly kind: DuplicateKind | null;
  readonly status: { readonly status: OperationalStatus; readonly reasoning: string };
  readonly label: HierarchyLabel;
  /** 0 (nothing can be lost) to 100, and why. */
  readonly risk: number;
  readonly riskReasons: readonly string[];
  /** Of a merge: what is known of the names of the two accounts, where these differ; a sentence without its full stop. */
  readonly nameDifference: string | null;
  /** Of a merge: the name that the surviving account should take from this one; null where it keeps its own. */
  readonly survivingName: string | null;
  /** Why the account may neither be deleted nor lose a merge: `it is a customer`; empty where it may. */
  readonly protections: readonly string[];
  /** The decisions of people that it rests on, oldest first. */
  readonly obeyed: readonly Override[];
  /** None means doubt here, and not that all is well; null where it does not. */
  readonly review: string | null;
}

/** What a verdict comes to. */
export interface BriefVerdict extends Pick<Verdict, 'group' | 'type' | 'duplicateOf'> {
  readonly action: RecommendedAction['action'];
}

/** The whole plan: one verdict for each account, by position. */
export interface Plan {
  readonly size: number;
  /** Made when it is asked for: of large datasets ask for one after the other. */
  verdictOf(at: number): Verdict;
  /** The same without the words; of what an Associate lacks nothing is told. */
  briefOf(at: number): BriefVerdict;
  /** It is to be merged or deleted: known of all accounts without judging them again. */
  leaves(at: number): boolean;
  /** All of them at once. */
  readonly verdicts: readonly Verdict[];
  readonly groups: ReadonlyMap<string, DuplicateGroup>;
  /** The account that stands for an entity: the primary one of its company. */
  accountOf(coreId: string): number | undefined;
}
