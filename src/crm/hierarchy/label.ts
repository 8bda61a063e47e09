import type { Situation } from '../actions/situation.ts';
import type { HierarchyLabel } from '../verdict.ts';

/** What an account is in its corporate family, as far as the universe and the accounts beside it tell. */
export function labelOf(at: number, situation: Situation): HierarchyLabel {
  const { entities, standings } = situation;
  const entity = situation.entityOf(at);
  const facts = situation.factsOf(at);
  if (entity === undefined || facts === undefined) return 'unknown';
  const subtype = facts.classification?.subtype;
  if (subtype === 'Branch') return 'branch';
  if (subtype === 'Business Unit') return 'business unit';
  const above = entities.ancestorsOf(entity).filter(({ confidence }) => confidence !== 'LOW');
  const isParent = entities.isParent(entity) || (standings.children[at] ?? 0) > 0;
  if (above.length === 0)
    return isParent ? 'global ultimate' : entities.isCreated(entity) ? 'unknown' : 'standalone';
  if (!isParent) return 'subsidiary';
  if (entities.isOperating(entity) && above.every((one) => !entities.isOperating(one.entity)))
    return 'operating parent';
  const country = entities.countryOf(entity);
  const isHighestAtHome = country !== 0 && above.every((one) => entities.countryOf(one.entity) !== country);
  return isHighestAtHome && entities.isDomesticParent(entity) ? 'domestic ultimate' : 'subsidiary';
}
