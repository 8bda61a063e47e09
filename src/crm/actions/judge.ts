import { likelyNameDoubt } from '../doubts/name-alone-doubt.ts';
import { otherSuccessorDoubt } from '../doubts/other-company-doubt.ts';
import { isDoubt, type Links, type ParentStep } from '../hierarchy/parent-link.ts';
import { parentStepOf } from '../hierarchy/parent-step.ts';
import { bearsNameOfOwner } from '../names/owners-name.ts';
import { type DeleteReason, heirOf } from '../status/departures.ts';
import { endOf } from '../status/end-of.ts';
import type { Unit } from '../survivorship/companies.ts';
import type { Situation } from './situation.ts';

/** Why nothing is recommended. */
export type NoneReason =
  | 'parent'
  | 'kept apart'
  | 'unknown'
  | 'person'
  /** From here on because of a doubt that a person has to settle. */
  | 'protected junk'
  | 'protected double'
  | 'no unique primary'
  | 'unsure double'
  | 'survivor leaves'
  | 'protected closed'
  | 'unsure closed'
  | 'other company'
  | 'name of owner'
  | 'low identity'
  | 'likely name'
  | 'unfound double'
  | 'nameless'
  | 'everyday name'
  | 'too risky'
  | 'would make a circle';

/** What should be done with an account, and why; the words are made later (actions/tell-action.ts). */
export type Judgement =
  | { readonly action: 'Delete'; readonly because: DeleteReason }
  | { readonly action: 'Merge'; readonly into: number }
  | { readonly action: 'Associate'; readonly step: Exclude<ParentStep, { kind: 'keep' }> }
  | {
      readonly action: 'None';
      readonly because: NoneReason;
      readonly isDoubt: boolean;
      readonly step?: ParentStep & { readonly kind: 'keep' };
    };

/**
 * One recommendation, the first that applies: who leaves, whose double it is, whether its company came to an end, who its
 * parent is. It depends on no other recommendation but who leaves and who survives.
 */
export function judge(at: number, links: Links): Judgement {
  const { situation, departures } = links;
  const leaves = departures.reasonOf(at);
  if (leaves !== undefined) return { action: 'Delete', because: leaves };
  if (situation.standings.isJunk(at)) return doubt('protected junk');
  const double = asDouble(at, links);
  if (double !== undefined) return double;
  if (situation.entities.entityOf(at) === undefined && situation.entityOf(at) === undefined)
    return withoutEntity(at, links);
  const ended = asEnded(at, links);
  if (ended !== undefined) return ended;
  return withParent(at, links);
}

/** An account whose company has another one that survives. */
function asDouble(at: number, links: Links): Judgement | undefined {
  const { situation, departures } = links;
  const { companies, standings } = situation;
  const unit = companies.unitOf(at);
  if (unit === undefined || unit.survivor === at) return undefined;
  if (unit.survivor === null) return doubt('no unique primary');
  if (standings.isProtected(at)) return doubt('protected double');
  if (departures.reasonOf(unit.survivor) !== undefined) return doubt('survivor leaves');
  const sureness = situation.surenessOf(at, unit.survivor);
  return sureness?.isSure === true ? { action: 'Merge', into: unit.survivor } : doubt('unsure double');
}

/** An account whose company works no more, and that stays all the same. */
function asEnded(at: number, { situation, departures }: Links): Judgement | undefined {
  const { end, isSure } = endOf(at, situation);
  if (end === 'works') return undefined;
  const isProtected = situation.standings.isProtected(at);
  if (end === 'closed') return doubt(isProtected ? 'protected closed' : 'unsure closed');
  const entity = situation.entityOf(at);
  if (entity === undefined || situation.entities.ancestorsOf(entity).length === 0)
    return doubt(isProtected ? 'protected closed' : 'unsure closed');
  const account = heirOf(at, situation, departures.standing);
  const isBelow = account !== undefined && situation.standings.parent[at] === account;
  if (!isBelow && isOtherCompany(at, situation)) return doubt('other company');
  const hasAccount = account !== undefined;
  return isSure || isProtected || hasAccount ? undefined : doubt('unsure closed');
}

/** It is in doubt whether it is the company that became part of another; a person may have decided that that one is gone. */
function isOtherCompany(at: number, situation: Situation): boolean {
  return situation.decided.isOperating(at) === undefined && otherSuccessorDoubt(at, situation) !== undefined;
}

function withParent(at: number, links: Links): Judgement {
  const { situation } = links;
  const isDecided = situation.decided.parentOf(at) !== undefined;
  if (!isDecided && bearsNameOfOwner(at, situation) !== undefined) return doubt('name of owner');
  const step = parentStepOf(at, links);
  if (step.kind === 'create' && !isDecided && likelyNameDoubt(at, situation) !== undefined)
    return doubt('likely name');
  if (step.kind !== 'keep') return { action: 'Associate', step };
  if (isDoubt(step.why)) return { action: 'None', because: 'parent', isDoubt: true, step };
  if (situation.entityOf(at) === undefined) return doubt('low identity');
  const unit = situation.companies.unitOf(at);
  if (unit === undefined && situation.standings.isMarked(at)) return doubt('unfound double');
  if (isKeptApart(unit)) return { action: 'None', because: 'kept apart', isDoubt: false };
  return { action: 'None', because: 'parent', isDoubt: false, step };
}

/** Of an account of no known company only its double parent and what a person decided are told. */
function withoutEntity(at: number, links: Links): Judgement {
  const step = parentStepOf(at, links);
  if (step.kind !== 'keep') return { action: 'Associate', step };
  if (isDoubt(step.why)) return { action: 'None', because: 'parent', isDoubt: true, step };
  const { standings, companies } = links.situation;
  if (standings.isNameless(at)) return doubt('nameless');
  if (standings.isEverydayName(at)) return doubt('everyday name');
  const unit = companies.unitOf(at);
  if (standings.isMarked(at) && unit === undefined) return doubt('unfound double');
  const because = isKeptApart(unit) ? 'kept apart' : standings.isPerson(at) ? 'person' : 'unknown';
  return { action: 'None', because, isDoubt: false };
}

function isKeptApart(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.keptApart !== null;
}

function doubt(because: NoneReason): Judgement {
  return { action: 'None', because, isDoubt: true };
}
