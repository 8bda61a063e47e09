import type { Context } from '../context.ts';
import { fitCells } from './fit-cells.ts';
import { printable } from './print-error.ts';
import { widthOf } from './terminal-text.ts';

/** On a narrower terminal, a table that does not fit is read downwards. */
const NARROW = 80;

/** What a table is printed for; without a width, for a file or a pipe. `painted` adds colours to cells. */
export interface TableSpace {
  readonly width?: number | undefined;
  readonly painted?: (text: string, heading: string) => string;
}

/**
 * Lines up rows under their headings, two spaces apart; numbers to the right. Where the lines are wider than a narrow
 * terminal, every row is a block of lines instead, each with its heading and value.
 */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { width = Number.POSITIVE_INFINITY, painted = (text) => text }: TableSpace = {},
): string {
  const shown = [headings, ...rows].map((row) => row.map(printable));
  const lines = linedUp(shown);
  const isTooWide = width < NARROW && lines.some((cells) => widthOf(joined(cells)) > width);
  if (isTooWide && rows.length > 0) return downwards(shown, painted);
  return withColours(lines, shown, painted)
    .map((cells) => `${joined(cells)}\n`)
    .join('');
}

/** The space of standard output: a terminal has a width, a file and a pipe have none. */
export function spaceOf({ stdout }: Pick<Context, 'stdout'>): TableSpace {
  return { width: stdout.isTTY ? stdout.columns : undefined };
}

/** A table, headings first, whose flexible columns are cut to the width; on a narrow terminal nothing is cut. */
export function fittedTable(
  rows: Rows,
  fit: Pick<TableSpace, 'painted'> & { readonly width: number; readonly flexible: readonly number[] },
): string {
  const [headings = [], ...lines] = fit.width < NARROW ? rows : fitCells(rows, fit);
  const { width, painted } = fit;
  return table(headings, lines, { ...(painted && { painted }), ...(width < NARROW && { width }) });
}

type Rows = readonly (readonly string[])[];
type Painted = NonNullable<TableSpace['painted']>;

function joined(cells: readonly string[]): string {
  return cells.join('  ').trimEnd();
}

/** The cells of each line, filled to the width of their column. */
function linedUp(shown: Rows): Rows {
  const [headings = [], ...rows] = shown;
  const widths = headings.map((_heading, at) => Math.max(...shown.map((row) => widthOf(row[at] ?? ''))));
  const isNumeric = headings.map(
    (_heading, at) => rows.length > 0 && rows.every((row) => /^-?[\d,.–]*$/.test(row[at] ?? '')),
  );
  const cell = (text: string, at: number) => {
    const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)));
    return isNumeric[at] ? blanks + text : text + blanks;
  };
  return shown.map((row) => row.map(cell));
}

/** Colours come last, for they take no room; headings have none. */
function withColours(lines: Rows, [headings = []]: Rows, painted: Painted): Rows {
  return lines.map((cells, at) =>
    at === 0 ? cells : cells.map((text, place) => painted(text, headings[place] ?? '')),
  );
}

/** `label  value` lines, a blank line between rows; empty cells are left out. */
function downwards([headings = [], ...rows]: Rows, painted: Painted): string {
  const labelWidth = Math.max(...headings.map(widthOf));
  const line = (heading: string, value: string) =>
    `${heading}${' '.repeat(labelWidth - widthOf(heading))}  ${painted(value, heading)}\n`;
  const block = (row: readonly string[]) =>
    headings.map((heading, at) => (row[at] ? line(heading, row[at]) : '')).join('');
  return rows.map(block).join('\n');
}
