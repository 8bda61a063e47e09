import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import { fieldValueOf } from '../../batch/mapping/entity-input-of.ts';
import type { OutputRow } from '../../batch/output/output-rows.ts';
import { Confidence } from '../../contract/confidence.ts';
import { Explanation, Outcome } from '../../contract/extended.ts';
import type { Answer } from '../../evaluation/judge.ts';

/** Reads the columns that core resolve would write as the answer to a row. */
export function answerOf({ row, result }: OutputRow, mapping: ColumnMapping): Answer {
  const outcome = Outcome.parse(result.core_outcome);
  const isMatch = outcome === 'matched';
  const names = (['name', 'legal_name', 'trading_name', 'website'] as const).map((field) =>
    fieldValueOf(row, mapping, field),
  );
  return {
    line: row.line,
    externalId: fieldValueOf(row, mapping, 'external_id'),
    name: names.find((name) => name !== '') ?? '',
    outcome,
    coreId: isMatch ? result.core_id : null,
    coreName: result.core_trading_name || result.core_legal_name,
    confidence: isMatch ? Confidence.parse(result.core_confidence) : null,
    probability: isMatch ? probabilityIn(result.core_evidence) : null,
    reasoning: result.core_reasoning,
    problem: result.core_error,
  };
}

/** A row that names its entity by core_id has no evidence. */
function probabilityIn(evidence: string): number | null {
  return evidence === '' ? null : Explanation.parse(JSON.parse(evidence)).probability;
}
