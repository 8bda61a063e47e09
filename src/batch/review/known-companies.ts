import type { EntityField } from '../mapping/fields.ts';

/** A company of the universe as a review shows it. */
export interface KnownCompany {
  readonly coreId: string;
  readonly name: string;
  /** By the fields of an account; those that are not known are left out. */
  readonly fields: Readonly<Partial<Record<EntityField, string>>>;
}

/** The universe as a review looks into it. */
export interface KnownCompanies {
  /** Undefined for an id that the universe does not have. */
  company(coreId: string): Promise<KnownCompany | undefined>;
  search(text: string, limit: number): Promise<readonly KnownCompany[]>;
}

/** `6075156552 Sprint Corporation (Overland Park, US, sprint.com)`. */
export function companyWords({ coreId, name, fields: { city, country, website } }: KnownCompany): string {
  const known = [city, country, website].filter((part) => part !== undefined);
  return known.length === 0 ? `${coreId} ${name}` : `${coreId} ${name} (${known.join(', ')})`;
}
