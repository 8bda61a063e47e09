import type { Evidence } from '../../contract/extended.ts';
import { countryKey, stateKey } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { Place } from '../records/normalise-place.ts';
import { areSameHouse, streetOf } from '../records/street.ts';
import { type Comparison, evidence } from './comparison.ts';
import { tableScorer } from './score-tables.ts';

/** Behind the level of a region in which both sit, in two houses. */
export const OTHER_HOUSE = '_other_house';

type AgreementLevel = keyof typeof WEIGHTS.place.cap;

const SCORER = tableScorer(WEIGHTS.place.tables, ['place']);

/** Compares the record's place with each place of the entity; the best one counts, weighed by the model's table. */
export const comparePlaces: Comparison = ({ record, profile, rarity }) => {
  const best = bestPlace(record.place, profile.places, rarity);
  if (best === undefined) return [];
  const bits = Math.round(SCORER.total(Float64Array.of(best.bits)) * 100) / 100;
  return [{ ...best, bits }];
};

/** The place of an entity that fits best, with what it tells before the model weighs it; undefined when nothing can be compared. */
export function bestPlace(record: Place, places: readonly Place[], rarity: Rarity): Evidence | undefined {
  let best: Evidence | undefined;
  for (const place of places) {
    const row = comparePlace(record, place, rarity);
    if (row !== undefined && (best === undefined || row.bits > best.bits)) best = row;
  }
  return best;
}

function comparePlace(left: Place, right: Place, rarity: Rarity): Evidence | undefined {
  const row = ({ level, bits }: Agreement) =>
    evidence('place', level, { left: placeText(left), right: placeText(right), bits });
  const region = compareRegions(left, right, rarity);
  const house = compareHouses(left, right);
  if (house === undefined || region?.isElsewhere === true)
    return region === undefined ? undefined : row(region);
  if (house === 'same') {
    const bits = (region?.bits ?? 0) + WEIGHTS.place.address;
    return row({ level: 'address', bits: Math.min(bits, WEIGHTS.place.cap.address) });
  }
  if (region === undefined) return row({ level: 'address_differs', bits: WEIGHTS.place.address_differs });
  const level = `${region.level}${OTHER_HOUSE}`;
  return row({ level, bits: region.bits + WEIGHTS.place.other_house });
}

interface Agreement {
  readonly level: string;
  readonly bits: number;
  /** In another country, state or city. */
  readonly isElsewhere?: boolean;
}

/** Compares the places but for the house. */
function compareRegions(left: Place, right: Place, rarity: Rarity): Agreement | undefined {
  const elsewhere = (level: string, bits: number): Agreement => ({ level, bits, isElsewhere: true });
  if (bothDiffer(left.country, right.country))
    return elsewhere('country_differs', WEIGHTS.place.country_differs);
  const country = left.country ?? right.country ?? '';
  const agreed = (level: AgreementLevel, rarityBits: number) => ({
    level,
    bits: Math.min(rarityBits * WEIGHTS.place.share[level], WEIGHTS.place.cap[level]),
  });
  if (bothSame(left.postalCode, right.postalCode))
    return agreed('postal', rarity.postalBits(left.postalCode ?? '', country));
  if (bothSame(left.city, right.city) && !bothDiffer(left.state, right.state))
    return agreed('city', rarity.cityBits(left.city ?? '', country));
  if (bothDiffer(left.state, right.state)) return elsewhere('state_differs', WEIGHTS.place.state_differs);
  const isOtherCity = bothDiffer(left.city, right.city);
  if (bothSame(left.state, right.state)) {
    const { level, bits } = agreed('state', rarity.keyBits(stateKey(left.state ?? '')));
    return isOtherCity
      ? elsewhere('city_differs_in_state', bits + WEIGHTS.place.city_differs)
      : { level, bits };
  }
  if (!bothSame(left.country, right.country)) return undefined;
  const { level, bits } = agreed('country', rarity.keyBits(countryKey(country)));
  return isOtherCity ? elsewhere('city_differs', bits + WEIGHTS.place.city_differs) : { level, bits };
}

/** Whether both are one house; undefined when one of them says no house number. */
function compareHouses(left: Place, right: Place): 'same' | 'differs' | undefined {
  const [mine, theirs] = [left, right].map(({ street }) =>
    street === undefined ? undefined : streetOf(street),
  );
  if (mine === undefined || theirs === undefined)
    return bothSame(left.street, right.street) ? 'same' : undefined;
  return areSameHouse(mine, theirs) ? 'same' : 'differs';
}

function bothSame(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left === right;
}

function bothDiffer(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && left !== right;
}

/** A place in one line, as evidence shows it; null when nothing of it is known. */
export function placeText(place: Place): string | null {
  const parts = [place.street, place.city, place.state, place.postalCode, place.country].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? null : parts.join(', ');
}
