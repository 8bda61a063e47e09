import { isRowId } from '../../crm/account-id.ts';
import { isShortenedId, roundedIds } from '../../crm/spreadsheet-ids.ts';
import { cellText } from '../../tabular/cell-text.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';

/** The first id that a spreadsheet has shortened, and how many there are. */
export interface ShortenedIds {
  readonly line: number;
  readonly column: string;
  readonly text: string;
  count: number;
}

/** Ids of a file that a spreadsheet has changed, while it is read. */
export interface SpreadsheetIds {
  /** `id`: what the account of the row is called. */
  add(id: string, row: InputRow): void;
  shortened(): ShortenedIds | undefined;
  /** What to tell people of them, in sentences. */
  remarks(): readonly string[];
}

export function spreadsheetIds(mapping: ColumnMapping, columns: readonly string[]): SpreadsheetIds {
  const own = mapping.external_id ?? [];
  const rounded = roundedIds<number>();
  let shortened: ShortenedIds | undefined;
  return {
    add(id, { cells, line }) {
      rounded.add(id, line);
      if (!isRowId(id)) return;
      const column = own.find((at) => isShortenedId(cellText(cells[at] ?? '')));
      if (column === undefined) return;
      shortened ??= { line, column: columns[column] ?? '', text: cellText(cells[column] ?? ''), count: 0 };
      shortened.count++;
    },
    shortened: () => shortened,
    remarks: () => [
      ...(shortened === undefined ? [] : [shortenedWords(shortened)]),
      ...roundedWords(rounded.found(), own.map((at) => columns[at] ?? '').join(', ')),
    ],
  };
}

function shortenedWords({ line, column, text, count }: ShortenedIds): string {
  const what =
    count === 1
      ? `The id in line ${line}, column ${JSON.stringify(column)}, is a number that a spreadsheet has shortened (${text})`
      : `${count.toLocaleString('en-US')} ids are numbers that a spreadsheet has shortened, the first in line ${line}, column ${JSON.stringify(column)} (${text})`;
  return `${what}: such an account is called by its row. ${REMEDY}`;
}

function roundedWords(
  found: { readonly id: string; readonly place: number; readonly count: number } | undefined,
  column: string,
): readonly string[] {
  if (found === undefined) return [];
  const { id, place, count } = found;
  const what =
    count === 1
      ? `The id in line ${place}, column ${JSON.stringify(column)} (${id}), ends`
      : `All ${count.toLocaleString('en-US')} long ids of column ${JSON.stringify(column)} end, as in line ${place} (${id}),`;
  return [
    `${what} in zeros from the 16th digit on, as a spreadsheet leaves numbers. They are taken as they are, and may be those of no account. ${REMEDY}`,
  ];
}

const REMEDY =
  'Export the accounts again and give the file as it is; in a spreadsheet the column of the ids has to be text before it is filled.';
