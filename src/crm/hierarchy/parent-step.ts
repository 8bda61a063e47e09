import type { AssociationType } from '../../contract/crosscheck.ts';
import type { Situation } from '../actions/situation.ts';
import type { Departures } from '../status/departures.ts';
import { mergeSureness } from '../survivorship/merge-sureness.ts';
import { NO_PARENT, UNKNOWN_PARENT } from '../survivorship/standing.ts';
import type { Cycles } from './crm-cycles.ts';
import type { Ancestor } from './known-entities.ts';
import { isRelated } from './related.ts';

/** Why a link to a parent is as it should be, or why it is not touched. */
export type KeepReason =
  | 'right'
  | 'no parent known'
  | 'nothing against'
  | 'only holdings'
  | 'decided'
  /** From here on because of a doubt. */
  | 'doubtful owner'
  | 'doubtful parent'
  | 'family'
  | 'not among accounts'
  | 'decided itself'
  | 'cycle';

/** Why a link is wrong. */
export type WrongReason =
  | 'none'
  | 'owner'
  | 'double'
  | 'itself'
  | 'below'
  | 'decided'
  | 'cycle'
  | 'top'
  | 'lost';

/** What should become of the link of an account to its parent. */
export type ParentStep =
  | { readonly kind: 'keep'; readonly why: KeepReason }
  | {
      readonly kind: 'link';
      readonly association: AssociationType;
      readonly why: WrongReason;
      readonly to: number;
      /** The owner that the account stands for; undefined when the link only follows a double to its survivor. */
      readonly owner?: number;
    }
  | { readonly kind: 'create'; readonly why: WrongReason; readonly coreId: string }
  | { readonly kind: 'remove'; readonly why: WrongReason };

export interface Links {
  readonly situation: Situation;
  readonly departures: Departures;
  readonly cycles: Cycles;
}

const DOUBTS: ReadonlySet<KeepReason> = new Set([
  'doubtful owner',
  'doubtful parent',
  'family',
  'not among accounts',
  'decided itself',
  'cycle',
]);

export function isDoubt(why: KeepReason): boolean {
  return DOUBTS.has(why);
}

/** Compares the parent of an account in the CRM with what a person decided, else with its owners. */
export function parentStepOf(at: number, links: Links): ParentStep {
  const { entityOf, entities } = links.situation;
  const decided = links.situation.decided.parentOf(at);
  if (decided !== undefined) return decidedStep(at, decided, links);
  const entity = entityOf(at);
  const all = entity === undefined ? [] : entities.ancestorsOf(entity);
  // An owner may be the same company by another name: what absorbed it, say.
  const owners = all.filter((owner) => {
    const account = links.departures.standing.accountOf(owner.entity);
    return account === undefined || !isOneCompany(at, account, links);
  });
  const known = nearestAccount(owners, links);
  if (known !== undefined) return towards(at, known, links);
  return withoutOwner(at, owners, links);
}

function decidedStep(at: number, coreId: string | null, links: Links): ParentStep {
  const { situation } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (coreId === null) return current === NO_PARENT ? keep('decided') : { kind: 'remove', why: 'decided' };
  const owner = situation.entities.numberOf(coreId);
  const to = owner === undefined ? undefined : links.departures.standing.accountOf(owner);
  if (to === undefined || links.departures.reasonOf(to) !== undefined)
    return { kind: 'create', why: 'decided', coreId };
  if (isOneCompany(at, to, links)) return keep('decided itself');
  if (current === to) return keep('decided');
  return {
    kind: 'link',
    association: associationOf(current),
    why: 'decided',
    to,
    ...(owner !== undefined && { owner }),
  };
}

interface Known {
  readonly to: number;
  readonly owner: Ancestor;
  readonly isDirect: boolean;
}

