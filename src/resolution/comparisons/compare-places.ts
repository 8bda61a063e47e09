import { countryKey, houseKey, stateKey } from '../blocking/blocking-keys.ts';
import { WEIGHTS } from '../model/weights.ts';
import type { Rarity } from '../names/rarity.ts';
import type { NormalRecord } from '../records/normal-record.ts';
import type { Place } from '../records/normalise-place.ts';
import { compareHouses } from '../records/one-house.ts';
import { streetOf } from '../records/street.ts';
import { areOneTown, areTownsUntold } from '../records/town-names.ts';
import { remembered } from '../tables/remembered.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { isTerritoryOf } from '../tables/territories.ts';
import type { Comparison } from './comparison.ts';
import type { EntityProfile } from './entity-profile.ts';
import { type PlaceEvidence, type RegionRelation, roundedBits } from './evidence.ts';
import { tableScorer } from './score-tables.ts';

type SharedRegion = Exclude<keyof typeof WEIGHTS.place.cap, 'address'>;

/** The same is compared with candidate after candidate. */
const streetOfRecord = remembered(100, streetOf);

const SCORER = tableScorer(WEIGHTS.place.tables, ['place']);

/** Compares the record's place with each place of the entity; the best one counts, weighed by the model's table. */
export const comparePlaces: Comparison = ({ record, profile, rarity }) => {
  const best = bestPlace(record.place, profile.places, rarity);
  if (best === undefined || (isElsewhere(best) && isNamedAlike(record, profile))) return [];
  const { comparison, region, house, left, right } = best;
  return [{ comparison, region, house, left, right, bits: roundedBits(SCORER.total({ place: best.bits })) }];
};

/** `WuXi Biologics (Cayman)` sits in China: where both names say one country, it is no sign that the record is there. */
function isNamedAlike({ place, isPlaceNamed }: NormalRecord, { names }: EntityProfile): boolean {
  return isPlaceNamed === true && names.some(({ country }) => country === place.country);
}

function isElsewhere({ region }: PlaceEvidence): boolean {
  return region?.includes('differs') === true;
}

/** The place of an entity that fits best, with what it tells before the model weighs it; undefined when nothing can be compared. */
export function bestPlace(
  record: Place,
  places: readonly Place[],
  rarity: Rarity,
): PlaceEvidence | undefined {
  let best: PlaceEvidence | undefined;
  for (const place of places) {
    const row = comparePlace(record, place, rarity);
    if (row !== undefined && (best === undefined || row.bits > best.bits)) best = row;
  }
  return best;
}

/** Another house costs no more than another town: among few entities a town is hardly rarer than its country. */
function comparePlace(left: Place, right: Place, rarity: Rarity): PlaceEvidence | undefined {
  const row = (
    region: Agreement | undefined,
    house: PlaceEvidence['house'],
    bits: number,
  ): PlaceEvidence => ({
    comparison: 'place',
    region: region?.relation,
    house,
    left,
    right,
    bits: roundedBits(bits),
  });
  const region = compareRegions(left, right, rarity);
  const isFarAway = region?.isElsewhere === true && region.around === undefined;
  const house = isFarAway ? undefined : houseRelation(left, right);
  if (region?.around !== undefined && house === 'same' && mayBeNeighbours(left, right, rarity))
    return row(region.around, 'near', region.around.bits + WEIGHTS.place.neighbouring_town);
  if (house === undefined || region?.isElsewhere === true)
    return region === undefined ? undefined : row(region, undefined, region.bits);
  if (house === 'same') {
    const bits = (region?.bits ?? 0) + WEIGHTS.place.address;
    return row(region, house, Math.min(bits, WEIGHTS.place.cap.address));
  }
  if (house === 'near') return region === undefined ? undefined : row(region, house, region.bits);
  if (region === undefined) return row(undefined, house, WEIGHTS.place.address_differs);
  return row(region, house, Math.max(region.bits + WEIGHTS.place.other_house, WEIGHTS.place.city_differs));
}

interface Agreement {
  readonly relation: RegionRelation;
  readonly bits: number;
  /** In another country, state or city. */
  readonly isElsewhere?: boolean;
  /** What both cities are in. */
  readonly around?: Agreement;
}

