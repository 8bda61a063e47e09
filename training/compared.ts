import type { BlockingLimits } from '../dist/resolution/blocking/best-candidates.js';
import type { CandidateIndex } from '../dist/resolution/blocking/candidate-index.js';
import { findCandidates } from '../dist/resolution/blocking/candidates.js';
import type { Candidate } from '../dist/resolution/comparisons/candidate.js';
import { compareWith } from '../dist/resolution/comparisons/compare.js';
import {
  guardBits,
  scoreNamePair,
  translationBits,
} from '../dist/resolution/comparisons/compare-name-pair.js';
import { bestPlace } from '../dist/resolution/comparisons/compare-places.js';
import { priorBits } from '../dist/resolution/comparisons/total-bits.js';
import { type Ceiling, ceilingOf } from '../dist/resolution/confidence-of.js';
import { isMeasured, measureNames, type NameFeatures } from '../dist/resolution/names/name-features.js';
import { areComparable, readingsOf } from '../dist/resolution/names/normal-name.js';
import { type Rarity, rarityOf } from '../dist/resolution/names/rarity.js';
import { type NormalRecord, normaliseRecord } from '../dist/resolution/records/normal-record.js';
import type { LabelledQuery, LabelledSet } from './labelled.ts';

/** A candidate of a labelled record, with the pairs of names that may be the telling one. */
export interface ComparedCandidate {
  readonly entity: number;
  readonly isRight: boolean;
  /** Bits of everything but what is learned: the likeness of names and the worth of places. */
  readonly fixed: number;
  /** What the place tells before it is weighed; 0 when one side has none. */
  readonly place: number;
  /** How sure a match with it can be, by what stands in its evidence. */
  readonly ceiling: Ceiling;
  /** Empty when no names are alike: then `fixed` is the total. */
  readonly pairs: readonly { readonly features: PairFeatures; readonly guard: number }[];
}

export interface ComparedQuery {
  readonly query: LabelledQuery;
  readonly candidates: readonly ComparedCandidate[];
  /** Those that are found when the right ones are taken out of the universe; undefined when there are none. */
  readonly whenAbsent: readonly ComparedCandidate[] | undefined;
}

/** What a pair of names is fitted by: its own features, and what its places tell before they are weighed. */
export type PairFeatures = NameFeatures & { readonly place: number };

const PAIRS_KEPT = 4;

/** Compares each labelled record with its candidates, all but the weights of the names. */
export function compareSet(set: LabelledSet, limits?: BlockingLimits): readonly ComparedQuery[] {
  const { index } = set.reference;
  const rarity = rarityOf(index);
  return set.queries.map((query) => {
    const record = normaliseRecord(query.input);
    const compared = (entity: number) => {
      const candidate = compareWith(record, entity, { index, rarity });
      const { sources } = set.reference.facts(entity);
      const isRight = sources.some((source) => query.expected.has(source));
      const ceiling = ceilingOf(candidate);
      return { entity, isRight, ceiling, ...partsOf(record, candidate, rarity) };
    };
    const candidates = findCandidates(record, index, limits).map(compared);
    const right = new Set(candidates.filter(({ isRight }) => isRight).map(({ entity }) => entity));
    const whenAbsent = right.size === 0 ? undefined : findCandidates(record, without(index, right), limits);
    return { query, candidates, whenAbsent: whenAbsent?.map(compared) };
  });
}

/** The universe without some entities: what is near them is far from the best while they are there. */
export function without(index: CandidateIndex, hidden: ReadonlySet<number>): CandidateIndex {
  return {
    ...index,
    entry(key) {
      const entry = index.entry(key);
      if (entry === undefined || !entry.entities.some((entity) => hidden.has(entity))) return entry;
      return { ...entry, entities: entry.entities.filter((entity) => !hidden.has(entity)) };
    },
  };
}

function partsOf(
  record: NormalRecord,
  { profile, totalBits, evidence }: Pick<Candidate, 'profile' | 'totalBits' | 'evidence'>,
  rarity: Rarity,
): Pick<ComparedCandidate, 'fixed' | 'place' | 'pairs'> {
  const place = bestPlace(record.place, profile.places, rarity)?.bits ?? 0;
  const weighed = evidence.find((row) => row.comparison === 'place')?.bits ?? 0;
  const scored = record.names
    .flatMap(readingsOf)
    .flatMap((left) =>
      profile.names
        .flatMap(readingsOf)
        .filter((right) => areComparable(left, right))
        .map((right) => ({ left, right, bits: scoreNamePair(left, right, rarity) })),
    )
    .sort((a, b) => b.bits - a.bits);
  const [best] = scored;
  const pairs = scored
    .slice(0, PAIRS_KEPT)
    .map(({ left, right }) => measureNames({ left, right }, rarity))
    .filter(isMeasured)
    .map((pair) => ({
      features: { ...pair.features, place },
      guard: guardBits(pair) + translationBits(pair),
    }));
  if (best === undefined || pairs.length === 0) return { fixed: totalBits - weighed, place, pairs: [] };
  return { fixed: totalBits - weighed - priorBits(rarity) - best.bits, place, pairs };
}
