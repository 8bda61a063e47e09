import type { Situation } from '../actions/situation.ts';
import { isOneUnit } from '../survivorship/one-company.ts';
import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import type { Ancestor } from './entity-table.ts';
import type { Links, WrongReason } from './parent-link.ts';
import { isRelated } from './related.ts';

/** Why the parent in the CRM cannot be right; undefined where nothing is known against it. */
export function wrongReason(at: number, links: Links): WrongReason | undefined {
  const { situation } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (current < 0) return undefined;
  if (current === at || isOneUnit(at, current, situation)) return 'itself';
  const [entity, above] = [situation.entityOf(at), situation.entityOf(current)];
  if (entity !== undefined && above !== undefined) {
    const { entities } = situation;
    if (isOwner(at, above, links) || entity === above) return undefined;
    if (entities.isAbove(entity, above)) return 'below';
    const owners = entities.ancestorsOf(entity);
    const isKnownOwner = owners.some(({ confidence }) => isEnough(confidence, current, situation));
    const isOwnerSure = owners[0]?.confidence === 'HIGH';
    if (
      isKnownOwner &&
      (links.cycles.of(at) !== undefined || !isRelated(at, current, { situation, isOwnerSure }))
    )
      return links.cycles.of(at) === undefined ? 'owner' : 'cycle';
    const isTop = owners.length === 0 && entities.isAtTop(entity) && !entities.isCreated(above);
    if (isTop && !isRelated(at, current, { situation, isOwnerSure: false })) return 'top';
  }
  return isOnlyUnknownOfCycle(at, links) ? 'cycle' : undefined;
}

/** The parent of the CRM may be a company that nobody knows: then the owner has to be sure. */
function isEnough(confidence: Ancestor['confidence'], current: number, situation: Situation): boolean {
  const above = situation.entityOf(current);
  const isCreated = above !== undefined && situation.entities.isCreated(above);
  return confidence === 'HIGH' || (confidence === 'MEDIUM' && !isCreated);
}

/** All other links of its circle are right, so this one is not. */
function isOnlyUnknownOfCycle(at: number, links: Links): boolean {
  const cycle = links.cycles.of(at);
  if (cycle === undefined) return false;
  return cycle.every((one) => {
    if (one === at) return true;
    const above = links.situation.entityOf(links.situation.standings.parent[one] ?? NO_PARENT);
    return above !== undefined && isOwner(one, above, links);
  });
}

/** Whether the entity stands above the account, as far as that is more than a guess. */
export function isOwner(at: number, above: number, { situation }: Links): boolean {
  const entity = situation.entityOf(at);
  return entity !== undefined && situation.entities.isAbove(above, entity);
}
