import { placeIn } from '../records/place-in.ts';
import { type EntityScores, placeFor, placeOf, UNSCORED } from './entity-scores.ts';

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
  table: EntityScores,
  leastOf: (highest: number) => number,
): void {
  let left = 0;
  for (const { bits } of shared) left += bits;
  let highest = highestOf(table);
  for (const key of shared.toSorted((a, b) => b.bits - a.bits)) {
    const mayCome = left * (1 + ROUNDING) >= leastOf(highest);
    highest = Math.max(highest, mayCome ? addToAll(table, key) : addToKnown(table, key));
    left -= key.bits;
  }
}

/** The highest score that there is; 0 when there is none. */
export function highestOf({ size, scores }: EntityScores): number {
  let highest = 0;
  for (let place = 0; place < size; place++) highest = Math.max(highest, scores[place] ?? 0);
  return highest;
}

/** Gives an entity so many bits more, and tells how many it has. */
export function addBits(table: EntityScores, place: number, bits: number): number {
  const known = table.scores[place] ?? UNSCORED;
  const score = known === UNSCORED ? bits : known + bits;
  table.scores[place] = score;
  return score;
}

/** Gives the highest score that comes of it. */
function addToAll(table: EntityScores, { entities, bits }: SharedKey): number {
  let highest = 0;
  for (let at = 0; at < entities.length; at++) {
    const score = addBits(table, placeFor(table, entities[at] ?? 0), bits);
    if (score > highest) highest = score;
  }
  return highest;
}

/** Looks for the fewer of both in the others. */
function addToKnown(table: EntityScores, { entities, bits }: SharedKey): number {
  const { size, scores } = table;
  let highest = 0;
  const add = (place: number) => {
    if (place === -1 || scores[place] === UNSCORED) return;
    const score = addBits(table, place, bits);
    if (score > highest) highest = score;
  };
  if (size * Math.log2(entities.length + 1) < entities.length)
    for (let place = 0; place < size; place++)
      add(placeIn(entities, table.entities[place] ?? 0) === -1 ? -1 : place);
  else for (let at = 0; at < entities.length; at++) add(placeOf(table, entities[at] ?? 0));
  return highest;
}
