import type { FirstLineJudge } from './first-line.ts';
import type { FileFormat } from './input-row.ts';

/** A file to read: its path, and what the user says of it because it cannot be told. */
export interface InputSource {
  /** Shown in errors. */
  readonly path: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly format?: FileFormat;
  /** Of a workbook: the name of the sheet; the first that is seen unless it is given. */
  readonly sheet?: string;
  /** Only so many first rows are read, and of the file no more than these need; all of them unless it is given. */
  readonly rows?: number;
  /** Of a file of objects: keys are looked for in all of them, and not in the first thousand alone. */
  readonly hasKeysOfAll?: boolean;
  /** Says what the first line of a CSV file is; without it it is the header. */
  readonly firstLine?: FirstLineJudge;
}
