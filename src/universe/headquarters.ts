import { isAgentsAddress } from './agents-addresses.ts';
import type { EntityFacts, Headquarters } from './entity.ts';
import { fieldTrust } from './field-trust.ts';
import { areOneSeat } from './link-places.ts';
import { sourced } from './most-believed.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { presentParts } from './present-parts.ts';
import { shownState } from './shown-state.ts';
import { toldCountry } from './told-country.ts';

/** Believed less than this, a source alone is not believed against two that agree. */
const BELIEVED_ALONE = 80;
/** A company abroad tells the SEC where letters reach it; list and registers know more of its seat, ROR does not. */
const FILER_ABROAD = 75;
/** Below all that name another town. */
const AGENT = 5;

/**
 * The address in the town that is believed most: that of the most believed source, unless two others agree on another town;
 * a record that does not tell its country gives way to one that does. The town is spelled as there, the street that of any
 * record in this town.
 */
export function headquarters(records: readonly NormalSourceRecord[]): EntityFacts['headquarters'] {
  const seat = believedSeat(records);
  if (seat === undefined) {
    const known = sourced(records, (one) => (one.record.address === undefined ? undefined : one));
    return known === null ? null : addressOf(known.value, { country: known.value.place.country });
  }
  const withStreet = records.find(
    (one) => one.record.address !== undefined && beliefIn(one) > AGENT && areOneSeat(one.place, seat.place),
  );
  return addressOf(withStreet ?? seat, { city: seat.record.city, country: toldCountry(seat, records) });
}

function believedSeat(records: readonly NormalSourceRecord[]): NormalSourceRecord | undefined {
  const inTown = records.filter(({ place }) => place.city !== undefined);
  const inCountry = inTown.filter((one) => toldCountry(one, records) !== undefined);
  const seats = byBelief(inCountry.length > 0 ? inCountry : inTown);
  const [best] = seats;
  if (best === undefined || beliefIn(best) >= BELIEVED_ALONE || sourcesAt(best, seats) > 1) return best;
  return seats.find((one) => beliefIn(one) > AGENT && sourcesAt(one, seats) > 1) ?? best;
}

/** Of equals the one that was changed last, then in the order of the records. */
function byBelief(seats: readonly NormalSourceRecord[]): readonly NormalSourceRecord[] {
  const changedOn = ({ record }: NormalSourceRecord) => record.updatedOn ?? '';
  return [...seats].sort((a, b) => beliefIn(b) - beliefIn(a) || changedOn(b).localeCompare(changedOn(a)));
}

function beliefIn({ source, record, place }: NormalSourceRecord): number {
  if (isAgentsAddress(record.address)) return AGENT;
  const isAbroad = source.name === 'sec-edgar' && place.country !== 'US';
  return isAbroad ? FILER_ABROAD : fieldTrust(source, 'seat');
}

function sourcesAt(seat: NormalSourceRecord, seats: readonly NormalSourceRecord[]): number {
  const there = seats.filter(({ place }) => areOneSeat(place, seat.place));
  return new Set(there.map(({ source }) => source.name)).size;
}

/** A postal code that only fills its field is none. */
function addressOf(
  one: NormalSourceRecord,
  { city, country }: { readonly city?: string | undefined; readonly country: string | undefined },
): Headquarters & { readonly source: string } {
  const { record, place, source } = one;
  const { address } = record;
  const postalCode = place.postalCode === undefined ? undefined : record.postalCode;
  return {
    ...presentParts({ address, city, state: shownState(one), postalCode, country }),
    source: source.name,
  };
}
