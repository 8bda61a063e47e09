import type { DuplicateGroup, GroupMember } from '../../contract/crosscheck-results.ts';
import { accountId } from '../../crm/account-id.ts';
import { DUPLICATE_KINDS } from '../../crm/verdict.ts';
import { cellText } from '../../tabular/cell-text.ts';
import { fillableColumns, nameColumn } from '../actions/fillable-columns.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import type { ResultColumn } from '../output/result-columns.ts';
import { isParentId } from '../review/review-item.ts';
import type { IndexedAccount, IndexedGroup } from './account-index.ts';
import { checkedAccount, nameOf, type ReadResult } from './checked-account.ts';

/** So many accounts stand side by side at most. */
const SHOWN_MEMBERS = 40;
const LONGEST_VALUE = 1000;

/** A group with what is compared in it; by the rules of reports and of files for a CRM where it is not known for which. */
export function duplicateGroup(
  { id, members }: IndexedGroup,
  result: ReadResult,
): Omit<DuplicateGroup, 'before' | 'after' | 'place' | 'total'> {
  const { names, mapping, own } = result.opened.columns;
  const shown = members.slice(0, SHOWN_MEMBERS).map((account) => groupMember(account, result));
  const [idColumn = -1] = mapping.external_id ?? [];
  return {
    ...{ id, members: shown, accounts: members.length, weakest: weakestOf(shown) },
    columns: own.map((at) => names[at] ?? ''),
    id_column: names[idColumn] ?? null,
    filled_together: fillableColumns(null, { mapping, columns: names })
      .map((group) => group.map(({ header }) => header))
      .filter((group) => group.every((header) => own.includes(names.indexOf(header)))),
    name_column: nameColumn(null, { mapping, columns: names })?.header ?? null,
  };
}

function groupMember(account: IndexedAccount, read: ReadResult): GroupMember {
  const { file, result, columns } = read.opened;
  const row = file.row(account.at);
  const value = (column: ResultColumn) => result.value(row.cells, column);
  const isMerge = account.action === 'Merge';
  return {
    ...checkedAccount(account, read),
    ...{ type: value('core_duplicate_type'), duplicate_of: idInFile(value('core_duplicate_of'), read) },
    ...{ kind: value('core_duplicate_kind'), group_reasoning: value('core_duplicate_reasoning') },
    name_difference: isMerge ? value('core_name_difference') : '',
    gives_name: isMerge && value('core_surviving_name') !== '',
    merged_into: isMerge
      ? idInFile(value('core_target_external_id') || value('core_duplicate_of'), read)
      : '',
    ...{ parent: parentWords(account.at, read), children: read.index.childrenOf(account.at) },
    values: Object.fromEntries(
      columns.own.flatMap((at) => {
        const text = cellText(row.cells[at] ?? '');
        return text === '' ? [] : [[columns.names[at] ?? '', shortened(text)]];
      }),
    ),
  };
}

/** One form of an id for each account: others are often named by the short one. */
function idInFile(id: string, { opened: { file, columns } }: ReadResult): string {
  const at = id === '' ? undefined : file.positionOf(id);
  if (at === undefined) return id;
  return fieldValueOf(file.row(at), columns.mapping, 'external_id') || id;
}

function parentWords(at: number, { opened: { file, columns } }: ReadResult): string {
  const row = file.row(at);
  const id = fieldValueOf(row, columns.mapping, 'parent_id');
  const above = isParentId(id) ? file.positionOf(accountId(id).id) : undefined;
  if (above !== undefined) return nameOf(file.row(above), columns) || id;
  return fieldValueOf(row, columns.mapping, 'parent_name') || (isParentId(id) ? id : '');
}

/** The double that is tied least, by the order of the kinds; of one kind the riskiest. */
function weakestOf(members: readonly GroupMember[]): string | null {
  const kinds: readonly string[] = DUPLICATE_KINDS;
  const doubles = members.filter(({ type }) => type === 'DUPLICATE');
  const [weakest] = [...doubles].sort(
    (a, b) => kinds.indexOf(b.kind) - kinds.indexOf(a.kind) || (b.risk ?? 0) - (a.risk ?? 0),
  );
  return doubles.length > 1 ? (weakest?.id ?? null) : null;
}

function shortened(text: string): string {
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE).replace(/\p{Cs}/u, '')}…`;
}
