import type { NormalRecord } from '../../resolution/records/normal-record.ts';

/**
 * What two accounts come to at least, in bits, that say the same in all they say: nothing tells the two rows `Volksbank, 27704
 * Osterholz-Scharmbeck` apart, however common the name. With a place as fine as a town and its postal code they are grouped, MEDIUM,
 * with a town alone they are asked about; without one, many may bear the name.
 */
export const SAME_THROUGHOUT = { place: 4, town: 0 } as const;

/** The least that the two come to by saying the same; undefined where something differs, or no town is said. */
export function bitsOfSame(a: NormalRecord, b: NormalRecord): number | undefined {
  const { city, postalCode, street } = a.place;
  if (city === undefined || city !== b.place.city || !haveSameNames(a, b)) return undefined;
  if (!haveSamePlace(a, b) || !haveSameIdentifiers(a, b)) return undefined;
  return postalCode !== undefined || street !== undefined ? SAME_THROUGHOUT.place : SAME_THROUGHOUT.town;
}

function haveSameNames({ names }: NormalRecord, { names: others }: NormalRecord): boolean {
  return (
    names.length > 0 &&
    names.length === others.length &&
    names.every(({ text }, at) => text.toLowerCase() === others[at]?.text.toLowerCase())
  );
}

function haveSamePlace({ place }: NormalRecord, { place: other }: NormalRecord): boolean {
  return (
    place.country === other.country &&
    place.state === other.state &&
    place.postalCode === other.postalCode &&
    place.street === other.street
  );
}

function haveSameIdentifiers(a: NormalRecord, b: NormalRecord): boolean {
  return (
    a.website?.domain === b.website?.domain &&
    a.website?.unitHost === b.website?.unitHost &&
    a.emailDomain?.domain === b.emailDomain?.domain &&
    a.socialSlug === b.socialSlug &&
    a.phone === b.phone &&
    a.registration?.number === b.registration?.number &&
    a.registration?.country === b.registration?.country
  );
}
