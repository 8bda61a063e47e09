import { sharedBrand } from '../../universe/hierarchy/brand.ts';
import type { Situation } from '../actions/situation.ts';

/**
 * Whether two accounts are of one family: one stands above the other, or both below a third. A brand that both bear
 * counts too, unless `isOwnerSure`: who owns the one is certain, and the other is known as well.
 */
export function isRelated(
  a: number,
  b: number,
  { situation, isOwnerSure }: { readonly situation: Situation; readonly isOwnerSure: boolean },
): boolean {
  const { entities, entityOf } = situation;
  const [first, second] = [entityOf(a), entityOf(b)];
  if (first === undefined || second === undefined) return false;
  const family = new Set([first, ...entities.ancestorsOf(first).map(({ entity }) => entity)]);
  const others = [second, ...entities.ancestorsOf(second).map(({ entity }) => entity)];
  if (others.some((entity) => family.has(entity))) return true;
  return !(isOwnerSure && !entities.isCreated(second)) && sharesBrand(a, b, family, situation);
}

function sharesBrand(a: number, b: number, family: ReadonlySet<number>, situation: Situation): boolean {
  const { world, entities, factsOf } = situation;
  const other = factsOf(b);
  if (other === undefined) return false;
  const above = [...family].map((entity) => world.family.facts(entities.coreIdOf(entity)));
  return [factsOf(a), ...above].some(
    (facts) => facts !== undefined && sharedBrand(other.brands, facts.brands) !== undefined,
  );
}
