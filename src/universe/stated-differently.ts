import type { Place } from '../resolution/records/normalise-place.ts';
import { areOneTown } from '../resolution/records/town-names.ts';
import type { Sourced } from './entity.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { measures } from './source-statements.ts';

/** The founding years that the sources tell, the most believed first; empty where they agree. */
export function differingYears(records: readonly NormalSourceRecord[]): readonly Sourced<number>[] {
  const years = measures(records, ({ record: { foundedYear: value } }) =>
    value === undefined ? undefined : { value },
  );
  return years.some(({ value }) => value !== years[0]?.value) ? years : [];
}

/** The seats that the sources tell, in words, the most believed first; empty where the towns and countries are the same. */
export function differingSeats(records: readonly NormalSourceRecord[]): readonly Sourced<string>[] {
  const seats = measures(records, ({ record: { city, state }, place }) =>
    city === undefined || place.city === undefined
      ? undefined
      : { value: seatWords(city, [state, place.country]), place },
  );
  const [best] = seats;
  if (best === undefined || seats.every(({ place }) => isOneSeat(best.place, place))) return [];
  return seats.map(({ value, source }) => ({ value, source }));
}

/** `Plano (Texas, US)`. */
function seatWords(city: string, within: readonly (string | undefined)[]): string {
  const known = within.filter((part) => part !== undefined);
  return known.length === 0 ? city : `${city} (${known.join(', ')})`;
}

function isOneSeat(left: Place, right: Place): boolean {
  const areAbroad =
    left.country !== undefined && right.country !== undefined && left.country !== right.country;
  return !areAbroad && areOneTown(left.city ?? '', right.city ?? '');
}
