import { normalisePlace } from '../resolution/records/normalise-place.ts';
import type { EntityFacts, Sourced } from './entity.ts';
import { type Fact, sourced } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { toldCountry } from './told-country.ts';

/** Countries that are the same are told once. */
export function countries(
  records: readonly NormalSourceRecord[],
): Pick<EntityFacts, 'country' | 'legalCountry' | 'tradingCountry'> {
  const told = (record: NormalSourceRecord) => toldCountry(record, records);
  const country = countryBy(records, told);
  const legal = countryBy(records, (record) => legalSeatOf(record) ?? told(record));
  const trading = countryBy(records, (record) => tradingCountryOf(record, told(record)));
  return {
    country,
    legalCountry: legal?.value === country?.value ? null : legal,
    tradingCountry: trading?.value === legal?.value ? null : trading,
  };
}

/**
 * The country of the most believed record. One that no record with a town confirms may be that of an exchange, where the
 * shares of companies from elsewhere are listed: records of the same source that know a town come before it.
 */
function countryBy(records: readonly NormalSourceRecord[], fact: Fact<string>): Sourced<string> | null {
  const best = sourced(records, fact);
  const inTowns = records.filter(({ place }) => place.city !== undefined);
  if (best === null || inTowns.some((one) => toldCountry(one, records) === best.value)) return best;
  const better = inTowns
    .filter(({ source }) => source.name === best.source)
    .flatMap((one) => fact(one) ?? []);
  return better[0] === undefined ? best : { value: better[0], source: best.source };
}

/** That of the registered seat where the record has another one as its main address. */
export function legalCountryOf(record: NormalSourceRecord): string | undefined {
  return legalSeatOf(record) ?? record.place.country;
}

function legalSeatOf({ record }: NormalSourceRecord): string | undefined {
  const seat = record.otherPlaces?.find(({ kind, country }) => kind === 'legal' && country !== undefined);
  return seat === undefined ? undefined : normalisePlace(seat).country;
}

/** Only a head office beside the seat and the country of a listing tell where a company works; other addresses may be either. */
function tradingCountryOf(record: NormalSourceRecord, told: string | undefined): string | undefined {
  return record.source.kind === 'listing' || (legalSeatOf(record) ?? told) !== told ? told : undefined;
}
