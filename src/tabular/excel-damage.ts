import type { InputRow } from './input-row.ts';
import type { Remarks } from './remarks.ts';

/** How Excel writes a long number that it took for a quantity; the lost digits are not in the file. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{2,3}$/;

/** Remarks on the first cell whose number Excel has shortened. */
export function noteExcelDamage(row: InputRow, columns: readonly string[], remarks: Remarks): void {
  const index = row.cells.findIndex((cell) => cell.includes('E+') && SHORTENED.test(cell));
  if (index < 0) return;
  const place = `line ${row.line}, column ${JSON.stringify(columns[index])}`;
  remarks.note(
    'excel',
    `${place}: "${row.cells[index]}" is a number that a spreadsheet has shortened; its digits are lost`,
  );
}
