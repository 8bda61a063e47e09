import type { Situation } from '../actions/situation.ts';
import { siteNumberOf } from '../duplicates/site-number.ts';
import { namesOfEntity } from './name-standing.ts';

/** Whether an account is one store or branch of an entity, by the number in its name, which is not in the entity's own names (`School District 204`). */
export function isStoreOf(
  entity: number,
  at: number,
  { standings, dataset, entities, world }: Pick<Situation, 'standings' | 'dataset' | 'entities' | 'world'>,
): boolean {
  if (!standings.isSite(at)) return false;
  const number = siteNumberOf(dataset.account(at));
  const known = namesOfEntity(entities.coreIdOf(entity), world.family);
  return !known.some(({ text }) => siteNumberOf({ trading_name: text }) === number);
}
