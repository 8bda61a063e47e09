import type { Context } from './context.ts';
import { fitCells } from './fit-cells.ts';
import { printable } from './print-error.ts';
import { widthOf } from './terminal-text.ts';

/** On a narrower terminal, a table that does not fit is read downwards. */
const NARROW = 80;

/** What a table is printed for; without a width, for a file or a pipe. */
export interface TableSpace {
  readonly width?: number | undefined;
}

/**
 * Lines up rows under their headings, two spaces apart; numbers to the right. Where the lines are wider than a narrow
 * terminal, every row is a block of lines instead, each with its heading and value.
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { width = Number.POSITIVE_INFINITY }: TableSpace = {},
): string {
  const shown = [headings, ...rows].map((row) => row.map(printable));
  const lines = linedUp(shown);
  const isTooWide = width < NARROW && lines.some((line) => widthOf(line) > width);
  if (isTooWide && rows.length > 0) return downwards(shown);
  return lines.map((line) => `${line}\n`).join('');
}

/** The space of standard output: a terminal has a width, a file and a pipe have none. */
export function spaceOf({ stdout }: Pick<Context, 'stdout'>): TableSpace {
  return { width: stdout.isTTY ? stdout.columns : undefined };
}

/** A table, headings first, whose flexible columns are cut to the width; on a narrow terminal nothing is cut. */
export function fittedTable(
  rows: Rows,
  fit: { readonly width: number; readonly flexible: readonly number[] },
): string {
  const [headings = [], ...lines] = fit.width < NARROW ? rows : fitCells(rows, fit);
  return table(headings, lines, fit.width < NARROW ? fit : {});
}

type Rows = readonly (readonly string[])[];

function linedUp(shown: Rows): readonly string[] {
  const [headings = [], ...rows] = shown;
  const widths = headings.map((_heading, at) => Math.max(...shown.map((row) => widthOf(row[at] ?? ''))));
  const isNumeric = headings.map(
    (_heading, at) => rows.length > 0 && rows.every((row) => /^-?[\d,.–]*$/.test(row[at] ?? '')),
  );
  const cell = (text: string, at: number) => {
    const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)));
    return isNumeric[at] ? blanks + text : text + blanks;
  };
  return shown.map((row) => row.map(cell).join('  ').trimEnd());
}

/** `label  value` lines, a blank line between rows; empty cells are left out. */
function downwards([headings = [], ...rows]: Rows): string {
  const labelWidth = Math.max(...headings.map(widthOf));
  const block = (row: readonly string[]) =>
    headings
      .map((heading, at) => ({ heading, value: row[at] ?? '' }))
      .filter(({ value }) => value !== '')
      .map(({ heading, value }) => `${heading}${' '.repeat(labelWidth - widthOf(heading))}  ${value}\n`)
      .join('');
  return rows.map(block).join('\n');
}
