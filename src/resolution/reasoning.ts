import type { EntityInput } from '../contract/entity-input.ts';
import { type Decision, isWorthNaming, type Ranked } from './decide.ts';
import { ambiguousReasoning } from './reasoning/ambiguous-reasoning.ts';
import { type Clause, type Pair, shortened } from './reasoning/clause.ts';
import { clausesOf } from './reasoning/clauses.ts';
import { namedCandidate } from './reasoning/known-as.ts';
import { looksNear } from './reasoning/likeness-to-people.ts';
import {
  type Closing,
  ended,
  namedEntity,
  sentence,
  sidesOf,
  spaced,
  writeDraft,
} from './reasoning/sentences.ts';
import type { ToldEntity } from './reasoning/told-entity.ts';
import type { NormalRecord } from './records/normal-record.ts';

/** A decision with all that can be told of it. */
export interface Decided {
  readonly input: EntityInput;
  readonly record: NormalRecord;
  readonly decision: Decision;
  /** Whether anything of the record identifies a company. */
  readonly hasSignal: boolean;
  /** Entities that resemble the record were left out. */
  readonly hasLeftOut?: boolean;
  readonly tell: (candidate: Ranked) => ToldEntity;
}

/** Says to people why the record was or was not identified, in at most 300 characters. `nearest` as `nearestOf` has it. */
export function reasoningOf(decided: Decided, nearest: Pair | undefined): string {
  const { decision, hasSignal } = decided;
  if (decision.kind === 'match') return matchReasoning(decided, decision);
  if (decision.kind === 'ambiguous')
    return ambiguousReasoning(decision.candidates.map((one) => pairOf(one, decided)));
  if (!hasSignal) return 'The record has no usable name, website, phone number or registration number.';
  return nearest === undefined
    ? `No ${decided.hasLeftOut === true ? 'other ' : ''}known company resembles the record.`
    : noMatchReasoning(nearest, nextNearestOf(decided));
}

/** The candidate of a record without a match that a person would call near. */
export function nearestOf(decided: Decided): Pair | undefined {
  if (decided.decision.kind !== 'no_match') return undefined;
  const [best] = decided.decision.near;
  return best !== undefined && looksNear(best) ? pairOf(best, decided) : undefined;
}

/** The record beside one of its candidates. */
export function pairOf(candidate: Ranked, { input, record, tell }: Decided): Pair {
  return { input, record, candidate, told: tell(candidate) };
}

type Match = Extract<Decision, { kind: 'match' }>;

const LEADS = { HIGH: 'Matched to', MEDIUM: 'Probably', LOW: 'Best guess:' } as const;

function matchReasoning(decided: Decided, { best, others, confidence }: Match): string {
  const pair = pairOf(best, decided);
  const isSure = confidence === 'HIGH';
  const told = clausesOf(pair, isSure);
  const doubt = isSure ? undefined : doubtOf(told, decided.record);
  const lead = ended(`${LEADS[confidence]} ${shortened(pair.told.name)}`);
  return writeDraft({
    clauses: doubt === undefined ? told : told.filter(({ noun }) => noun !== NAME),
    closing: isSure ? [] : closingOf(doubt, rivalOf(others[0], decided)),
    write: (kept, ends) => {
      const { agreed, differing } = sidesOf(kept);
      return spaced([lead, sentence(agreed), sentence(differing, 'But '), ...ends]);
    },
  });
}

function closingOf(doubt: string | undefined, rival: Pair | undefined): readonly Closing[] {
  return [
    ...(doubt === undefined ? [] : [{ text: doubt, worth: 9 }]),
    ...(rival === undefined ? [] : [{ text: `Next closest: ${namedCandidate(rival)}.`, worth: 4 }]),
  ];
}

/** What else it could be. */
function rivalOf(second: Ranked | undefined, decided: Decided): Pair | undefined {
  if (second === undefined || !isWorthNaming(second) || !looksNear(second)) return undefined;
  return pairOf(second, decided);
}

const NAME = 'the name';

/** Why a match is not surer, when the names alone speak for it and nothing else could be compared. */
function doubtOf(clauses: readonly Clause[], { place, ...others }: NormalRecord): string | undefined {
  if (clauses.some(({ of }) => of === 'other')) return undefined;
  const { website, emailDomain, socialSlug, phone, registration } = others;
  const given = [website, emailDomain, socialSlug, phone, registration, ...Object.values(place)];
  const why = given.every((value) => value === undefined)
    ? 'othing else was given to check it.'
    : 'othing else on file can confirm it.';
  const isPlain = clauses.some(({ noun }) => noun === NAME);
  return isPlain ? `Only the name agrees; n${why}` : `N${why}`;
}

const SCARCELY_BEHIND = 3;

/** The second of two between which the record does not decide. */
function nextNearestOf(decided: Decided): Pair | undefined {
  if (decided.decision.kind !== 'no_match') return undefined;
  const [first, second] = decided.decision.near;
  if (first === undefined || second === undefined) return undefined;
  const isScarcelyBehind = first.totalBits - second.totalBits < SCARCELY_BEHIND;
  return isScarcelyBehind && looksNear(second) ? pairOf(second, decided) : undefined;
}

function noMatchReasoning(nearest: Pair, next: Pair | undefined): string {
  const tooLittle =
    next === undefined
      ? 'That is too little to tell.'
      : `That is too little to tell it from ${namedCandidate(next)}.`;
  const lead = `No match. Closest: ${namedEntity(nearest.told)}.`;
  return writeDraft({
    clauses: clausesOf(nearest),
    closing: [],
    write: (kept) => {
      const { agreed, differing } = sidesOf(kept);
      const weak = differing === '' ? tooLittle : '';
      return spaced([lead, labelled('For', agreed), labelled('Against', differing), weak]);
    },
  });
}

function labelled(label: string, clauses: string): string {
  return clauses === '' ? '' : ended(`${label}: ${clauses}`);
}
