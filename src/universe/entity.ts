import type { EntityClassification } from '../contract/entity-resolution.ts';
import type { EntityProfile } from '../resolution/comparisons/entity-profile.ts';
import type { Headcount, RecordPlace, RecordStatus, Revenue } from '../resolution/records/source-record.ts';
import type { Brand } from './hierarchy/brand.ts';
import type { Link } from './link.ts';

/** A value with the source that it comes from. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: string;
}

/** As the source writes it. */
export interface LegalName extends Sourced<string> {
  /** The source that calls it legal, perhaps in other letters; undefined when none does, and it only carries a legal form. */
  readonly statedBy?: string;
}

/** An address of one record; its country, and how its town is spelled, may be told by another record of the same town. */
export type Headquarters = Pick<RecordPlace, 'address' | 'city' | 'state' | 'postalCode'> & {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
};

/** What a source says of who owns the entity, or whose branch it is. */
export interface OwnerStatement {
  readonly level: 'direct' | 'ultimate' | 'head_office';
  /** `core_id` of the owner. */
  readonly owner: string;
  readonly source: string;
  /** How far the source is believed about owners, 0 to 100. */
  readonly trust: number;
  /** ISO dates, when the source says. */
  readonly since?: string;
  readonly until?: string;
}

/** Why a source names no owner, in its own word: `NATURAL_PERSONS`. */
export interface NoOwnerStatement {
  readonly level: 'direct' | 'ultimate';
  readonly reason: string;
  /** The name of an owner that is known by its name alone. */
  readonly owner?: string;
  readonly source: string;
  /** How far the source is believed about owners, 0 to 100. */
  readonly trust: number;
}

/** What a source says of whether the company still works. */
export interface StatusStatement {
  readonly status: RecordStatus;
  readonly source: string;
  /** The source says no more than that its shares are listed. */
  readonly isByListing?: boolean;
  /** The source's own word where it says more: `Liquidation`. */
  readonly note?: string;
  /** ISO date on which it closed, when the source says. */
  readonly closedOn?: string;
  /** ISO date on which the source last changed the record, when it says. */
  readonly updatedOn?: string;
}

/** The facts of a canonical entity as they are shown, each the surviving value of its sources. */
export interface EntityFacts {
  readonly coreId: string;
  readonly legalName: LegalName | null;
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
  /** What sort of organisation it is, as far as its sources and its name tell. */
  readonly classification: EntityClassification | null;
  /** Under which it is known, in its legal and its trading name. */
  readonly brands: readonly Brand[];
  readonly status: 'active' | 'closed' | 'absorbed' | null;
  /** What every source says of it, the most believed first. */
  readonly statuses: readonly StatusStatement[];
  /** What every source says of its owners, the most believed first. */
  readonly owners: readonly OwnerStatement[];
  readonly noOwners: readonly NoOwnerStatement[];
  /** The owner that is believed most: a direct one or the head office, else one at the top. */
  readonly parentId: string | null;
  readonly successorId: string | null;
  /** Who manages the fund; no owner. */
  readonly managedById: string | null;
  readonly headquarters: (Headquarters & { readonly source: string }) | null;
  /** What every source says, the most believed first: they are shown side by side and never averaged. */
  readonly headcounts: readonly (Headcount & { readonly source: string })[];
  readonly revenues: readonly (Revenue & { readonly source: string })[];
  readonly industry: string | null;
  readonly foundedYear: Sourced<number> | null;
  /** What each source says of it, the most believed first, where they differ; empty where they agree. */
  readonly foundedYears: readonly Sourced<number>[];
  /** The same of its seat: `Ulm (DE)`. */
  readonly seats: readonly Sourced<string>[];
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
  const { owners, successorId, managedById } = facts;
  return [...owners.map(({ owner }) => owner), successorId, managedById].filter((id) => id !== null);
}
