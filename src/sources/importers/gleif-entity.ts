/** An address as both forms of GLEIF's data tell it; what is missing is empty. */
export interface GleifAddress {
  readonly lines: readonly string[];
  readonly number: string;
  readonly city: string;
  /** ISO 3166-2. */
  readonly region: string;
  readonly country: string;
  readonly postalCode: string;
}

/** An LEI record in the words of the LEI common data format, from the golden copy or the API; what is missing is empty. */
export interface GleifEntity {
  readonly lei: string;
  readonly legalName: string;
  readonly otherNames: readonly { readonly name: string; readonly type: string }[];
  readonly legalAddress: GleifAddress;
  readonly headquarters: GleifAddress;
  /** Code of GLEIF's list of registration authorities: `RA000585`. */
  readonly authority: string;
  readonly registeredAs: string;
  /** ISO 3166-1 or 3166-2: `GB`, `US-DE`. */
  readonly jurisdiction: string;
  readonly category: string;
  readonly subCategory: string;
  readonly status: string;
  readonly registrationStatus: string;
  readonly createdOn: string;
  readonly expiredOn: string;
  readonly updatedOn: string;
  readonly successors: readonly string[];
  readonly bics: readonly string[];
}

/** What one entity is to another, in the words of the relationship record format: `startNode type endNode`. */
export interface GleifRelationship {
  readonly startNode: string;
  readonly endNode: string;
  readonly type: string;
  readonly status: string;
  readonly registrationStatus: string;
  readonly periods: readonly { readonly type: string; readonly start: string; readonly end: string }[];
}

/** Why an entity reports no parent: `DIRECT_ACCOUNTING_CONSOLIDATION_PARENT`, `NATURAL_PERSONS`. */
export interface GleifException {
  readonly lei: string;
  readonly category: string;
  readonly reason: string;
}
