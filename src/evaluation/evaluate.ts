import type { Blocking } from './blocking.ts';
import type { JudgedRow } from './judge.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';
import { type Scores, scoresOf } from './scores.ts';
import { type WrongRow, wrongRows } from './wrong-rows.ts';

/** The rows that have a truth, and what was left aside. */
export interface Judged {
  readonly rows: readonly JudgedRow[];
  readonly rowsWithoutTruth: number;
  /** External ids of the truth that no row has. */
  readonly truthWithoutRow: readonly string[];
  /** Expected ids that the reference does not know. */
  readonly unknownExpected: readonly string[];
  readonly blocking: Blocking | null;
}

export interface Evaluation extends Omit<Judged, 'rows'> {
  readonly scores: Scores;
  readonly reliability: Reliability;
  readonly wrong: readonly WrongRow[];
  /** Rows that are invalid or failed. */
  readonly broken: readonly JudgedRow[];
}

/** Measures how good a run's answers are. Pure: the same rows give the same figures. */
export function evaluate({ rows, ...rest }: Judged): Evaluation {
  return {
    ...rest,
    scores: scoresOf(rows),
    reliability: reliabilityOf(rows),
    wrong: wrongRows(rows),
    broken: rows.filter(({ verdict }) => verdict === 'broken'),
  };
}

/** What falls short of the least that was asked for, a line each. Nothing to measure has no precision, and no recall that could do. */
export function shortfalls(
  { scores: { overall, answerable } }: Evaluation,
  least: { readonly precision?: number; readonly recall?: number },
): readonly string[] {
  const { precision, recall, right, given } = overall;
  const lines: string[] = [];
  if (least.precision !== undefined && precision !== null && precision < least.precision)
    lines.push(
      `precision is ${precision.toFixed(4)} (${right} of ${given} matches are right), less than --min-precision ${least.precision}`,
    );
  if (least.recall !== undefined && (recall === null || recall < least.recall))
    lines.push(
      `recall is ${recall === null ? '–' : recall.toFixed(4)} (${right} of ${answerable} answerable rows), less than --min-recall ${least.recall}`,
    );
  return lines;
}
