/** Longest cell, in characters. */
export const MAX_CELL_LENGTH = 4 * 1024 * 1024;

/** Widest table, in columns. */
export const MAX_COLUMNS = 5_000;

/** Longest CSV record held in memory; of a longer line the beginning comes out, as an invalid row. */
export const MAX_RECORD_LENGTH = 32 * 1024 * 1024;

/** Longest JSON value or NDJSON line held in memory. */
export const MAX_OBJECT_LENGTH = 64 * 1024 * 1024;

/** How much of a CSV file may stand in one place. */
export interface CsvLimits {
  readonly cell: number;
  readonly record: number;
}

/** The limits of every file; tests have smaller ones. */
export const CSV_LIMITS: CsvLimits = { cell: MAX_CELL_LENGTH, record: MAX_RECORD_LENGTH };

export const FEWER_COLUMNS = 'Leave out columns that are not needed, and export the data again.';
