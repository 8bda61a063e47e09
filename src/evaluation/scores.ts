import { Confidence } from '../contract/confidence.ts';
import type { Outcome } from '../contract/extended.ts';
import type { JudgedRow } from './judge.ts';

/** Of matches: precision is the share that is right; recall the right ones as a share of the answerable rows. */
export interface Score {
  readonly given: number;
  readonly right: number;
  readonly wrong: number;
  /** Null when there is nothing to divide by. */
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number | null;
}

export interface Scores {
  readonly rows: number;
  readonly answerable: number;
  readonly unanswerable: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Share of the rows that got a match. */
  readonly coverage: number | null;
  /** Unanswerable rows that rightly got no match, and their share. */
  readonly abstained: number;
  readonly abstention: number | null;
  /** Of matches of that confidence or a higher one; the last is of all. */
  readonly cumulative: readonly (Score & { readonly levels: string })[];
  /** Of matches of one confidence alone. */
  readonly byConfidence: readonly (Score & { readonly confidence: Confidence })[];
  readonly overall: Score;
}

/** Counts the verdicts. Invalid and failed rows are rows without a match, and no abstentions. */
export function scoresOf(rows: readonly JudgedRow[]): Scores {
  const answerable = rows.filter((row) => row.isAnswerable).length;
  const unanswerable = rows.filter((row) => !row.isAnswerable);
  const abstained = unanswerable.filter(({ verdict }) => verdict === 'abstained').length;
  const scoreOf = (levels: readonly Confidence[]) => score(matchesOf(rows, levels), answerable);
  const overall = scoreOf(Confidence.options);
  return {
    rows: rows.length,
    answerable,
    unanswerable: unanswerable.length,
    outcomes: outcomesOf(rows),
    coverage: ratio(overall.given, rows.length),
    abstained,
    abstention: ratio(abstained, unanswerable.length),
    cumulative: [
      { levels: 'HIGH', ...scoreOf(['HIGH']) },
      { levels: 'HIGH+MEDIUM', ...scoreOf(['HIGH', 'MEDIUM']) },
      { levels: 'all', ...overall },
    ],
    byConfidence: Confidence.options.map((confidence) => ({ confidence, ...scoreOf([confidence]) })),
    overall,
  };
}

/** Null when there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function matchesOf(rows: readonly JudgedRow[], levels: readonly Confidence[]): readonly JudgedRow[] {
  return rows.filter(
    ({ verdict, confidence }) =>
      (verdict === 'right' || verdict === 'wrong') && confidence !== null && levels.includes(confidence),
  );
}

function score(matches: readonly JudgedRow[], answerable: number): Score {
  const given = matches.length;
  const right = matches.filter(({ verdict }) => verdict === 'right').length;
  const [precision, recall] = [ratio(right, given), ratio(right, answerable)];
  return { given, right, wrong: given - right, precision, recall, f1: harmonic(precision, recall) };
}

function harmonic(precision: number | null, recall: number | null): number | null {
  if (precision === null || recall === null) return null;
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function outcomesOf(rows: readonly JudgedRow[]): Scores['outcomes'] {
  const counts = { matched: 0, created: 0, ambiguous: 0, no_match: 0, invalid: 0, failed: 0 };
  for (const { outcome } of rows) counts[outcome]++;
  return counts;
}
