import { repairEncoding } from '../resolution/records/repair-encoding.ts';
import type { InputRow, InputTable } from '../tabular/input-row.ts';
import type { RowResult } from './row-result.ts';

/** What stands where a character could not be read (U+FFFD). */
const LOST = '\uFFFD';
/** Begins what was UTF-8, and stands for it; most cells have none. */
const FOREIGN = /[\u00C2-\uFFFF]/;

/**
 * Says as the problem of a row which of its cells have lost characters, without which it was matched, or else which were
 * UTF-8 and have been read in another encoding, and how they were read for the match.
 */
export function withDamagedCells(
  result: RowResult,
  { cells, line }: InputRow,
  { columns }: Pick<InputTable, 'columns'>,
): RowResult {
  if (result.problem !== undefined || !cells.some((cell) => FOREIGN.test(cell))) return result;
  const namesOf = (isDamaged: (cell: string) => boolean) =>
    columns.flatMap((name, at) => (isDamaged(cells[at] ?? '') ? [`"${name}"`] : [])).join(', ');
  if (cells.some(isLost)) {
    const lost = namesOf(isLost);
    if (lost !== '')
      return { ...result, problem: `line ${line}: characters of ${lost} were lost; see --encoding` };
  }
  const first = cells.find(isMisread);
  if (first === undefined) return result;
  const [written, read] = [first, repairEncoding(first)].map((text) => JSON.stringify(text));
  return {
    ...result,
    problem: `line ${line}: ${namesOf(isMisread)} was UTF-8 and has been read as another encoding; ${written} was taken for ${read}`,
  };
}

function isLost(cell: string): boolean {
  return cell.includes(LOST);
}

function isMisread(cell: string): boolean {
  return repairEncoding(cell) !== cell;
}
