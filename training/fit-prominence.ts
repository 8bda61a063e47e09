import { intervalOf } from '../dist/resolution/comparisons/score-tables.js';

/** One who bears the asked name: what the other evidence tells of it, and how widely it is known. */
export interface Bearer {
  readonly totalBits: number;
  readonly features: Readonly<Record<string, number>>;
  readonly isMeant: boolean;
}

export interface ProminenceTable {
  readonly of: readonly string[];
  readonly row: string;
  readonly cuts: readonly (readonly number[])[];
  readonly bits: readonly number[];
}

/** Where the intervals of what is counted begin: a step tells about as much as the one before. */
const CUTS: Readonly<Record<string, readonly number[]>> = {
  sources: [1.5, 2.5, 3.5],
  listings: [0.5, 1.5, 3.5, 7.5],
  headcount: [1, 1000, 10_000, 100_000],
  revenue: [1, 1000, 10_000, 100_000],
  descendants: [0.5, 2.5, 9.5],
};
const ROUNDS = 3000;
const RATE = 0.5;
/** Bits of a step cost a little, so that what few names show stays small. */
const RIDGE = 0.03;

/**
 * Fits how much what is known of a company tells that a name means it and none of the others who bear it: a conditional
 * logit (McFadden 1974) over tables that only rise, by gradient ascent on their steps. The other evidence is given.
 */
export function fitProminence(asked: readonly (readonly Bearer[])[]): readonly ProminenceTable[] {
  const steps = new Map(Object.entries(CUTS).map(([of, cuts]) => [of, cuts.map(() => 0)]));
  const names = asked.filter((bearers) => bearers.length > 1 && bearers.some(({ isMeant }) => isMeant));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = slopesOf(names, steps);
    for (const [of, rises] of steps)
      for (const [at, rise] of rises.entries()) {
        const slope = (slopes.get(of)?.[at] ?? 0) / Math.max(1, names.length) - RIDGE * rise;
        rises[at] = Math.max(0, rise + RATE * slope);
      }
  }
  return [...steps].map(([of, rises]) => ({
    of: [of],
    row: 'prominence',
    cuts: [CUTS[of] ?? []],
    bits: [0, ...rises.map((_, at) => sum(rises.slice(0, at + 1)))].map(
      (bits) => Math.round(bits * 100) / 100,
    ),
  }));
}

type Steps = ReadonlyMap<string, readonly number[]>;

/** How the log likelihood, in bits, changes with each step. */
function slopesOf(names: readonly (readonly Bearer[])[], steps: Steps): Map<string, number[]> {
  const slopes = new Map([...steps].map(([of, rises]) => [of, rises.map(() => 0)]));
  for (const bearers of names) {
    const odds = bearers.map(({ totalBits, features }) => 2 ** (totalBits + bitsOf(features, steps)));
    const all = sum(odds);
    for (const [which, { features, isMeant }] of bearers.entries()) {
      const missing = (isMeant ? 1 : 0) - (odds[which] ?? 0) / all;
      for (const [of, slope] of slopes)
        for (let at = 0; at < intervalOf(features[of] ?? 0, CUTS[of] ?? []); at++)
          slope[at] = (slope[at] ?? 0) + missing;
    }
  }
  return slopes;
}

function bitsOf(features: Bearer['features'], steps: Steps): number {
  let bits = 0;
  for (const [of, rises] of steps) bits += sum(rises.slice(0, intervalOf(features[of] ?? 0, CUTS[of] ?? [])));
  return bits;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
