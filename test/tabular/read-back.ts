import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreError } from '../../src/contract/errors.ts';
import type { InputRow, InputTable } from '../../src/tabular/input-row.ts';
import type { InputSource } from '../../src/tabular/input-source.ts';
import { openInput } from '../../src/tabular/read-input.ts';

interface ReadBack {
  readonly table: InputTable;
  readonly rows: readonly InputRow[];
}

/** `error` is what the rows ended with, when they did not end well. */
interface ReadBroken extends ReadBack {
  readonly error?: CoreError;
}

type Options = Omit<InputSource, 'path'> & { readonly name?: string };

/** Writes a file into a folder of its own, reads it whole, and removes it. */
export async function readBack(content: string | Uint8Array, options: Options = {}): Promise<ReadBack> {
  const { table, rows, error } = await readBroken(content, options);
  if (error !== undefined) throw error;
  return { table, rows };
}

/** The same for a file that is expected to end in an error. */
export async function readBroken(content: string | Uint8Array, options: Options = {}): Promise<ReadBroken> {
  const { name = 'accounts.csv', ...rest } = options;
  return inFolder(async (folder) => {
    const path = join(folder, name);
    await writeFile(path, content);
    const table = await openInput({ path, ...rest });
    return { table, ...(await allRows(table.rows)) };
  });
}

/** The error that reading such a file gives. */
export async function refusal(content: string | Uint8Array, options: Options = {}): Promise<CoreError> {
  const outcome = await readBack(content, options).then(
    () => undefined,
    (error: CoreError) => error,
  );
  if (outcome === undefined) throw new Error('the file was read');
  return outcome;
}

/** Cells of all rows, the usual thing to compare. */
export async function cellsOf(
  content: string | Uint8Array,
  options: Options = {},
): Promise<readonly (readonly string[])[]> {
  return (await readBack(content, options)).rows.map(({ cells }) => cells);
}

/** Runs with a temporary folder. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'core-input-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function allRows(source: AsyncIterable<InputRow>): Promise<{ rows: InputRow[]; error?: CoreError }> {
  const rows: InputRow[] = [];
  try {
    for await (const row of source) rows.push(row);
    return { rows };
  } catch (error) {
    // What the reader throws is the point of the tests that look at it; they check its class.
    return { rows, error: error as CoreError };
  }
}
