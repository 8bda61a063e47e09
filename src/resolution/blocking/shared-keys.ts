import { placeIn } from '../records/place-in.ts';

/** A key that the record shares with some entities, and what that is worth. */
export interface SharedKey {
  /** Ascending. */
  readonly entities: Uint32Array;
  /** More than zero. */
  readonly bits: number;
}

/** Sums of the same bits in another order may differ in the last digit. */
const ROUNDING = 1e-9;

/**
 * Adds to the scores what the keys are worth, the rarest first. Once what is left could not bring a new entity to
 * `leastOf` the best, only those that are there already are looked for (max score, Turtle and Flood 1995):
 * most entities share common words only. Whoever has a score has the whole of it; who has none cannot come near the best.
 */
export function addShared(
  shared: readonly SharedKey[],
  scores: Map<number, number>,
  leastOf: (highest: number) => number,
): void {
  let left = shared.reduce((sum, { bits }) => sum + bits, 0);
  let highest = 0;
  for (const score of scores.values()) highest = Math.max(highest, score);
  for (const key of shared.toSorted((a, b) => b.bits - a.bits)) {
    const mayCome = left * (1 + ROUNDING) >= leastOf(highest);
    highest = Math.max(highest, mayCome ? addToAll(scores, key) : addToKnown(scores, key));
    left -= key.bits;
  }
}

/** Gives the highest score that comes of it. */
function addToAll(scores: Map<number, number>, { entities, bits }: SharedKey): number {
  let highest = 0;
  for (const entity of entities) {
    const score = (scores.get(entity) ?? 0) + bits;
    scores.set(entity, score);
    if (score > highest) highest = score;
  }
  return highest;
}

function addToKnown(scores: Map<number, number>, { entities, bits }: SharedKey): number {
  let highest = 0;
  scores.forEach((known, entity) => {
    if (placeIn(entities, entity) === -1) return;
    scores.set(entity, known + bits);
    if (known + bits > highest) highest = known + bits;
  });
  return highest;
}
