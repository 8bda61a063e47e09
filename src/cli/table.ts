import { printable } from './print-error.ts';

/** Lines up rows under their headings, two spaces apart; numbers to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = [headings, ...rows].map((row) => row.map(printable));
  const widths = headings.map((_heading, at) => Math.max(...shown.map((row) => row[at]?.length ?? 0)));
  const isNumeric = headings.map(
    (_heading, at) => rows.length > 0 && rows.every((row) => /^[\d,.–]*$/.test(row[at] ?? '')),
  );
  const cell = (text: string, at: number) =>
    isNumeric[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0);
  return shown.map((row) => `${row.map(cell).join('  ').trimEnd()}\n`).join('');
}