/** The account of the direct parent, else of the nearest company above that has one. */
function nearestAccount(owners: readonly Ancestor[], links: Links): Known | undefined {
  for (const [step, owner] of owners.entries()) {
    const to = links.departures.standing.accountOf(owner.entity);
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
  const link = (why: WrongReason): ParentStep => {
    return { kind: 'link', association: associationOf(current), why, to, owner: owner.entity };
  };
  if (current === NO_PARENT) return link('none');
  if (current === UNKNOWN_PARENT) return link('lost');
  if (situation.entityOf(current) === owner.entity)
    return situation.companies.survivorOf(current) === current && departures.reasonOf(current) === undefined
      ? keep('right')
      : link('double');
  if (survivorFor(current, links) === to) return link('double');
  const wrong = wrongReason(at, links);
  if (wrong !== undefined) return link(wrong);
  const above = situation.entityOf(current);
  const isSame = above !== undefined && above === situation.entityOf(at);
  if (isSame || isOneCompany(at, current, links)) return keep('nothing against');
  const isAbove = above !== undefined && isOwner(at, above, links);
  if (isAbove || (isDirect && owner.confidence === 'HIGH' && isKnown(above, links))) return link('owner');
  return keep(above === undefined ? 'doubtful parent' : 'family');
}

/** The universe has it: it was not made of an account. */
function isKnown(entity: number | undefined, { situation: { entities } }: Links): boolean {
  return entity !== undefined && !entities.isCreated(entity);
}

/** No owner is known, or none has an account. */
function withoutOwner(at: number, owners: readonly Ancestor[], links: Links): ParentStep {
  const { situation, departures } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  const missing = owners.find(({ entity }) => situation.entities.isOperating(entity));
  if (current < 0) {
    const isLost = current === UNKNOWN_PARENT;
    if (missing?.confidence === 'LOW') return keep('doubtful owner');
    if (missing !== undefined) return create(missing, isLost ? 'lost' : 'none', situation);
    if (isLost) return keep('not among accounts');
    return keep(owners.length === 0 ? 'no parent known' : 'only holdings');
  }
  const above = situation.entityOf(current);
  if (above !== undefined && isOwner(at, above, links)) return keep('right');
  const survivor = survivorFor(current, links);
  if (
    survivor !== current &&
    !isOneCompany(at, survivor, links) &&
    departures.reasonOf(survivor) === undefined
  )
    return { kind: 'link', association: 'reparent', why: 'double', to: survivor };
  const wrong = wrongReason(at, links);
  if (wrong === undefined) return keep(links.cycles.of(at) === undefined ? 'nothing against' : 'cycle');
  return missing === undefined || missing.confidence === 'LOW'
    ? { kind: 'remove', why: wrong }
    : create(missing, wrong, situation);
}

/** Why the parent in the CRM cannot be right; undefined where nothing is known against it. */
function wrongReason(at: number, links: Links): WrongReason | undefined {
  const { situation } = links;
  const current = situation.standings.parent[at] ?? NO_PARENT;
  if (current < 0) return undefined;
  if (current === at || isOneUnit(at, current, links)) return 'itself';
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
function isOwner(at: number, above: number, { situation }: Links): boolean {
  const entity = situation.entityOf(at);
  return entity !== undefined && situation.entities.isAbove(above, entity);
}

/** The account that a double will become part of, when that is sure; else the account itself. */
function survivorFor(at: number, { situation }: Links): number {
  const survivor = situation.companies.survivorOf(at);
  if (survivor === null || survivor === at) return at;
  return mergeSureness(at, survivor, situation)?.isSure === true ? survivor : at;
}

function isOneCompany(a: number, b: number, { situation: { companies } }: Links): boolean {
  const company = companies.companyOf(a);
  return a === b || (company !== undefined && company === companies.companyOf(b));
}

/** They become one account, surely. */
function isOneUnit(a: number, b: number, links: Links): boolean {
  const unit = links.situation.companies.unitOf(a);
  const isOne = unit !== undefined && unit === links.situation.companies.unitOf(b);
  return isOne && survivorFor(a, links) === survivorFor(b, links);
}

function associationOf(current: number): AssociationType {
  return current === NO_PARENT ? 'set_initial_parent' : 'reparent';
}

function create({ entity }: Ancestor, why: WrongReason, { entities }: Situation): ParentStep {
  return { kind: 'create', why, coreId: entities.coreIdOf(entity) };
}

function keep(why: KeepReason): ParentStep {
  return { kind: 'keep', why };
}
