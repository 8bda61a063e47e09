import { tokenKeys } from '../resolution/blocking-keys.ts';
import type { EntityProfile } from '../resolution/entity-profile.ts';

/** Postings that an average entity of the universe may meet through its tokens: the budget that sets the cap. */
const POSTINGS_BUDGET = 400;
const SMALLEST_CAP = 50;

/** Counts in how many entities each name token occurs. */
export function tokenFrequencies(profiles: Iterable<EntityProfile>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const profile of profiles) {
    for (const key of new Set(profile.names.flatMap(tokenKeys))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * The largest frequency at which a key is still looked up: an entity drawn at random then meets at most
 * `POSTINGS_BUDGET` postings through all of its tokens (sum of f² over tokens up to the cap, for each entity).
 */
export function frequencyCap(counts: ReadonlyMap<string, number>, entityCount: number): number {
  const ascending = [...counts.values()].sort((a, b) => a - b);
  const budget = POSTINGS_BUDGET * Math.max(1, entityCount);
  let postings = 0;
  let cap = SMALLEST_CAP;
  for (const frequency of ascending) {
    postings += frequency * frequency;
    if (postings > budget) break;
    cap = Math.max(cap, frequency);
  }
  return cap;
}
