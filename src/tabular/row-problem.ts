import type { CsvRecord } from './csv-reading.ts';

/** Why a record cannot be used as a row of a table; undefined when it can. Surplus cells are told in full. */
export function rowProblem({ cells, problem }: CsvRecord, width: number): string | undefined {
  const cause = problem ?? (cells.every(isBlank) ? 'empty row' : undefined);
  // How many cells an empty row has is of no interest, as long as no white space is lost.
  const isEven =
    cells.length === width || (cause === 'empty row' && cells.slice(width).every((cell) => cell === ''));
  if (isEven) return cause;
  return cause === undefined ? widthProblem(cells, width) : `${cause}; ${widthProblem(cells, width)}`;
}

/** Whether a cell holds nothing but white space. */
export function isBlank(cell: string): boolean {
  return cell === '' || cell.trim() === '';
}

function widthProblem(cells: readonly string[], width: number): string {
  const counts = `row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header has ${width}`;
  if (cells.length < width) return counts;
  return `${counts}; surplus: ${cells
    .slice(width)
    .map((cell) => JSON.stringify(cell))
    .join(', ')}`;
}
