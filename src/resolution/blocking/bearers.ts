import type { NormalName } from '../names/normal-name.ts';
import { isTownOf, townAlone } from '../readings/town-alone.ts';
import { wholeNameKeys } from './blocking-keys.ts';
import type { CandidateIndex, KeyEntry } from './candidate-index.ts';

/** Whether somebody bears the name as a whole, by its words or by its letters. */
export function isBorne(name: Pick<NormalName, 'tokens'>, index: CandidateIndex): boolean {
  return wholeNameKeys(name).some((key) => index.entry(key) !== undefined);
}

/** Who bears the name as a whole, where they are no more than so many. */
export function fewBearers(
  name: Pick<NormalName, 'tokens'>,
  index: CandidateIndex,
  most: number,
): readonly KeyEntry[] {
  return wholeNameKeys(name).flatMap((key) => {
    const entry = index.entry(key);
    return entry === undefined || entry.frequency > most ? [] : [entry];
  });
}

/** Municipalities that are on file by the place alone: Toronto, for `City of Toronto`. */
export function municipalitiesOf(name: NormalName, index: CandidateIndex, most: number): readonly KeyEntry[] {
  const town = townAlone(name);
  if (town === undefined) return [];
  return fewBearers(town.reading, index, most).map((entry) => ({
    ...entry,
    entities: entry.entities.filter((entity) => isTownOf(town, index.profile(entity))),
  }));
}

/** Whether one of those who bear the name is known to be in the country (alpha-2). */
export function isBorneIn(name: Pick<NormalName, 'tokens'>, { index, country }: Required<Where>): boolean {
  return wholeNameKeys(name).some((key) =>
    index.entry(key)?.entities.some((entity) => isIn(index, entity, country)),
  );
}

function isIn(index: CandidateIndex, entity: number, country: string | undefined): boolean {
  return index.profile(entity).places.some((place) => place.country === country);
}

interface Where {
  readonly index: CandidateIndex;
  /** The country of the record (alpha-2). */
  readonly country: string | undefined;
}

/** The record says a country, and none of the few who bear its name is known to be in it. */
export function areElsewhere(bearers: readonly KeyEntry[], { index, country }: Where): boolean {
  if (country === undefined) return false;
  const isThere = (entity: number) => isIn(index, entity, country);
  return bearers.every(
    ({ frequency, entities }) => frequency <= MOST_BEARERS && entities.length > 0 && !entities.some(isThere),
  );
}

/** Of a name that more bear, one more who is called nearly so is hardly meant. */
const MOST_BEARERS = 6;
