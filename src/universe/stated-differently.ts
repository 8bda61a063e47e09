import { fold } from '../resolution/names/fold.ts';
import type { Sourced } from './entity.ts';
import { areOneSeat } from './link-places.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import { shownState } from './shown-state.ts';
import { measures } from './source-statements.ts';

/** The founding years that the sources tell, the most believed first; empty where they agree. */
export function differingYears(records: readonly NormalSourceRecord[]): readonly Sourced<number>[] {
  const years = measures(
    records,
    ({ record: { foundedYear: value } }) => (value === undefined ? undefined : { value }),
    'foundedYear',
  );
  return years.some(({ value }) => value !== years[0]?.value) ? years : [];
}

/**
 * The seats that the sources tell, in words, the most believed first; empty where the towns and countries are the same.
 * Sources of one town have the same words.
 */
export function differingSeats(records: readonly NormalSourceRecord[]): readonly Sourced<string>[] {
  const seats = measures(
    records,
    (one) => {
      const { city } = one.record;
      if (city === undefined || one.place.city === undefined) return undefined;
      return { value: seatWords(city, [shownState(one), one.place.country]), place: one.place };
    },
    'seat',
  );
  const [best] = seats;
  if (best === undefined || seats.every(({ place }) => areOneSeat(best.place, place))) return [];
  return seats.map(({ place, value, source }) => {
    const first = seats.find((other) => areOneSeat(other.place, place));
    return { value: first?.value ?? value, source };
  });
}

/** `Plano (Texas, US)`; a state that is called like its town is not told. */
function seatWords(city: string, within: readonly (string | undefined)[]): string {
  const known = within.filter((part) => part !== undefined && fold(part) !== fold(city));
  return known.length === 0 ? city : `${city} (${known.join(', ')})`;
}
