import type { Situation } from '../actions/situation.ts';
import type { HierarchyLabel } from '../verdict.ts';

/** What an account is in its corporate family, as far as the universe and the accounts beside it tell. */
export function labelOf(at: number, situation: Situation): HierarchyLabel {
  const { entities, standings } = situation;
  const entity = situation.entityOf(at);
  if (entity === undefined || !entities.isDescribed(entity)) return 'unknown';
  if (entities.isBranch(entity)) return 'branch';
  if (entities.isBusinessUnit(entity)) return 'business unit';
  const hasOwner = entities.hasUnlistedOwner(entity);
  const above = entities.ancestorsOf(entity).filter(({ confidence }) => confidence !== 'LOW');
  const isParent = entities.isParent(entity) || (standings.children[at] ?? 0) > 0;
  if (above.length === 0 && hasOwner) return 'subsidiary';
  if (above.length === 0)
    return isParent ? 'global ultimate' : entities.isCreated(entity) ? 'unknown' : 'standalone';
  if (!isParent) return 'subsidiary';
  if (entities.isOperating(entity) && above.every((one) => !entities.isOperating(one.entity)))
    return 'operating parent';
  const country = entities.countryOf(entity);
  const isHighestAtHome = country !== 0 && above.every((one) => entities.countryOf(one.entity) !== country);
  return isHighestAtHome && entities.isDomesticParent(entity) ? 'domestic ultimate' : 'subsidiary';
}
