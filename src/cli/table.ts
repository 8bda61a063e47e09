import { printable } from './print-error.ts';
import { widthOf } from './terminal-text.ts';

/** Lines up rows under their headings, two spaces apart; numbers to the right. `painted` adds colours to cells. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  painted: (text: string, heading: string) => string = (text) => text,
): string {
  const shown = [headings, ...rows].map((row) => row.map(printable));
  const widths = headings.map((_heading, at) => Math.max(...shown.map((row) => widthOf(row[at] ?? ''))));
  const isNumeric = headings.map(
    (_heading, at) => rows.length > 0 && rows.every((row) => /^-?[\d,.–]*$/.test(row[at] ?? '')),
  );
  const cell = (text: string, at: number) => {
    const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(text)));
    return isNumeric[at] ? blanks + text : text + blanks;
  };
  const line = (row: readonly string[], at: number) => {
    const cells = row.map(cell);
    // Colours come last: they take no room.
    const shownCells = at === 0 ? cells : cells.map((text, place) => painted(text, headings[place] ?? ''));
    return `${shownCells.join('  ').trimEnd()}\n`;
  };
  return shown.map(line).join('');
}
