import type { CsvRow } from './records.ts';

/** The columns of a repeated element, numbered from 1. Files of 2025 have five of each; none has more than these. */
export function numberedColumns(base: string, member = ''): readonly string[] {
  return Array.from({ length: 40 }, (_, index) => `${base}.${index + 1}${member}`);
}

/** Those of the numbered columns that say something in a row; looks no further than the file has columns. */
export function filledColumns(row: CsvRow, columns: readonly string[]): readonly string[] {
  const filled: string[] = [];
  for (const column of columns) {
    if (row[column] === undefined) break;
    if (row[column] !== '') filled.push(column);
  }
  return filled;
}
