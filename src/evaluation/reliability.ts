import type { JudgedRow } from './judge.ts';
import { ratio } from './scores.ts';

/** Matches whose probability lies from `from` up to, but not at, `to`; at 1 it is included. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly meanProbability: number | null;
  readonly shareRight: number | null;
}

export interface Reliability {
  readonly bins: readonly ReliabilityBin[];
  /** Mean distance of probability and share right over the bins, weighted by their rows; null without rows. */
  readonly expectedCalibrationError: number | null;
}

const EDGES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1];

/** Compares the probabilities of matches with how often they are right (Naeini, Cooper and Hauskrecht 2015). */
export function reliabilityOf(rows: readonly JudgedRow[]): Reliability {
  const matches = rows.flatMap(({ verdict, probability }) =>
    probability === null ? [] : [{ isRight: verdict === 'right', probability }],
  );
  const bins = edgesFor(matches).map(([from, to]) => {
    const inside = matches.filter(
      ({ probability }) => probability >= from && (probability < to || (to === 1 && probability === 1)),
    );
    const sum = inside.reduce((total, { probability }) => total + probability, 0);
    return {
      ...{ from, to, rows: inside.length, meanProbability: ratio(sum, inside.length) },
      shareRight: ratio(inside.filter(({ isRight }) => isRight).length, inside.length),
    };
  });
  return { bins, expectedCalibrationError: calibrationError(bins) };
}

/** A match is less probable than even only when a model's threshold says so: then it has a bin of its own. */
function edgesFor(matches: readonly { probability: number }[]): readonly (readonly [number, number])[] {
  const lowest = EDGES[0] ?? 0;
  const edges = matches.some(({ probability }) => probability < lowest) ? [0, ...EDGES] : EDGES;
  return edges.slice(1).map((to, at) => [edges[at] ?? 0, to] as const);
}

function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const rows = bins.reduce((total, bin) => total + bin.rows, 0);
  const distance = bins.reduce(
    (total, bin) => total + bin.rows * Math.abs((bin.meanProbability ?? 0) - (bin.shareRight ?? 0)),
    0,
  );
  return ratio(distance, rows);
}
