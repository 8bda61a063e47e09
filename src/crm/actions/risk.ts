import type { ParentStep } from '../hierarchy/parent-link.ts';
import type { DeleteReason } from '../status/departures.ts';
import { NO_PARENT } from '../survivorship/parents-in-crm.ts';
import type { Judgement } from './judge.ts';
import type { Situation } from './situation.ts';
import { bearsWhat } from './told-names.ts';

/** What a recommendation puts at risk. */
export interface Risk {
  /** 0, nothing can be lost, to 100. */
  readonly risk: number;
  readonly reasons: readonly string[];
}

type Reason = readonly [points: number, why: string];

const NOTHING: Risk = { risk: 0, reasons: [] };
/** Days before the newest activity of the whole dataset; nothing here reads a clock. */
const RECENT_DAYS = 90;
const HIGHEST = 100;
const LARGE_GROUP = 5;

/** Adds up what could be lost when the recommendation is followed and wrong. */
export function riskOf(at: number, judgement: Judgement, situation: Situation): Risk {
  if (judgement.action === 'None') return NOTHING;
  const reasons = [...ofAction(at, judgement, situation), ...ofAccount(at, judgement, situation)];
  const sum = reasons.reduce((points, [more]) => points + more, 0);
  return { risk: Math.min(HIGHEST, Math.max(0, sum)), reasons: reasons.map(([, why]) => why) };
}

/** Whether a recommendation is riskier than the rules allow; without a limit no risk is worked out. */
export function tooRiskyFor(situation: Situation): (at: number, judgement: Judgement) => boolean {
  const { max_risk } = situation.rules.limits;
  if (max_risk >= HIGHEST) return () => false;
  return (at, judgement) => riskOf(at, judgement, situation).risk > max_risk;
}

function ofAction(
  at: number,
  judgement: Exclude<Judgement, { action: 'None' }>,
  situation: Situation,
): readonly Reason[] {
  if (judgement.action === 'Delete') return [ofDelete(judgement.because)];
  if (judgement.action === 'Merge') return ofMerge(at, judgement.into, situation);
  const { step } = judgement;
  const change: Reason =
    situation.standings.parent[at] === NO_PARENT
      ? [5, 'a parent is added']
      : [15, 'a parent that somebody has set is changed'];
  const others = ofOtherAccounts(step, situation);
  const isOwnParent = step.why === 'itself' && situation.standings.parent[at] === at;
  if (step.why === 'decided' || isOwnParent || isOwnerSure(at, judgement, situation))
    return [change, ...others];
  return [
    change,
    ...others,
    [15, `it is not certain that this is ${step.kind === 'remove' ? 'wrong' : 'the parent'}`],
  ];
}

/** Another account may be the parent. */
function ofOtherAccounts(step: ParentStep, situation: Situation): readonly Reason[] {
  if (step.kind === 'create' && step.named !== undefined) {
    const bears = bearsWhat(step.coreId, step.named, situation);
    return [[20, `an account ${bears} of the parent that is to be created`]];
  }
  if (step.kind === 'link' && step.of !== undefined && step.of.next.by === undefined)
    return [[20, 'another account of the parent may be meant']];
  return [];
}

function ofDelete(because: DeleteReason): Reason {
  if (because === 'junk') return [15, 'what is deleted is gone, and a name can mislead'];
  if (because === 'marked') return [25, 'what is deleted is gone'];
  return [40, 'what is deleted is gone with its history'];
}

function ofMerge(at: number, into: number, situation: Situation): readonly Reason[] {
  const { standings, companies, dataset } = situation;
  const sureness = situation.surenessOf(at, into);
  const [own, other] = [dataset.account(at).owner, dataset.account(into).owner];
  const size = companies.unitOf(at)?.members.length ?? 0;
  const names = situation.names.difference(at, into);
  const reasons: readonly (Reason | false)[] = [
    [25, 'a merge is hard to undo'],
    sureness?.isDecided !== true &&
      sureness?.confidence !== 'HIGH' && [20, 'it is not certain that they are one company'],
    areLinked(at, into, standings) && [10, 'somebody has put one of the two below the other'],
    sureness?.isDirect === false && [5, 'the two are tied through other accounts only'],
    names !== undefined && [
      names.isRisky ? 15 : 5,
      names.isRisky ? 'the names differ, and not both are in use now' : 'the names differ',
    ],
    standings.isMarkedInName(into) &&
      !standings.isMarkedInName(at) && [10, 'the name of the account that survives marks it as out of use'],
    standings.isCustomer(into) && [10, 'it becomes part of a customer'],
    own !== undefined && other !== undefined && own !== other && [10, 'the two have different owners'],
    (standings.filled[at] ?? 0) > (standings.filled[into] ?? 0) && [
      5,
      'it has more fields filled in than the account that survives',
    ],
    size > LARGE_GROUP && [10, `${size} accounts become one`],
  ];
  return reasons.filter((reason) => reason !== false);
}

/** The CRM has them as two companies. */
function areLinked(at: number, into: number, { parent }: Situation['standings']): boolean {
  return parent[at] === into || parent[into] === at;
}

/** What hangs on the account itself. */
function ofAccount(at: number, { action }: Judgement, { standings }: Situation): readonly Reason[] {
  const days = standings.newestActivity - (standings.lastActivity[at] ?? Number.NaN);
  const children = standings.children[at] ?? 0;
  const isLosing = action === 'Delete' || action === 'Merge';
  const reasons: readonly (Reason | false)[] = [
    isLosing && days <= RECENT_DAYS && [15, 'it had activity in the last 90 days'],
    isLosing &&
      days > RECENT_DAYS && [5, `it had activity, more than ${RECENT_DAYS} days before the last of the file`],
    isLosing &&
      standings.isActivityUnread(at) && [
        15,
        'the day of its last activity cannot be read, and may be recent',
      ],
    isLosing &&
      (standings.isMarked(at) || standings.isMarkedInName(at)) && [
        -10,
        'somebody has marked it as a double already',
      ],
    !isLosing && standings.isCustomer(at) && [10, 'it is a customer'],
    !isLosing && children > 0 && [Math.min(20, 4 + children), `${children} below it move with it`],
  ];
  return reasons.filter((reason) => reason !== false);
}

function isOwnerSure(
  at: number,
  { step }: Extract<Judgement, { action: 'Associate' }>,
  situation: Situation,
): boolean {
  const { entities, dataset } = situation;
  const entity = situation.entityOf(at);
  if (dataset.identity(at).confidence !== 'HIGH' || entity === undefined) return false;
  const owner =
    step.kind === 'link' ? step.owner : step.kind === 'create' ? entities.numberOf(step.coreId) : undefined;
  const known = entities.ancestorsOf(entity).find((one) => owner === undefined || one.entity === owner);
  return known?.confidence === 'HIGH';
}
