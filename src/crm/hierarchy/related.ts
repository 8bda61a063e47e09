import { sharedBrand } from '../../universe/hierarchy/brand.ts';
import type { Situation } from '../actions/situation.ts';
import { accountFacts } from './account-facts.ts';

/** Whether two accounts may be of one family: one stands above the other or both below a third, or they share a brand. */
export function isRelated(a: number, b: number, situation: Situation): boolean {
  const { entities, entityOf } = situation;
  const [first, second] = [entityOf(a), entityOf(b)];
  if (first === undefined || second === undefined) return false;
  const family = new Set([first, ...entities.ancestorsOf(first).map(({ entity }) => entity)]);
  const others = [second, ...entities.ancestorsOf(second).map(({ entity }) => entity)];
  if (others.some((entity) => family.has(entity))) return true;
  return sharesBrand(a, b, family, situation);
}

function sharesBrand(a: number, b: number, family: ReadonlySet<number>, situation: Situation): boolean {
  const { dataset, world, entities } = situation;
  const factsOf = (at: number) => accountFacts(dataset.account(at), dataset.identity(at), world.family);
  const other = factsOf(b);
  if (other === undefined) return false;
  const above = [...family].map((entity) => world.family.facts(entities.coreIdOf(entity)));
  return [factsOf(a), ...above].some(
    (facts) => facts !== undefined && sharedBrand(other.brands, facts.brands) !== undefined,
  );
}
