import type { InputRow, InputTable } from '../tabular/input-row.ts';
import type { RowResult } from './row-result.ts';

/** What stands where a character could not be read (U+FFFD). */
const LOST = '\uFFFD';

/** Says as the problem of a row which of its cells have lost characters; the row was matched without them. */
export function withLostCharacters(
  result: RowResult,
  { cells, line }: InputRow,
  { columns }: Pick<InputTable, 'columns'>,
): RowResult {
  if (result.problem !== undefined || !cells.some((cell) => cell.includes(LOST))) return result;
  const names = columns.filter((_column, at) => cells[at]?.includes(LOST) === true);
  const told = names.map((name) => `"${name}"`).join(', ');
  return { ...result, problem: `line ${line}: characters of ${told} were lost; see --encoding` };
}
