import type { AssociationType } from '../../contract/crosscheck.ts';
import { isOneCompany } from '../survivorship/one-company.ts';
import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import type { Links, OwnerAccounts, ParentStep, WrongReason } from './parent-link.ts';

interface Linked {
  readonly why: WrongReason;
  readonly to: number;
  /** The company that the account stands for. */
  readonly entity: number;
}

/** A link to the account of a company; a doubt where another account of it may be meant as well. */
export function linked(at: number, { why, to, entity }: Linked, links: Links): ParentStep {
  const current = links.situation.standings.parent[at] ?? NO_PARENT;
  const others = besides(at, entity, links);
  if (others.of !== undefined && others.of.next.by === undefined && !CANNOT_STAY.has(why))
    return { kind: 'keep', why: 'several accounts', ...others };
  const owner = why === 'site' ? {} : { owner: entity };
  return { kind: 'link', association: associationOf(current), why, to, ...owner, ...others };
}

/** The accounts of a company where it has another one that stays beside that which stands for it. */
export function besides(
  at: number,
  entity: number,
  { situation, departures }: Links,
): { of?: OwnerAccounts } {
  const head = departures.standing.headOf(entity);
  const next = departures.standing.nextTo(entity);
  if (head === undefined || next === undefined) return {};
  if (isOneCompany(at, next.at, situation) || departures.reasonOf(next.at) !== undefined) return {};
  return { of: { coreId: situation.entities.coreIdOf(entity), head, next } };
}

/** Links that cannot stay, whoever the owner is. */
export const CANNOT_STAY: ReadonlySet<WrongReason> = new Set(['itself', 'below', 'double', 'cycle']);

/** Whether somebody has set another parent. */
export function associationOf(current: number): AssociationType {
  return current === NO_PARENT ? 'set_initial_parent' : 'reparent';
}