/** Lower numbers are in the main street of every town. */
const MIN_TELLING_DIGITS = 3;
/** A house that more have, by its number and street alone, is `100 Main St` of many towns. */
const SHARING_BITS = 2;
/** Postal codes of neighbours begin alike. */
const POSTAL_AREA = 2;

/** Whether one house may be told under the names of two towns, for it lies between them or one is a part of the other. */
function mayBeNeighbours(left: Place, right: Place, rarity: Rarity): boolean {
  const [mine, theirs] = [left.postalCode, right.postalCode].map((code) => code?.slice(0, POSTAL_AREA));
  const areNear = bothSame(mine, theirs) || (bothSame(left.state, right.state) && !bothDiffer(mine, theirs));
  const number = streetOfRecord(left.street ?? '')?.number ?? '';
  if (!areNear || number.length < MIN_TELLING_DIGITS) return false;
  return rarity.keyBits(houseKey(left) ?? '') >= rarity.universeBits - SHARING_BITS;
}

/** Compares the places but for the house. */
function compareRegions(left: Place, right: Place, rarity: Rarity): Agreement | undefined {
  const elsewhere = (relation: RegionRelation, bits: number): Agreement => ({
    relation,
    bits,
    isElsewhere: true,
  });
  const inAnotherCity = (relation: RegionRelation, around: Agreement): Agreement => ({
    relation,
    bits: around.bits + WEIGHTS.place.city_differs,
    isElsewhere: true as const,
    around,
  });
  const isApart = bothDiffer(left.country, right.country);
  const inAnotherCountry = elsewhere('country_differs', WEIGHTS.place.country_differs);
  if (isApart && !isTerritoryOf(left.country, right.country)) return inAnotherCountry;
  const country = left.country ?? right.country ?? '';
  const agreed = (relation: SharedRegion, rarityBits: number) => ({
    relation,
    bits: Math.min(rarityBits * WEIGHTS.place.share[relation], WEIGHTS.place.cap[relation]),
  });
  if (bothSame(left.postalCode, right.postalCode))
    return agreed('postal', rarity.postalBits(left.postalCode ?? '', country));
  const isOneTown = left.city !== undefined && right.city !== undefined && areOneTown(left.city, right.city);
  const [mine, theirs] = [stateBeside(left.state, right.state), stateBeside(right.state, left.state)];
  if (isOneTown && !bothDiffer(mine, theirs))
    return agreed('city', rarity.cityBits(left.city ?? '', country));
  if (bothDiffer(mine, theirs)) return elsewhere('state_differs', WEIGHTS.place.state_differs);
  const isOtherCity = !isOneTown && bothDiffer(left.city, right.city) && !areUntold(left, right);
  if (isApart && isOtherCity) return inAnotherCountry;
  if (bothSame(mine, theirs)) {
    const state = agreed('state', rarity.keyBits(stateKey(mine ?? '')));
    return isOtherCity ? inAnotherCity('city_differs_in_state', state) : state;
  }
  if (!bothSame(left.country, right.country)) return undefined;
  const shared = agreed('country', rarity.keyBits(countryKey(country)));
  return isOtherCity ? inAnotherCity('city_differs', shared) : shared;
}

function areUntold(left: Place, right: Place): boolean {
  return left.city !== undefined && right.city !== undefined && areTownsUntold(left.city, right.city);
}

/** Whether both are one house; undefined when one of them says no house number. */
function houseRelation(left: Place, right: Place): PlaceEvidence['house'] {
  if (left.street === undefined || right.street === undefined) return undefined;
  const [mine, theirs] = [streetOfRecord(left.street), streetOf(right.street)];
  if (mine === undefined || theirs === undefined) return left.street === right.street ? 'same' : undefined;
  return compareHouses(mine, theirs);
}

/**
 * A state that could not be read without its country (`SP`, `South Holland`) is read in the country of the other one; undefined
 * when it is none of its states, for the two cannot be compared then.
 */
function stateBeside(state: string | undefined, other: string | undefined): string | undefined {
  if (state === undefined || other === undefined || CODE.test(state) || !CODE.test(other)) return state;
  return subdivisionCode(state, other.slice(0, 2));
}

/** ISO 3166-2: `NL-ZH`. */
const CODE = /^[A-Z]{2}-/;

function bothSame(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left === right;
}

function bothDiffer(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && left !== right;
}
