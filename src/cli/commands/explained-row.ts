import type { RowResult } from '../../batch/row-result.ts';
import type { Confidence } from '../../contract/confidence.ts';
import type { Explanation, Outcome } from '../../contract/extended.ts';

/** What became of one row, and why. */
export interface ExplainedRow {
  readonly row: number;
  readonly outcome: Outcome;
  /** Null when the row was not resolved. */
  readonly confidence: Confidence | null;
  readonly coreId: string | null;
  readonly name: string | null;
  /** In words; of a row that was not resolved, the problem. */
  readonly reasoning: string;
  /** Null when nothing was compared: the row is invalid, or names its entity by the core_id. */
  readonly explanation: Explanation | null;
}

/** Tells of a row what became of it. */
export function explainedRow(row: number, result: RowResult): ExplainedRow {
  const { outcome, record } = result;
  if (record === undefined) {
    const { problem } = result;
    return {
      row,
      outcome,
      confidence: null,
      coreId: null,
      name: null,
      reasoning: problem,
      explanation: null,
    };
  }
  return {
    row,
    outcome,
    confidence: record.identity_resolution_confidence,
    coreId: record.core_id,
    name: record.legal_info?.legal_name ?? record.trading_info?.trading_name ?? null,
    reasoning: record.identity_resolution_reasoning,
    explanation: result.extended?.explanation ?? null,
  };
}

/** The row as --json prints it: always the same members. */
export function explainedJson({
  coreId,
  explanation,
  ...row
}: ExplainedRow): Readonly<Record<string, unknown>> {
  const { outcome, confidence, name, reasoning } = row;
  const facts = { row: row.row, outcome, confidence, core_id: coreId, name, reasoning };
  return { ...facts, ...(explanation ?? NOTHING_COMPARED) };
}

const NOTHING_COMPARED: Readonly<Record<keyof Explanation, unknown>> = {
  prior_bits: null,
  evidence: [],
  total_bits: null,
  probability: null,
  runner_up: null,
};
