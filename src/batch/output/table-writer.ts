import type { OutputSink } from './output-file.ts';
import type { TableFormat, TableRow } from './table-form.ts';
import { workbookPacker } from './workbook-packer.ts';

/** Writes the rows of a table with their results, in the form of the output. */
export interface TableWriter<Result> {
  rows(rows: readonly TableRow<Result>[]): Promise<void>;
  /** Writes what stands after the last row; the sink is still to be committed. */
  end(): Promise<void>;
}

/** Writes what stands before the first row, and takes rows from then on. */
export async function startTable<Result>(
  sink: OutputSink,
  format: TableFormat<Result>,
): Promise<TableWriter<Result>> {
  const packer = format.packing === undefined ? undefined : workbookPacker(sink, format.packing);
  const output = packer ?? sink;
  await output.write(format.head);
  return {
    rows: (rows) => output.write(format.rows(rows)),
    async end() {
      await output.write(format.tail);
      await packer?.end();
    },
  };
}
