import type { CheckedAccount } from '../../contract/crosscheck-results.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ResultColumn } from '../output/result-columns.ts';
import type { OpenedFile } from '../review/open-review.ts';
import type { QuestionList } from '../review/question-list.ts';
import { type ReviewRow, rowAccountId } from '../review/review-account.ts';
import type { AccountIndex, IndexedAccount } from './account-index.ts';

/** The result of a crosscheck that is read, what is asked of it, and what was found in it. */
export interface ReadResult {
  readonly opened: OpenedFile;
  readonly list: Pick<QuestionList, 'queued' | 'state'>;
  readonly index: AccountIndex;
}

/** An account as lists show it. */
export function checkedAccount(
  { at, risk, needsReview, group, question }: IndexedAccount,
  { opened: { file, result, columns }, list }: ReadResult,
): CheckedAccount {
  const row = file.row(at);
  const value = (column: ResultColumn) => result.value(row.cells, column);
  const id = rowAccountId(row, columns.mapping);
  return {
    ...{ id, name: nameOf(row, columns) || id, line: row.line },
    ...{ action: value('core_action'), association_type: value('core_association_type') },
    target: targetWords(value),
    reasoning: value('core_action_reasoning') || value('core_error'),
    ...{ risk, risk_reasons: value('core_risk_reasons'), protected: value('core_protected') },
    ...{ needs_review: needsReview, core_id: value('core_id') || null, group },
    question: (question && list.queued(question)) ?? null,
  };
}

export function nameOf(row: ReviewRow, { mapping }: Pick<OpenedFile['columns'], 'mapping'>): string {
  const value = (field: Parameters<typeof fieldValueOf>[2]) => fieldValueOf(row, mapping, field);
  return value('name') || value('trading_name') || value('legal_name') || value('website');
}

function targetWords(value: (column: ResultColumn) => string): string {
  if (value('core_action') === 'None') return '';
  return value('core_target_name') || value('core_target_external_id') || value('core_target_core_id');
}
