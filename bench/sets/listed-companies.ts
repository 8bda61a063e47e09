import { normaliseName } from '../../dist/resolution/names/normalise-name.js';
import { normaliseWebsite } from '../../dist/resolution/records/normalise-website.js';
import type { SourceRecord } from '../../dist/resolution/records/source-record.js';
import { companyOfListing } from '../../dist/universe/listing-name.js';

/** Groups records by the registrable domain of their websites; domains of platforms are left out. */
export function byDomain(records: readonly SourceRecord[]): ReadonlyMap<string, readonly SourceRecord[]> {
  const groups = new Map<string, SourceRecord[]>();
  for (const record of records) {
    for (const domain of new Set(record.websites.flatMap(domainsOf))) {
      const group = groups.get(domain);
      if (group === undefined) groups.set(domain, [record]);
      else group.push(record);
    }
  }
  return groups;
}

/**
 * Tells whether listings are of one company: one name but for legal form and kind of share. A website that listings
 * of several names share is a parent's, or wrong: Fortis and Zoetis stand with that of the Japanese TIS.
 */
export function areOneCompany(listings: readonly SourceRecord[]): boolean {
  return new Set(listings.map(({ names }) => plainName(names[0]?.value ?? ''))).size === 1;
}

function domainsOf(website: string): readonly string[] {
  const found = normaliseWebsite(website);
  return found === undefined || found.isShared ? [] : [found.domain];
}

function plainName(name: string): string {
  return (normaliseName(companyOfListing(name))[0]?.tokens ?? [name]).join('');
}
