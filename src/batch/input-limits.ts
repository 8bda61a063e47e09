/** Longest cell, in characters. A quote that does not close within it counts as unclosed. */
export const MAX_CELL_LENGTH = 4 * 1024 * 1024;

/** Widest table, in columns. */
export const MAX_COLUMNS = 5_000;

/** Longest CSV record held in memory; a longer line comes out in pieces, each an invalid row. */
export const MAX_RECORD_LENGTH = 16 * 1024 * 1024;

/** Longest JSON value or NDJSON line held in memory. */
export const MAX_OBJECT_LENGTH = 64 * 1024 * 1024;
