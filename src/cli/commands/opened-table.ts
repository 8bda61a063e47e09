import type { InputTable } from '../../tabular/input-row.ts';
import type { InputSource } from '../../tabular/input-source.ts';

/** A table of rows, opened. */
export interface OpenedTable {
  readonly source: InputSource;
  readonly isSpooled: boolean;
  /** What people call the place of the rows, where that is no file. */
  readonly from?: string;
  readonly table: InputTable;
  /** Removes the copy that was made of standard input or of a CRM. */
  dispose(): Promise<void>;
}
