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
 * `least` (a share) of the best, only those that are there already are looked for (max score, Turtle and Flood 1995):
 * most entities share common words only. Entities above that share get the whole of their score, and no other ones do.
 */
export function addShared(shared: readonly SharedKey[], scores: Map<number, number>, least: number): void {
  let left = shared.reduce((sum, { bits }) => sum + bits, 0);
  let highest = 0;
  for (const score of scores.values()) highest = Math.max(highest, score);
  for (const key of shared.toSorted((a, b) => b.bits - a.bits)) {
    const mayCome = left * (1 + ROUNDING) >= highest * least;
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
  for (const [entity, known] of scores) {
    if (!includes(entities, entity)) continue;
    scores.set(entity, known + bits);
    if (known + bits > highest) highest = known + bits;
  }
  return highest;
}

/** Whether an ascending list has the number. */
function includes(ascending: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ascending[middle] ?? 0;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
