import type { Situation } from '../actions/situation.ts';
import type { HierarchyLabel } from '../verdict.ts';

/** What an account is in its corporate family, as far as the universe and the accounts beside it tell. */
export function labelOf(at: number, situation: Situation): HierarchyLabel {
  const { entities, standings } = situation;
  const entity = situation.entityOf(at);
  if (entity === undefined || !entities.isDescribed(entity)) return 'unknown';
  if (entities.isBranch(entity)) return 'branch';
  if (entities.isBusinessUnit(entity)) return 'business unit';
  const { above, hasOwner } = ownersOf(at, entity, situation);
  const isParent = entities.isParent(entity) || (standings.children[at] ?? 0) > 0;
  if (above.length === 0 && hasOwner) return 'subsidiary';
  if (above.length === 0)
    return isParent ? 'global ultimate' : entities.isCreated(entity) ? 'unknown' : 'standalone';
  if (!isParent) return 'subsidiary';
  if (entities.isOperating(entity) && above.every((one) => !entities.isOperating(one)))
    return 'operating parent';
  const country = entities.countryOf(entity);
  const isHighestAtHome = country !== 0 && above.every((one) => entities.countryOf(one) !== country);
  return isHighestAtHome && entities.isDomesticParent(entity) ? 'domestic ultimate' : 'subsidiary';
}

interface Owners {
  /** The entities above it, the direct parent first. */
  readonly above: readonly number[];
  /** It has an owner, whether or not that is an entity here. */
  readonly hasOwner: boolean;
}

/** The owners of an account's company, as a person decided or the sources say. */
function ownersOf(at: number, entity: number, { entities, decided }: Situation): Owners {
  const aboveOf = (one: number) =>
    entities.ancestorsOf(one).flatMap((owner) => (owner.confidence === 'LOW' ? [] : [owner.entity]));
  const coreId = decided.parentOf(at);
  const owner = coreId == null ? undefined : entities.numberOf(coreId);
  if (coreId === undefined || owner === entity)
    return { above: aboveOf(entity), hasOwner: entities.hasUnlistedOwner(entity) };
  return { above: owner === undefined ? [] : [owner, ...aboveOf(owner)], hasOwner: coreId !== null };
}
