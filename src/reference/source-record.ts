import type { NameKind } from '../resolution/entity-profile.ts';

export interface RecordName {
  readonly value: string;
  readonly kind: NameKind;
}

/** An identifier given by an authority; two records of one company share it, unless it is a placeholder or re-used. */
export interface RecordIdentifier {
  /** `registration` is a number in a company register, with the register's country. */
  readonly type: 'registration' | 'lei' | 'cik' | 'ein' | 'isin' | 'figi' | 'wikidata' | 'grid' | 'isni';
  readonly value: string;
  /** ISO 3166-1 alpha-2, for registrations. */
  readonly country?: string;
}

/** A link to another record of the same source; `id` is that record's id in the source. */
export interface RecordRelation {
  readonly type: 'parent' | 'successor' | 'predecessor';
  readonly id: string;
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
  readonly relations: readonly RecordRelation[];
  /** What sort of organisation: `Company`, `Government`, `Education`, `Nonprofit`, `Healthcare`, `Facility`, `Archive`, `Other`. */
  readonly category?: string;
  /** `Operating`, `HoldCo/Investment`, `Business Unit` and the like, when the source says so. */
  readonly subcategory?: string;
  readonly industry?: string;
  readonly foundedYear?: number;
  /** Number of people. */
  readonly headcount?: number;
  /** Yearly revenue in millions of US dollars. */
  readonly revenueMusd?: number;
}

/** A line of a source file that could not become a record; listed for the user, never fatal. */
export interface RejectedLine {
  readonly line: number;
  readonly reason: string;
}

/** What an importer yields, in file order. */
export type ImportItem = { readonly record: SourceRecord } | { readonly rejected: RejectedLine };
