import type { EntityFacts, Headquarters } from './entity.ts';
import { isSameTown } from './link-places.ts';
import { sourced } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { presentParts } from './present-parts.ts';

/**
 * The address of the record that is believed most. Where it lacks its country, records of the same town tell it, or all others
 * if they agree; else it gives way to one that says both town and country.
 */
export function headquarters(records: readonly NormalSourceRecord[]): EntityFacts['headquarters'] {
  const best = sourced(records, (one) => (hasAddress(one) ? one : undefined));
  if (best === null) return null;
  const country = best.value.place.country ?? countryOf(best.value, records);
  const isWhole = country !== undefined && best.value.record.city !== undefined;
  const whole = isWhole ? null : sourced(records, (one) => (isTownInCountry(one) ? one : undefined));
  return whole === null
    ? { ...addressOf(best.value, country), source: best.source }
    : { ...addressOf(whole.value, whole.value.place.country), source: whole.source };
}

function hasAddress({ record }: NormalSourceRecord): boolean {
  return record.address !== undefined || record.city !== undefined;
}

function isTownInCountry({ record, place }: NormalSourceRecord): boolean {
  return record.city !== undefined && place.country !== undefined;
}

function countryOf(
  { place }: NormalSourceRecord,
  records: readonly NormalSourceRecord[],
): string | undefined {
  const abroad = records.filter((other) => other.place.country !== undefined);
  const sameTown = abroad.find((other) => isSameTown(place, other.place));
  const countries = new Set(abroad.map((other) => other.place.country));
  return sameTown?.place.country ?? (countries.size === 1 ? [...countries][0] : undefined);
}

/** A postal code that only fills its field is none. */
function addressOf({ record, place }: NormalSourceRecord, country: string | undefined): Headquarters {
  const { address, city, state } = record;
  const postalCode = place.postalCode === undefined ? undefined : record.postalCode;
  return presentParts({ address, city, state, postalCode, country });
}
