import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import { fieldValueOf } from '../../batch/mapping/entity-input-of.ts';
import type { ResolvedRow } from '../../batch/resolve-rows.ts';
import type { ResolvedAnswer } from '../../evaluation/judge.ts';

/** Reads a resolved row as an answer that can be judged. */
export function answerOf({ row, result }: ResolvedRow, mapping: ColumnMapping): ResolvedAnswer {
  const { outcome, record, problem = '' } = result;
  const isMatch = outcome === 'matched';
  const names = (['name', 'legal_name', 'trading_name', 'website'] as const).map((field) =>
    fieldValueOf(row, mapping, field),
  );
  return {
    line: row.line,
    externalId: fieldValueOf(row, mapping, 'external_id'),
    name: names.find((name) => name !== '') ?? '',
    outcome,
    coreId: isMatch ? record.core_id : null,
    coreName: record?.trading_info?.trading_name || record?.legal_info?.legal_name || '',
    confidence: isMatch ? record.identity_resolution_confidence : null,
    // A row that names its entity by core_id has no evidence.
    probability: isMatch ? (result.extended?.explanation?.probability ?? null) : null,
    reasoning: record?.identity_resolution_reasoning ?? '',
    problem,
  };
}
