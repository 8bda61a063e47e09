import type { CrmAccount, UnreadField } from '../../contract/crm-account.ts';
import { quoted } from '../../resolution/reasoning/clause.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';

const FOLLOWS: Readonly<Record<UnreadField, string>> = {
  open_opportunities: 'Accounts with such a cell count as ones with open opportunities.',
  contracted_revenue: 'Accounts with such a cell count as ones with contracted revenue.',
  last_activity_at: 'When accounts with such a cell were active last is not known.',
  created_at: 'How old accounts with such a cell are is not known.',
};

interface Unread {
  cells: number;
  readonly line: number;
  readonly text: string;
}

/** Cells of numbers and days that cannot be read, while a file is read. */
export interface UnreadCells {
  add(account: CrmAccount, line: number): void;
  /** What to tell people of them: a sentence or two for each column. */
  remarks(): readonly string[];
}

export function unreadCells(mapping: ColumnMapping, columns: readonly string[]): UnreadCells {
  const found = new Map<UnreadField, Unread>();
  const nameOf = (field: UnreadField) =>
    (mapping[field] ?? []).map((column) => JSON.stringify(columns[column] ?? '')).join(', ');
  return {
    add({ unread_fields: unread = {} }, line) {
      for (const field of FIELDS) {
        const text = unread[field];
        if (text === undefined) continue;
        const before = found.get(field);
        if (before === undefined) found.set(field, { cells: 1, line, text });
        else before.cells++;
      }
    },
    remarks: () => FIELDS.flatMap((field) => remarkOn(field, found.get(field), nameOf(field))),
  };
}

// Object.keys gives string[]; they are the members of the table.
const FIELDS = Object.keys(FOLLOWS) as readonly UnreadField[];

function remarkOn(field: UnreadField, unread: Unread | undefined, column: string): readonly string[] {
  if (unread === undefined) return [];
  const { cells, line, text } = unread;
  const what = field.endsWith('_at') ? 'a day' : 'a number';
  const many = `${cells.toLocaleString('en-US')} ${cells === 1 ? 'cell' : 'cells'}`;
  const first = `${cells === 1 ? ' in' : ', the first in'} line ${line}: ${quoted(text)}`;
  return [`${many} of column ${column} cannot be read as ${what}${first}. ${FOLLOWS[field]}`];
}
