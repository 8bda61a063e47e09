/** Seeded random numbers (mulberry32): the same seed makes the same rows on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** From 0 up to but not including `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  /** Throws on an empty list. */
  pick<T>(values: readonly T[]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
}

/** Random numbers of one of many things: those of different numbers begin at different places of the sequence. */
export function randomOf(seed: number, number: number): Random {
  let mixed = Math.imul(seed, 0x9e3779b1) ^ number;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return seededRandom(mixed ^ (mixed >>> 16));
}
