import { parse } from 'csv-parse/sync';

/** An answer that a careful expert would sign; `target` is the account or entity that it is about. */
export interface Answer {
  readonly action: string;
  /** Empty unless the action is an Associate. */
  readonly associationType: string;
  /** An id of the CRM or a core_id; empty where the answer has none or any will do. */
  readonly target: string;
}

/** What is expected of one account. Members of several values list all that are right; an empty one means none. */
export interface ExpectedVerdict {
  readonly id: string;
  readonly name: string;
  /** The kind of trouble that the account stands for. */
  readonly kind: string;
  /** The expected answer first, then others that are right as well. */
  readonly answers: readonly Answer[];
  readonly duplicateTypes: readonly string[];
  readonly duplicateOf: readonly string[];
  /** The account that is or becomes the parent; empty where the key does not say. */
  readonly parentId: string;
  readonly parentCoreId: string;
  /** Empty where the key does not say. */
  readonly operationalStatus: string;
  /** Actions that would do harm. */
  readonly forbidden: readonly string[];
  readonly needsReview: boolean;
  readonly why: string;
}

/** Reads fixtures/crm/*.key.csv. */
export function readAnswerKey(text: string): readonly ExpectedVerdict[] {
  const rows: readonly Record<string, string>[] = parse(text, { columns: true, bom: true });
  return rows.map((row) => {
    const cell = (column: string) => row[column] ?? '';
    return {
      id: cell('id'),
      name: cell('name'),
      kind: cell('kind'),
      answers: [expectedAnswer(cell), ...listed(cell('alternatives')).map(alternativeOf)],
      duplicateTypes: cell('duplicate_type').split('|'),
      duplicateOf: cell('duplicate_of').split('|'),
      parentId: cell('parent_id'),
      parentCoreId: cell('parent_core_id'),
      operationalStatus: cell('operational_status'),
      forbidden: listed(cell('forbidden')),
      needsReview: cell('needs_review') === 'yes',
      why: cell('why'),
    };
  });
}

function expectedAnswer(cell: (column: string) => string): Answer {
  const action = cell('action');
  const isAssociate = action.startsWith('Associate');
  const parent = cell('parent_id') === '' ? cell('parent_core_id') : cell('parent_id');
  const survivor = action === 'Merge' ? (cell('duplicate_of').split('|')[0] ?? '') : '';
  return {
    action,
    associationType: cell('association_type'),
    target: isAssociate ? parent : survivor,
  };
}

/** Reads `Merge 0015g…`, `Associate (missing parent) create_parent/1234567890`, `None`. */
function alternativeOf(text: string): Answer {
  const [, action = '', rest = ''] = /^(Associate \(missing parent\)|\w+)(?: (.+))?$/.exec(text) ?? [];
  if (!action.startsWith('Associate')) return { action, associationType: '', target: rest };
  const [associationType = '', target = ''] = rest.split('/');
  return { action, associationType, target };
}

function listed(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(' | ');
}
