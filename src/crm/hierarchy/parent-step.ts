import type { Situation } from '../actions/situation.ts';
import { namedAs } from '../names/named-as.ts';
import { isStoreOf } from '../names/store-name.ts';
import { isOneCompany, survivorFor } from '../survivorship/one-company.ts';
import { NO_PARENT, SEVERAL_PARENTS, UNKNOWN_PARENT } from '../survivorship/parents-in-crm.ts';
import type { Ancestor } from './entity-table.ts';
import { associationOf, besides, CANNOT_STAY, linked } from './link-to-owner.ts';
import type { KeepReason, Links, ParentStep, WrongReason } from './parent-link.ts';
import { isOwnAccount, whyKept } from './why-kept.ts';
import { isOwner, wrongReason } from './wrong-reason.ts';

/** Compares the parent of an account in the CRM with what a person decided, else with its owners. */
export function parentStepOf(at: number, links: Links): ParentStep {
  const { entityOf, entities } = links.situation;
  const decided = links.situation.decided.parentOf(at);
  if (decided !== undefined) return decidedStep(at, decided, links);
  const store = asStore(at, links);
  if (store !== undefined) return store;
  const entity = entityOf(at);
  const all = entity === undefined ? [] : entities.ancestorsOf(entity);
  // An owner may be the same company by another name: what absorbed it, say.
  const owners = all.filter((owner) => {
    const account = links.departures.standing.accountOf(owner.entity);
    return account === undefined
      ? !links.departures.isGone(owner.entity)
      : !isOneCompany(at, account, links.situation);
  });
  const known = nearestAccount(owners, links);
  if (known !== undefined) return towards(at, known, links);
  const step = withoutOwner(at, owners, links);
  const isUnowned = step.kind === 'keep' && UNOWNED.has(step.why);
  return isUnowned && owners.length === 0 && all.length > 0 ? keep(whyUnowned(all, links)) : step;
}

const UNOWNED: ReadonlySet<KeepReason> = new Set(['no parent known', 'nothing against']);

/** Why none of the owners that the sources name is one here: they work no more, or are the company itself by another name. */
function whyUnowned(owners: readonly Ancestor[], { departures }: Links): KeepReason {
  return owners.some(({ entity }) => departures.isGone(entity)) ? 'owners gone' : 'owners itself';
}

function decidedStep(at: number, coreId: string | null, links: Links): ParentStep {
  const { situation } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (coreId === null) return current === NO_PARENT ? keep('decided') : { kind: 'remove', why: 'decided' };
  const owner = situation.entities.numberOf(coreId);
  const to = owner === undefined ? undefined : links.departures.standing.headOf(owner);
  if (to === undefined || links.departures.reasonOf(to) !== undefined)
    return decidedCreation(at, coreId, links);
  if (isOneCompany(at, to, situation)) return keep('decided itself');
  if (current === to) return keep('decided');
  const step = { kind: 'link' as const, association: associationOf(current), why: 'decided' as const, to };
  return owner === undefined ? step : { ...step, owner, ...besides(at, owner, links) };
}

function decidedCreation(at: number, coreId: string, links: Links): ParentStep {
  const named = namedAs(coreId, at, links);
  return { kind: 'create', why: 'decided', coreId, ...(named !== undefined && { named }) };
}

/** A store with a number of its own stands below the account of its company, which is no store (`Starbucks #1123`). */
function asStore(at: number, links: Links): ParentStep | undefined {
  const { situation, departures } = links;
  const { standings } = situation;
  const entity = situation.entityOf(at);
  if (entity === undefined || !isStoreOf(entity, at, situation)) return undefined;
  const company = departures.standing.headOf(entity);
  if (company === undefined || isOneCompany(at, company, situation)) return undefined;
  if (departures.reasonOf(company) !== undefined) return undefined;
  const current = standings.parent[at] ?? NO_PARENT;
  if (current === company) return keep('right');
  if (current !== NO_PARENT) return undefined;
  return linked(at, { why: 'site', to: company, entity }, links);
}

interface Known {
  readonly to: number;
  readonly owner: Ancestor;
  readonly isDirect: boolean;
}

