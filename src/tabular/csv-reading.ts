import type { CsvLimits } from './input-limits.ts';
import type { Remarks } from './remarks.ts';

export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** Set when the record could not be read as CSV. */
  readonly problem?: string;
}

/** How to read the records of one file. */
export interface CsvReading {
  readonly path: string;
  readonly delimiter: string;
  /** Text before the header that is no record: Excel's `sep=;`, DATEV's first line or the titles of a report, with its line ends. */
  readonly preamble: string;
  /** Cells of the header, once they are known. */
  readonly width?: number;
  readonly remarks: Remarks;
  /** The limits of every file unless given. */
  readonly limits?: CsvLimits;
}
