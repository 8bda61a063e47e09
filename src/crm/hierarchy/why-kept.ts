import type { Situation } from '../actions/situation.ts';
import { hasWebsiteOf } from '../names/website-standing.ts';
import { isOneCompany } from '../survivorship/one-company.ts';
import type { Ancestor } from './entity-table.ts';
import type { KeepReason } from './parent-link.ts';
import { isRelated } from './related.ts';
import { hasOtherOwner } from './unlisted-owner.ts';

interface Kept {
  readonly current: number;
  /** Those that the sources name, none of which has an account. */
  readonly owners: readonly Ancestor[];
}

/** Why a parent in the CRM stays that no source names as an owner, though none of them makes it wrong. */
export function whyKept(at: number, { current, owners }: Kept, situation: Situation): KeepReason {
  if (hasOtherOwner(at, current, situation)) return 'other owner';
  if (isOwnAccount(at, current, situation)) return 'own company';
  const { entities, entityOf } = situation;
  if (owners.length === 0) return isBelowStranger(at, current, situation) ? 'at top' : 'nothing against';
  const owner = owners.find(({ entity }) => entities.isOperating(entity));
  if (owner === undefined) return 'only holdings';
  if (owner.confidence === 'LOW') return 'doubtful owner';
  const above = entityOf(current);
  if (above !== undefined && !entities.isCreated(above))
    return hasWebsiteOf(entities.coreIdOf(owner.entity), current, situation) ? 'site of owner' : 'family';
  return isRelated(at, current, { situation, isOwnerSure: false }) ? 'nothing against' : 'doubtful parent';
}

/** The two are accounts of one company that are not merged. */
export function isOwnAccount(at: number, current: number, situation: Situation): boolean {
  const above = situation.entityOf(current);
  return (above !== undefined && above === situation.entityOf(at)) || isOneCompany(at, current, situation);
}

/** A source that is believed says that nobody owns it, and its parent is a company of another name that no source knows. */
function isBelowStranger(at: number, current: number, situation: Situation): boolean {
  const { entities, entityOf } = situation;
  const [entity, above] = [entityOf(at), entityOf(current)];
  if (entity === undefined || above === undefined || !entities.isCreated(above)) return false;
  if (entities.ancestorsOf(entity).length > 0 || !entities.isAtTop(entity)) return false;
  return !isRelated(at, current, { situation, isOwnerSure: false });
}
