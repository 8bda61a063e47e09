import type { Outcome } from '../contract/extended.ts';
import type { RowResult } from './result-columns.ts';

/** What came of a run, counted. */
export interface RunSummary {
  readonly rows: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Of the matched rows. */
  readonly confidence: Readonly<Record<'HIGH' | 'MEDIUM' | 'LOW', number>>;
  /** The first rows that are invalid or failed, with why. */
  readonly problems: readonly RowProblem[];
}

export interface RowProblem {
  readonly line: number;
  readonly problem: string;
}

export interface Tally {
  add(result: RowResult, line: number): void;
  summary(): RunSummary;
}

const SHOWN_PROBLEMS = 10;

/** Counts results as they come. */
export function tally(): Tally {
  const outcomes = { matched: 0, created: 0, ambiguous: 0, no_match: 0, invalid: 0, failed: 0 };
  const confidence = { HIGH: 0, MEDIUM: 0, LOW: 0 };
  const problems: RowProblem[] = [];
  let rows = 0;
  return {
    add(result, line) {
      rows++;
      // Outcome and confidence of a result are written by result-columns.ts from the contract's enums.
      outcomes[result.core_outcome as Outcome]++;
      if (result.core_outcome === 'matched') confidence[result.core_confidence as 'HIGH']++;
      if (result.core_error !== '' && problems.length < SHOWN_PROBLEMS)
        problems.push({ line, problem: result.core_error });
    },
    summary: () => ({
      rows,
      outcomes: { ...outcomes },
      confidence: { ...confidence },
      problems: [...problems],
    }),
  };
}
