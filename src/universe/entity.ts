import type { EntityProfile } from '../resolution/comparisons/entity-profile.ts';
import type { Link } from './link.ts';

/** A value with the source that it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: string;
}

/** The facts of a canonical entity as they are shown, each the surviving value of its sources. */
export interface EntityFacts {
  readonly coreId: string;
  readonly legalName: Sourced<string> | null;
  readonly tradingName: Sourced<string> | null;
  readonly website: Sourced<string> | null;
  readonly country: Sourced<string> | null;
  /** Where it is registered, when that is not `country`. */
  readonly legalCountry: Sourced<string> | null;
  /** Where it works, when a source tells it apart from where it is registered. */
  readonly tradingCountry: Sourced<string> | null;
  readonly city: string | null;
  readonly registration: {
    readonly number: string;
    readonly country: string | null;
    readonly source: string;
  } | null;
  readonly socialUrl: string | null;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly status: 'active' | 'closed' | 'absorbed' | null;
  readonly parentId: string | null;
  /** At the top of the owners, as a register of owners says. */
  readonly ultimateParentId: string | null;
  readonly successorId: string | null;
  /** The company whose branch abroad it is. */
  readonly branchOfId: string | null;
  /** Who manages the fund; no owner. */
  readonly managedById: string | null;
  readonly headcount: Sourced<number> | null;
  readonly revenueMusd: Sourced<number> | null;
  readonly industry: string | null;
  readonly foundedYear: number | null;
  /** `source:id` of every record, best source first. */
  readonly sources: readonly string[];
}

/** An entity ready to be stored: how it is compared, what is shown, and the ids that lead to it. */
export interface CanonicalEntity {
  readonly profile: EntityProfile;
  readonly facts: EntityFacts;
  /** Ids of its other records: they answer for this entity. */
  readonly redirects: readonly string[];
  /** The numbers of its records among all. */
  readonly records: readonly number[];
  /** Why its records are together. */
  readonly links: readonly Link[];
}

/** The ids of the entities that the facts name; they leave the store together with it. */
export function relatedIds(facts: EntityFacts): readonly string[] {
  const { parentId, ultimateParentId, successorId, branchOfId, managedById } = facts;
  return [parentId, ultimateParentId, successorId, branchOfId, managedById].filter((id) => id !== null);
}
