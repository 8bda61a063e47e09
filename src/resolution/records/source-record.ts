import type { NameKind } from '../comparisons/entity-profile.ts';

export interface RecordName {
  readonly value: string;
  readonly kind: NameKind;
  /** ISO date on which a former name ended, when the source says. */
  readonly until?: string;
}

/** An identifier given by an authority; two records of one company share it, unless it is a placeholder or re-used. */
export interface RecordIdentifier {
  /** `registration` is a number in a company register, with the register's country. */
  readonly type:
    | 'registration'
    | 'lei'
    | 'cik'
    | 'ein'
    | 'isin'
    | 'figi'
    | 'wikidata'
    | 'grid'
    | 'isni'
    | 'bic';
  readonly value: string;
  /** ISO 3166-1 alpha-2, for registrations. */
  readonly country?: string;
}

/**
 * A link to another record of the same source; `id` is that record's id in the source. Ownership (`parent`,
 * `ultimate_parent`) is kept apart from what a fund is to its manager, umbrella or master.
 */
export interface RecordRelation {
  readonly type:
    | 'parent'
    | 'ultimate_parent'
    | 'successor'
    | 'predecessor'
    | 'branch_of'
    | 'managed_by'
    | 'subfund_of'
    | 'feeder_to';
  readonly id: string;
  /** ISO dates, when the source says. */
  readonly since?: string;
  readonly until?: string;
}

/** Why a company reports no parent, in the source's own word: `NATURAL_PERSONS`, `NON_CONSOLIDATING`. */
export interface ParentException {
  readonly level: 'direct' | 'ultimate';
  readonly reason: string;
  /** The name of an owner that the source knows and has no record of. */
  readonly owner?: string;
}

/** A further address of the company, beside the one it is compared by. */
export interface RecordPlace {
  readonly kind: 'legal' | 'headquarters' | 'mailing';
  readonly country?: string;
  readonly state?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly address?: string;
}

/** A number, or the range it lies in; `most` is absent where the range is open (`10,000+`). */
export interface Amount {
  readonly value?: number;
  readonly least?: number;
  readonly most?: number;
}

/** Number of people. */
export interface Headcount extends Amount {
  /** As exact as the source: a year, a month or a day (`2025`, `2025-03`, `2025-03-31`). */
  readonly asOf?: string;
}

/** Revenue of a year, in whole units of the currency. */
export interface Revenue extends Amount {
  /** ISO 4217. */
  readonly currency: string;
  readonly fiscalYear?: number;
}

export type RecordStatus = 'active' | 'closed' | 'absorbed';

/**
 * One row of one source, as its importer read it: values verbatim (trimmed), nothing normalised.
 * Known everywhere as `source:id`; the pair is unique and its own ten-digit id is made from it alone.
 */
export interface SourceRecord {
  readonly source: string;
  /** In the source's own form without its address: `03yrm5c26`, `0000066740`, `AAPL`. */
  readonly id: string;
  /** At least one, the shown name first. */
  readonly names: readonly RecordName[];
  readonly websites: readonly string[];
  readonly socialUrl?: string;
  /** Country in the source's form: a name or an ISO code. */
  readonly country?: string;
  readonly state?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly address?: string;
  readonly phone?: string;
  readonly identifiers: readonly RecordIdentifier[];
  readonly status?: RecordStatus;
  /** Its shares were taken off the exchange, which says nothing of the company. */
  readonly isDelisted?: boolean;
  /** The source's own word where it says more than the status: `Liquidation`. */
  readonly statusNote?: string;
  readonly relations: readonly RecordRelation[];
  /** What sort of organisation: `Company`, `Government`, `Education`, `Nonprofit`, `Healthcare`, `Facility`, `Archive`, `Other`. */
  readonly category?: string;
  /** `Operating`, `HoldCo/Investment`, `Business Unit` and the like, when the source says so. */
  readonly subcategory?: string;
  readonly industry?: string;
  readonly foundedYear?: number;
  /** ISO dates. */
  readonly foundedOn?: string;
  readonly closedOn?: string;
  /** ISO date on which the source last changed the record. */
  readonly updatedOn?: string;
  /** Addresses beside the one above. */
  readonly otherPlaces?: readonly RecordPlace[];
  readonly parentExceptions?: readonly ParentException[];
  readonly headcount?: Headcount;
  readonly revenue?: Revenue;
  /** What its row says and another company is known by: kept as it was written, and not believed. */
  readonly borrowed?: BorrowedFacts;
}

/** Facts that a row may have of another company. */
export type BorrowedFacts = Partial<
  Pick<
    SourceRecord,
    | 'websites'
    | 'socialUrl'
    | 'country'
    | 'state'
    | 'city'
    | 'postalCode'
    | 'address'
    | 'phone'
    | 'industry'
    | 'foundedYear'
    | 'headcount'
    | 'revenue'
  >
>;

/** A line of a source file that could not become a record; listed for the user, never fatal. */
export interface RejectedLine {
  readonly line: number;
  readonly reason: string;
}

/** What an importer yields, in file order. */
export type ImportItem = { readonly record: SourceRecord } | { readonly rejected: RejectedLine };
