import type { InputTable } from '../../tabular/input-row.ts';
import { MAX_CELL_TEXT, MAX_SHEET_ROWS } from '../../tabular/workbook/workbook-cell.ts';
import { tooLongText, tooManyRows } from './sheet-xml.ts';

/** Throws OUTPUT_REFUSED for a table that no workbook can hold: too many rows, or a text that is too long. */
export async function requireFitting({ rows, columns }: Pick<InputTable, 'rows' | 'columns'>): Promise<void> {
  const reading = rows[Symbol.asyncIterator]();
  for (let count = 1; ; count++) {
    // Who reads the rows for their work tells of a file that breaks off.
    const next = await reading.next().catch(() => ({ done: true as const, value: undefined }));
    if (next.done === true) return;
    const { cells, line } = next.value;
    if (count >= MAX_SHEET_ROWS) throw tooManyRows();
    const at = cells.findIndex((cell) => cell.length > MAX_CELL_TEXT);
    if (at >= 0) throw tooLongText(cells[at]?.length ?? 0, `line ${line}, column "${columns[at]}"`);
  }
}