/** The account of the direct parent, else of the nearest company above that has one. */
function nearestAccount(owners: readonly Ancestor[], links: Links): Known | undefined {
  for (const [step, owner] of owners.entries()) {
    const to = links.departures.standing.headOf(owner.entity);
    if (to !== undefined && links.departures.reasonOf(to) === undefined)
      return { to, owner, isDirect: step === 0 };
  }
  return undefined;
}

/** The owner has an account. */
function towards(at: number, { to, owner, isDirect }: Known, links: Links): ParentStep {
  const { situation, departures } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (current === to) return keep('right');
  if (owner.confidence === 'LOW') return keep('doubtful owner');
  const link = (why: WrongReason) => linked(at, { why, to, entity: owner.entity }, links);
  if (current === NO_PARENT) return link('none');
  if (current === UNKNOWN_PARENT) return link('lost');
  if (current === SEVERAL_PARENTS) return link('several');
  if (situation.entityOf(current) === owner.entity)
    return situation.companies.survivorOf(current) === current && departures.reasonOf(current) === undefined
      ? keep('right')
      : link('double');
  if (survivorFor(current, situation) === to) return link('double');
  const wrong = wrongReason(at, links);
  if (wrong !== undefined) return link(wrong);
  if (isOwnAccount(at, current, situation)) return keep('own company');
  const above = situation.entityOf(current);
  if (above !== undefined && isOwner(at, above, links)) return link('further up');
  if (isDirect && owner.confidence === 'HIGH' && isKnown(above, links)) return link('owner');
  return keep(isKnown(above, links) ? 'family' : 'doubtful parent');
}

/** The universe has it: it was not made of an account. */
function isKnown(entity: number | undefined, { situation: { entities } }: Links): boolean {
  return entity !== undefined && !entities.isCreated(entity);
}

/** No owner is known, or none has an account. */
function withoutOwner(at: number, owners: readonly Ancestor[], links: Links): ParentStep {
  const { situation, departures } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (current < 0) return withoutParent(at, owners, links);
  const above = situation.entityOf(current);
  if (above !== undefined && isOwner(at, above, links)) return keep('right');
  const survivor = survivorFor(current, situation);
  if (
    survivor !== current &&
    !isOneCompany(at, survivor, situation) &&
    departures.reasonOf(survivor) === undefined
  )
    return { kind: 'link', association: 'reparent', why: 'double', to: survivor };
  const wrong = wrongReason(at, links);
  if (wrong === undefined) {
    if (links.cycles.of(at) !== undefined) return keep('cycle');
    return keep(whyKept(at, { current, owners }, situation));
  }
  const missing = operatingOf(owners, situation);
  return missing === undefined || missing.confidence === 'LOW'
    ? { kind: 'remove', why: wrong }
    : create(at, { missing, why: wrong }, links);
}

/** Nor is it known which account its parent is, where it has one at all. */
function withoutParent(at: number, owners: readonly Ancestor[], links: Links): ParentStep {
  const { situation } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  const isSeveral = current === SEVERAL_PARENTS;
  const missing = operatingOf(owners, situation);
  if (missing?.confidence === 'LOW') return keep('doubtful owner');
  if (current === NO_PARENT) {
    if (missing !== undefined) return create(at, { missing, why: 'none' }, links);
    return keep(owners.length === 0 ? 'no parent known' : 'only holdings');
  }
  if (missing !== undefined) return create(at, { missing, why: isSeveral ? 'several' : 'lost' }, links);
  return keep(isSeveral ? 'several of the name' : 'not among accounts');
}

function operatingOf(owners: readonly Ancestor[], { entities }: Situation): Ancestor | undefined {
  return owners.find(({ entity }) => entities.isOperating(entity));
}

/** An account that is made beside one of the same name would be a double of it: a person looks first. */
function create(
  at: number,
  { missing, why }: { readonly missing: Ancestor; readonly why: WrongReason },
  links: Links,
): ParentStep {
  const coreId = links.situation.entities.coreIdOf(missing.entity);
  const named = namedAs(coreId, at, links);
  if (named === undefined) return { kind: 'create', why, coreId };
  return CANNOT_STAY.has(why)
    ? { kind: 'create', why, coreId, named }
    : { kind: 'keep', why: 'named as owner', owner: { coreId, named } };
}

function keep(why: KeepReason): ParentStep {
  return { kind: 'keep', why };
}
