/** Postings that an average entity of the universe may meet through its tokens: the budget that sets the cap. */
const POSTINGS_BUDGET = 400;
const SMALLEST_CAP = 50;

/**
 * The largest frequency at which a key is still looked up: an entity drawn at random then meets at most
 * `POSTINGS_BUDGET` postings through all of its tokens (sum of f² over tokens up to the cap, for each entity).
 */
export function frequencyCap(counts: Iterable<number>, entityCount: number): number {
  const keysOf = new Map<number, number>();
  for (const frequency of counts) keysOf.set(frequency, (keysOf.get(frequency) ?? 0) + 1);
  const budget = POSTINGS_BUDGET * Math.max(1, entityCount);
  let postings = 0;
  let cap = SMALLEST_CAP;
  for (const [frequency, keys] of [...keysOf].sort(([a], [b]) => a - b)) {
    const ofOne = frequency * frequency;
    if (postings + ofOne > budget) break;
    cap = Math.max(cap, frequency);
    postings += keys * ofOne;
  }
  return cap;
}
