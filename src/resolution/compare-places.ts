import type { Evidence } from '../contract/extended.ts';
import { type Comparison, evidence } from './comparison.ts';
import { WEIGHTS } from './model/weights.ts';
import type { Place } from './normalise-place.ts';
import type { Rarity } from './rarity.ts';
import { tableScorer } from './score-tables.ts';

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
  const row = (level: string, bits: number) =>
    evidence('place', level, { left: shown(left), right: shown(right), bits });
  if (bothDiffer(left.country, right.country)) return row('country_differs', WEIGHTS.place.country_differs);
  const country = left.country ?? right.country ?? '';
  const agreed = (level: AgreementLevel, rarityBits: number) =>
    row(level, Math.min(rarityBits * WEIGHTS.place.share[level], WEIGHTS.place.cap[level]));
  if (bothSame(left.postalCode, right.postalCode)) {
    const bits = rarity.postalBits(left.postalCode ?? '', country);
    return bothSame(left.street, right.street)
      ? agreed('address', bits + WEIGHTS.place.address)
      : agreed('postal', bits);
  }
  if (bothSame(left.city, right.city) && !bothDiffer(left.state, right.state)) {
    return agreed('city', rarity.cityBits(left.city ?? '', country));
  }
  if (bothDiffer(left.state, right.state)) return row('state_differs', WEIGHTS.place.state_differs);
  if (bothSame(left.state, right.state)) {
    const bits = Math.min(
      rarity.keyBits(`u${left.state}`) * WEIGHTS.place.share.state,
      WEIGHTS.place.cap.state,
    );
    return bothDiffer(left.city, right.city)
      ? row('city_differs_in_state', bits + WEIGHTS.place.city_differs)
      : row('state', bits);
  }
  if (!bothSame(left.country, right.country)) return undefined;
  const bits = Math.min(
    rarity.keyBits(`y${country}`) * WEIGHTS.place.share.country,
    WEIGHTS.place.cap.country,
  );
  return bothDiffer(left.city, right.city)
    ? row('city_differs', bits + WEIGHTS.place.city_differs)
    : row('country', bits);
}

function bothSame(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left === right;
}

function bothDiffer(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && left !== right;
}

function shown(place: Place): string | null {
  const parts = [place.street, place.city, place.state, place.postalCode, place.country].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? null : parts.join(', ');
}
