import type { NumberCounts } from '../../universe/number-counts.ts';
import type { EarlierKeys } from './earlier-keys.ts';
import { haveOtherRarest } from './name-words.ts';

/** How many entities bear each word now, and up to how many it is looked up. */
export interface WordsNow {
  readonly words: NumberCounts;
  readonly cap: number;
}

/**
 * The entities whose keys may be others though they are compared by the same: because a word of theirs is common now, or no
 * more, or because others of their words are the rarest. By their earlier numbers; `isKept` tells of which it is asked.
 */
export function withChangedWords(
  earlier: EarlierKeys,
  now: WordsNow,
  isKept: (entity: number) => boolean,
): ReadonlySet<number> {
  const entities = new Set<number>();
  const changed = new Set<number>();
  for (const hash of new Set([...earlier.words.keys(), ...now.words.keys()])) {
    const [before, after] = [earlier.words.get(hash), now.words.get(hash)];
    if (before !== after) changed.add(hash);
    if (before > earlier.cap === after > now.cap) continue;
    for (const entity of earlier.entitiesWith(hash)) if (isKept(entity)) entities.add(entity);
  }
  for (const { entity, hashes } of earlier.longWords()) {
    if (!isKept(entity) || !hashes.some((hash) => changed.has(hash))) continue;
    if (haveOtherRarest(hashes, earlier.words.get, now.words.get)) entities.add(entity);
  }
  return entities;
}
