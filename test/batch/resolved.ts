import type { RowResult } from '../../src/batch/row-result.ts';
import type { EntityResolutionRecord } from '../../src/contract/entity-resolution.ts';
import type { Extended } from '../../src/contract/extended.ts';

interface Given extends Partial<Pick<Extended, 'outcome' | 'unmatched_reason' | 'explanation' | 'sources'>> {
  readonly coreId?: string | null;
  readonly confidence?: EntityResolutionRecord['identity_resolution_confidence'];
}

/** The result of a row that was resolved, with nothing known of its entity but what is given. */
export function resolvedResult({ coreId = null, confidence = 'HIGH', ...extended }: Given = {}): RowResult {
  return {
    outcome: extended.outcome ?? 'no_match',
    record: {
      core_id: coreId,
      company_registration: null,
      company_registration_number: null,
      identity_type: null,
      identity_resolution_confidence: confidence,
      identity_resolution_reasoning: '',
      legal_info: null,
      trading_info: null,
      entity_classification: null,
    },
    extended: {
      ...{ outcome: 'no_match', sources: [], candidates: [], unmatched_reason: null, explanation: null },
      ...extended,
    },
  };
}

/** The result of a row that is a company. */
export function matchedResult(given: Omit<Given, 'outcome'> = {}): RowResult {
  return resolvedResult({ coreId: '1234567890', ...given, outcome: 'matched' });
}
