import { statSync } from 'node:fs';
import { measureRows } from './first-rows.ts';
import { inputError } from './input-error.ts';
import { type FileMeasure, measureFile } from './input-file.ts';
import type { InputRow, InputTable } from './input-row.ts';
import type { InputSource } from './input-source.ts';

/**
 * Measures a file that is about to be read, or of a table of first rows these. A reading of the table that comes with it
 * throws INPUT_TRUNCATED behind the last row when the file is another one by then, for its rows may be of both.
 */
export async function measuredTable(
  source: InputSource,
  table: InputTable,
): Promise<FileMeasure & { readonly table: InputTable }> {
  const { path } = source;
  const measure = () => (source.rows === undefined ? measureFile(path) : measureRows(table));
  const stamp = stampOf(path);
  const measured = await measure();
  const isChanged = async () => {
    const now = stampOf(path);
    // Who has taken it away has changed none of the rows that were read.
    return now !== GONE && now !== stamp && (await measure()).hash !== measured.hash;
  };
  return { ...measured, table: { ...table, rows: unchanged(table.rows, { path, isChanged }) } };
}

function unchanged(
  rows: AsyncIterable<InputRow>,
  { path, isChanged }: { readonly path: string; readonly isChanged: () => Promise<boolean> },
): AsyncIterable<InputRow> {
  return {
    async *[Symbol.asyncIterator]() {
      yield* rows;
      if (!(await isChanged())) return;
      const fix = 'Run the command again when nothing writes to the file any more.';
      const what = 'was changed while it was read: the result may have rows of both, and lack some';
      throw inputError('INPUT_TRUNCATED', what, { path, fix });
    },
  };
}

const GONE = '';

/** Changes with whatever is written to the file or put in its place, and with some things that leave its bytes. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat === undefined ? GONE : [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(' ');
}
