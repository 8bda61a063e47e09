import type { BlockingLimits } from '../dist/resolution/blocking/best-candidates.js';
import type { CandidateIndex } from '../dist/resolution/blocking/candidate-index.js';
import { findCandidates } from '../dist/resolution/blocking/candidates.js';
import { compareWith } from '../dist/resolution/comparisons/compare.js';
import { rarityOf } from '../dist/resolution/names/rarity.js';
import { type NormalRecord, normaliseRecord } from '../dist/resolution/records/normal-record.js';
import type { LabelledSet } from './labelled.ts';

/** So wide that what it leaves out is nobody's answer. */
const OPEN: BlockingLimits = {
  max_candidates: 96,
  min_share_of_best: 0.15,
  min_share_of_telling: 0.1,
  max_bits_behind: 96,
  telling_frequency: 12,
  doubtful_frequency: 6,
};
/** Each limit from wide to tight. */
const VALUES: Readonly<Record<keyof BlockingLimits, readonly number[]>> = {
  max_candidates: [96, 64, 48, 32, 24, 16],
  min_share_of_best: [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45],
  min_share_of_telling: [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4],
  max_bits_behind: [96, 48, 32, 24, 20, 16, 12],
  telling_frequency: [12, 8, 5, 3, 2, 1],
  doubtful_frequency: [6, 4, 3, 2, 1, 0],
};
/** Of the records that the matcher gets right without limits, the share that must keep their entity: the mean of the sets. */
const MUST_KEEP = 0.9965;
/** The most that sparing the work for one candidate of a record may cost of that share. */
const MAY_COST = 0.005;
/** Keys that are looked up in the time that a candidate takes to be read and compared (measured with a profiler). */
const KEYS_PER_CANDIDATE = 20;

/** Records that the comparison of all candidates gets right, with their right entities. */
interface Answered {
  readonly set: LabelledSet;
  readonly records: readonly { readonly record: NormalRecord; readonly right: ReadonlySet<number> }[];
}

/** What a choice of limits keeps and costs. */
export interface MeasuredLimits {
  readonly limits: BlockingLimits;
  /** Means of the sets: the share of the records that keep their right entity, and candidates and keys of a record. */
  readonly kept: number;
  readonly candidates: number;
  readonly keys: number;
}

/** Draws in the limit that spares most candidates for what it loses, one step at a time, as far as the sets allow. */
export function measureLimits(sets: readonly LabelledSet[]): readonly MeasuredLimits[] {
  const answered = sets.map(answeredBy);
  const measured = (limits: BlockingLimits) => ({ limits, ...reach(answered, limits) });
  const steps = [measured(OPEN)];
  for (;;) {
    const now = steps.at(-1) ?? measured(OPEN);
    const next = tighter(now.limits)
      .map(measured)
      .filter((step) => step.kept >= MUST_KEEP && costOf(now, step) <= MAY_COST)
      .sort((a, b) => costOf(now, a) - costOf(now, b))[0];
    if (next === undefined) return steps;
    steps.push(next);
  }
}

/** What a step loses for the work that it spares, counted in candidates. */
function costOf(now: MeasuredLimits, next: MeasuredLimits): number {
  return (now.kept - next.kept + 1e-6) / Math.max(1e-6, workOf(now) - workOf(next));
}

function workOf({ candidates, keys }: MeasuredLimits): number {
  return candidates + keys / KEYS_PER_CANDIDATE;
}

function tighter(limits: BlockingLimits): readonly BlockingLimits[] {
  return (Object.keys(VALUES) as (keyof BlockingLimits)[]).flatMap((limit) => {
    const next = VALUES[limit][VALUES[limit].indexOf(limits[limit]) + 1];
    return next === undefined ? [] : [{ ...limits, [limit]: next }];
  });
}

function answeredBy(set: LabelledSet): Answered {
  const { index } = set.reference;
  const universe = { index, rarity: rarityOf(index) };
  const records = set.queries.flatMap(({ input, expected }) => {
    const record = normaliseRecord(input);
    const compared = findCandidates(record, index, OPEN).map((entity) =>
      compareWith(record, entity, universe),
    );
    const best = compared.reduce<(typeof compared)[number] | undefined>(
      (top, next) => (top === undefined || next.totalBits > top.totalBits ? next : top),
      undefined,
    );
    const isRight = (entity: number) => set.reference.facts(entity).sources.some((id) => expected.has(id));
    if (best === undefined || !isRight(best.entity)) return [];
    const right = new Set(compared.map(({ entity }) => entity).filter(isRight));
    return [{ record, right }];
  });
  return { set, records };
}

function reach(answered: readonly Answered[], limits: BlockingLimits): Omit<MeasuredLimits, 'limits'> {
  const shares = answered.map(({ set: { reference }, records }) => {
    let keys = 0;
    const entry = (key: string) => {
      keys++;
      return reference.index.entry(key);
    };
    const index: CandidateIndex = { ...reference.index, entry };
    const found = records.map(({ record, right }) => ({
      right,
      candidates: findCandidates(record, index, limits),
    }));
    const kept = found.filter(({ right, candidates }) => candidates.some((entity) => right.has(entity)));
    const candidates = found.reduce((sum, one) => sum + one.candidates.length, 0);
    return {
      kept: kept.length / found.length,
      candidates: candidates / found.length,
      keys: keys / found.length,
    };
  });
  const mean = (of: 'kept' | 'candidates' | 'keys') =>
    shares.reduce((sum, share) => sum + share[of], 0) / shares.length;
  return { kept: mean('kept'), candidates: mean('candidates'), keys: mean('keys') };
}
