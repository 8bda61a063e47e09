import { areNames, isInAnotherPlace, isInSameTown, isSame } from '../comparisons/candidate-evidence.ts';
import type { EntityProfile } from '../comparisons/entity-profile.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { areOneTown } from '../records/town-names.ts';
import { countryOfCity } from '../tables/cities.ts';

/*
 * Hotels, hospitals and dealers that bear the website, the telephone and the profile of a head office elsewhere.
 */

type Rows = readonly EvidenceRow[];

/**
 * `Residence Inn Seattle`, at the website and the switchboard of Marriott in Maryland: nothing in the name is the entity's, and the
 * record is elsewhere, by its place or by the town in its name. What a head office gives all its places tells whose it is, and
 * not that it is the head; a registration number does.
 */
export function isPlaceOfHead(rows: Rows, profile: EntityProfile): boolean {
  if (!areNames(rows, ['different']) || isSame(rows, 'registration')) return false;
  return isInAnotherPlace(rows) || (!isInSameTown(rows) && saysOtherTown(rows, profile));
}

/** The record's name says a large town, and the entity is known to be in others. */
function saysOtherTown(rows: Rows, { places }: EntityProfile): boolean {
  const name = rowOf(rows, 'name');
  const towns = places.flatMap(({ city }) => city ?? []);
  if (name === undefined || towns.length === 0) return false;
  const said = asWritten(name.left).tokens.filter((word) => countryOfCity(word) !== undefined);
  return said.length > 0 && !said.some((word) => towns.some((town) => areOneTown(town, word)));
}
