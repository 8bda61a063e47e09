import type { OutputRows } from '../../contract/files.ts';
import { openInput } from '../../tabular/read-input.ts';
import { shortened } from './read-columns.ts';

export const PAGE_ROWS = 50;
const CELL_CHARACTERS = 400;

interface AskedPage {
  readonly page: number;
  readonly outcome: string | null;
}

/** A page of the rows of an output, of one outcome or of all; the rows before it are read over. */
export async function outputPage(path: string, { page, outcome }: AskedPage): Promise<OutputRows> {
  const { columns, rows } = await openInput({ path });
  const at = columns.indexOf('core_outcome');
  const found: OutputRows['rows'] = [];
  const first = page * PAGE_ROWS;
  let row = 0;
  let passed = 0;
  for await (const { cells } of rows) {
    row++;
    if (outcome !== null && cells[at] !== outcome) continue;
    if (passed++ < first) continue;
    found.push({ row, cells: cells.map((cell) => shortened(cell, CELL_CHARACTERS)) });
    if (found.length > PAGE_ROWS) break;
  }
  return {
    columns: [...columns],
    rows: found.slice(0, PAGE_ROWS),
    has_more: found.length > PAGE_ROWS,
  };
}
