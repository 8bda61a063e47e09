import { type Judgement, judge } from './actions/judge.ts';
import { type Obeyed, obeyedFor } from './actions/obeyed.ts';
import { riskOf } from './actions/risk.ts';
import type { Settled } from './actions/settle.ts';
import { toldAction } from './actions/tell-action.ts';
import { accountTarget, toldAccount } from './actions/told-names.ts';
import type { Groups } from './groups.ts';
import { labelOf } from './hierarchy/label.ts';
import type { Links } from './hierarchy/parent-link.ts';
import { lazyMap } from './lazy-map.ts';
import { type LikelyDoubles, likelyDoubles } from './likely-doubles.ts';
import { toldStatus } from './status/told-status.ts';
import { protectionsOf } from './survivorship/protection.ts';
import type { BriefVerdict, Double, Plan, RecommendedAction, Verdict } from './verdict.ts';

interface Parts {
  readonly links: Links;
  readonly settled: Settled;
  readonly groups: Groups;
  readonly doubles: Iterable<Double>;
}

/** A plan that keeps numbers alone and puts them into words when it is asked for a verdict. */
export function planOf(parts: Parts): Plan {
  const { links, groups } = parts;
  const { size } = links.situation.standings;
  // Put together once: an object that is copied and extended is of a shape of its own, which a verdict reads dozens of times.
  const beside = { ...parts, likely: likelyDoubles(parts.doubles, links.situation) };
  const verdictOf = (at: number) => verdict(at, beside);
  let all: readonly Verdict[] | undefined;
  return {
    size,
    verdictOf,
    briefOf: (at) => brief(at, parts),
    leaves: (at) => parts.settled.leaves(at),
    get verdicts() {
      all ??= Array.from({ length: size }, (_, at) => verdictOf(at));
      return all;
    },
    groups: lazyMap(groups.ids, groups.group),
    accountOf(coreId) {
      const entity = links.situation.entities.numberOf(coreId);
      return entity === undefined ? undefined : links.departures.standing.accountOf(entity);
    },
  };
}

function brief(at: number, { links, settled, groups }: Parts): BriefVerdict {
  const { action } = withOverruling(judge(at, links), settled.overruled(at));
  const { group = null, type = null, duplicateOf = null } = groups.membershipOf(at) ?? {};
  return { action, group, type, duplicateOf };
}

function verdict(at: number, parts: Parts & { readonly likely: LikelyDoubles }): Verdict {
  const { links, settled, groups } = parts;
  const { situation } = links;
  const judged = judge(at, links);
  const judgement = withOverruling(judged, settled.overruled(at));
  const action = toldAction(at, judgement, situation);
  const reasoning = withTakenBack(action.reasoning, at, { judged, judgement, situation });
  const membership = groups.membershipOf(at);
  const duplicateReasoning = membership === undefined ? null : groups.reasoningOf(at);
  const obeyed = obeyedFor(at, judged, situation);
  const { risk, reasons } = riskOf(at, judged, situation);
  const { words: review, other } = reviewOf(at, judgement, action.reasoning, parts);
  const target = other === undefined ? action.target : accountTarget(other, situation);
  // Who reads that nothing is recommended reads in the same place what is in doubt.
  const doubt = review === null || review === action.reasoning ? '' : ` ${review}`;
  const told = `${reasoning}${doubt}${circleWords(at, action, parts)}`;
  const toldHere = membership === undefined ? obeyed : obeyed.filter((one) => !one.isAboutDoubles);
  return {
    action: { ...action, target, reasoning: withObeyed(told, toldHere) },
    group: membership?.group ?? null,
    type: membership?.type ?? null,
    duplicateReasoning:
      duplicateReasoning === null
        ? null
        : withObeyed(
            duplicateReasoning,
            obeyed.filter((one) => one.isAboutDoubles),
          ),
    obeyed: obeyed.map(({ override }) => override),
    duplicateOf: membership?.duplicateOf ?? null,
    kind: membership === undefined ? parts.likely.kindOf(at) : membership.kind,
    status: toldStatus(at, situation),
    label: labelOf(at, situation),
    risk,
    riskReasons: reasons,
    ...mergedNames(at, judgement, situation),
    protections: protectionsOf(at, situation),
    review,
  };
}

function mergedNames(
  at: number,
  judgement: Judgement,
  { names, rules }: Links['situation'],
): Pick<Verdict, 'nameDifference' | 'survivingName'> {
  if (judgement.action !== 'Merge') return { nameDifference: null, survivingName: null };
  const { into } = judgement;
  const isRenamed = rules.surviving_name === 'present';
  return {
    nameDifference: names.difference(at, into)?.words ?? null,
    survivingName: (isRenamed ? names.survivingName(at, into) : undefined) ?? null,
  };
}

/** The decisions that it rests on, but for those that it tells already. */
function withObeyed(reasoning: string, obeyed: readonly Obeyed[]): string {
  // Behind a colon a sentence begins with a small letter.
  const untold = obeyed.filter(({ words }) => !reasoning.includes(words.slice(1)));
  return [reasoning, ...untold.map(({ words }) => words)].join(' ').trim();
}

function withOverruling(judged: Judgement, because: ReturnType<Settled['overruled']>): Judgement {
  return because === undefined ? judged : { action: 'None', because, isDoubt: true };
}

/** What would have been recommended belongs to why it is not. */
function withTakenBack(
  reasoning: string,
  at: number,
  {
    judged,
    judgement,
    situation,
  }: {
    readonly judged: Judgement;
    readonly judgement: Judgement;
    readonly situation: Links['situation'];
  },
): string {
  if (judged === judgement) return reasoning;
  const taken = toldAction(at, judged, situation);
  return `${reasoning} It would be ${taken.action}: ${taken.reasoning}`;
}

const MOST_NAMES = 20;

/** `A → B → A`. */
function cycleWords(cycle: readonly number[], situation: Links['situation']): string {
  const names = cycle.slice(0, MOST_NAMES).map((one) => toldAccount(one, situation));
  const more = cycle.length > MOST_NAMES ? [`${cycle.length - MOST_NAMES} more`] : [];
  return [...names, ...more, names[0]].join(' → ');
}

/** In which circle of the CRM an account stands that the plan opens. */
function circleWords(at: number, action: RecommendedAction, { links, settled }: Parts): string {
  const cycle = links.cycles.of(at);
  if (cycle === undefined || cycle.length === 1 || settled.cycleLeft(at) !== undefined) return '';
  const where = action.action === 'Associate' ? 'here' : 'at another link';
  return ` It stands in the circle of parents ${cycleWords(cycle, links.situation)}, which is opened ${where}.`;
}

/** What a person should look at. */
interface Review {
  /** Why a None is in doubt; null where all is well, and where something is recommended. */
  readonly words: string | null;
  /** The account that it may be a double of, where that is the doubt. */
  readonly other?: number;
}

const NO_REVIEW: Review = { words: null };

function reviewOf(
  at: number,
  judgement: Judgement,
  reasoning: string,
  { links, settled, likely }: Parts & { readonly likely: LikelyDoubles },
): Review {
  if (judgement.action !== 'None') return NO_REVIEW;
  const cycle = settled.cycleLeft(at);
  if (cycle !== undefined)
    return {
      words: `The accounts are each other's parents in a circle: ${cycleWords(cycle, links.situation)}.`,
    };
  if (judgement.isDoubt) return { words: reasoning };
  return likely.likelyOf(at) ?? NO_REVIEW;
}
