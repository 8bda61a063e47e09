import { type EntityScores, UNSCORED } from './entity-scores.ts';
import { highestOf } from './shared-keys.ts';

/** How far blocking goes, as `npm run train` measured it: what is left out here was the answer of hardly any record. */
export interface BlockingLimits {
  /** Candidates that go on to the full comparison. */
  readonly max_candidates: number;
  /** A candidate that shares less than this part of what the best one shares is not compared. */
  readonly min_share_of_best: number;
  /** The same for a candidate with a telling word or the whole name. */
  readonly min_share_of_telling: number;
  /** Nor is one that shares so many bits less than the best. */
  readonly max_bits_behind: number;
  /** A word that so few entities have tells by itself, however many common words others share. */
  readonly telling_frequency: number;
  /** Words that so few entities have may be misspelt; a misspelling that is a common word is too rare to look for. */
  readonly doubtful_frequency: number;
}

/** An entity with an identifier of the record stays in, however much others share. */
export const IDENTIFIED = 1;
/** One with the whole name or a telling word of it needs to share less. */
export const TELLING = 2;

/** What the entities share with a record, once all its keys were looked up. */
export interface Shared {
  readonly limits: BlockingLimits;
  /** Bits of the keys that each entity shares. */
  readonly scores: EntityScores;
  /** The record's name is borne, and by nobody who is known to be in its country. */
  readonly isBorneElsewhere: boolean;
}

interface Near {
  readonly entity: number;
  readonly score: number;
  /** Whether the entity comes before those that only share more. */
  readonly isMarked: boolean;
}

/** The best by what they share; those with an identifier, the whole name or a telling word come before others. */
export function bestCandidates(shared: Shared): readonly number[] {
  const { scores: table, limits } = shared;
  const { size, scores, marks, entities } = table;
  const highest = toReach(highestOf(table), shared);
  const least = leastOf(highest, limits.min_share_of_best, limits);
  const leastOfTelling = leastOf(highest, limits.min_share_of_telling, limits);
  const near: Near[] = [];
  // Of a common word there are thousands, of whom few are near.
  for (let place = 0; place < size; place++) {
    const score = scores[place] ?? UNSCORED;
    const marked = marks[place] ?? 0;
    if (score === UNSCORED) continue;
    if (score >= ((marked & TELLING) !== 0 ? leastOfTelling : least) || (marked & IDENTIFIED) !== 0)
      near.push({ entity: entities[place] ?? 0, score, isMarked: marked !== 0 });
  }
  near.sort(byRank);
  return near.slice(0, limits.max_candidates).map(({ entity }) => entity);
}

function byRank(left: Near, right: Near): number {
  if (left.isMarked !== right.isMarked) return left.isMarked ? -1 : 1;
  return right.score - left.score || left.entity - right.entity;
}

/** What the best shares, of which others have to share a part: who bears the name elsewhere shares more than who is meant. */
function toReach(highest: number, { isBorneElsewhere }: Pick<Shared, 'isBorneElsewhere'>): number {
  return isBorneElsewhere ? highest * OF_BEARER_ELSEWHERE : highest;
}

/** One rare word of two: the bearer shares both, the two in their order and the whole name. */
const OF_BEARER_ELSEWHERE = 0.5;

/** What any entity has to share at least, when the best one so far shares so many bits. */
export function leastToShare(highest: number, shared: Omit<Shared, 'scores'>): number {
  const { limits } = shared;
  const share = Math.min(limits.min_share_of_best, limits.min_share_of_telling);
  return leastOf(toReach(highest, shared), share, limits);
}

/** What an entity has to share to be compared, when the best one shares so many bits. */
function leastOf(highest: number, share: number, { max_bits_behind }: BlockingLimits): number {
  return Math.max(highest * share, highest - max_bits_behind);
}
