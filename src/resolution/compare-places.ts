import type { Evidence } from '../contract/extended.ts';
import { type Comparison, evidence } from './comparison.ts';
import { WEIGHTS } from './model/weights.ts';
import type { Place } from './normalise-place.ts';
import type { Rarity } from './rarity.ts';

type AgreementLevel = keyof typeof WEIGHTS.place.cap;

/** Compares the record's place with each place of the entity; the best one counts. */
export const comparePlaces: Comparison = ({ record, profile, rarity }) => {
  const rows = profile.places.flatMap((place) => comparePlace(record.place, place, rarity) ?? []);
  const best = rows.reduce<Evidence | undefined>(
    (top, next) => (top === undefined || next.bits > top.bits ? next : top),
    undefined,
  );
  return best === undefined ? [] : [best];
};

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
