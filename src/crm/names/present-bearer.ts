import type { Situation } from '../actions/situation.ts';
import { areOneEntity } from '../duplicates/known-entity.ts';
import type { Unit } from '../survivorship/companies.ts';
import { survivorFor } from '../survivorship/one-company.ts';
import { namesOfEntity, PRESENT, standingOf, wholeNames } from './name-standing.ts';

/** Of a company with very many accounts the first ones suffice. */
const MOST_ASKED = 25;

/**
 * The account of a unit that bears the present name of the company and is not merged, where the one that survives bears a
 * former name, or one that no source knows; undefined elsewhere.
 */
export function presentBearer({ members, survivor }: Unit, situation: Situation): number | undefined {
  const { standings, dataset, world } = situation;
  if (survivor === null) return undefined;
  const others = members
    .slice(0, MOST_ASKED)
    .filter((one) => standings.nameKeys[one] !== standings.nameKeys[survivor]);
  if (others.length === 0) return undefined;
  const identity = dataset.identity(survivor);
  const known = namesOfEntity(identity.coreId, world.family);
  const isPresent = (at: number) => PRESENT.includes(standingOf(wholeNames(at, dataset), known));
  if (known.length === 0 || isPresent(survivor)) return undefined;
  return others.find(
    (one) =>
      areOneEntity(dataset.identity(one), identity) && isPresent(one) && survivorFor(one, situation) === one,
  );
}
