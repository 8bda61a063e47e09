import type { InputRow, InputTable } from '../../tabular/input-row.ts';
import type { RowResult } from './result-columns.ts';

/** What stands where a character could not be read (U+FFFD). */
const LOST = '\uFFFD';

/** Says in `core_error` of a row which of its cells have lost characters; the row was matched without them. */
export function withLostCharacters<R extends RowResult>(
  result: R,
  { cells, line }: InputRow,
  { columns }: InputTable,
): R {
  if (result.core_error !== '' || !cells.some((cell) => cell.includes(LOST))) return result;
  const names = columns.filter((_column, at) => cells[at]?.includes(LOST) === true);
  const told = names.map((name) => `"${name}"`).join(', ');
  return { ...result, core_error: `line ${line}: characters of ${told} were lost; see --encoding` };
}
