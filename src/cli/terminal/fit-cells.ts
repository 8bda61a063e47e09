import { cut, oneLine, widthOf } from './terminal-text.ts';

const GAP_WIDTH = 2;
/** Below this nothing can be read; the lines of the table are longer then. */
const NARROWEST = 10;

/** Cuts the cells of some columns so that the lines of a table are no wider than asked; the widest give way first. */
export function fitCells(
  rows: readonly (readonly string[])[],
  { width, flexible }: { readonly width: number; readonly flexible: readonly number[] },
): readonly (readonly string[])[] {
  const lines = rows.map((row) => row.map(oneLine));
  const natural = (lines[0] ?? []).map((_cell, at) =>
    Math.max(...lines.map((line) => widthOf(line[at] ?? ''))),
  );
  const room = width - GAP_WIDTH * (natural.length - 1);
  const columnsWith = (most: number) =>
    natural.reduce(
      (sum, columns, at) => sum + (flexible.includes(at) ? Math.min(columns, most) : columns),
      0,
    );
  let most = Math.min(width, Math.max(NARROWEST, ...natural));
  while (most > NARROWEST && columnsWith(most) > room) most--;
  return lines.map((line) => line.map((cell, at) => (flexible.includes(at) ? cut(cell, most) : cell)));
}
