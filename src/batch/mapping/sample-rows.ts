import type { InputRow, InputTable } from '../../tabular/input-row.ts';

const SAMPLE_SIZE = 100;

/** The cells of the first good rows of a table, for finding out what its columns hold. */
export async function sampleRows(table: Pick<InputTable, 'rows'>): Promise<readonly (readonly string[])[]> {
  return (await firstRows(table)).map(({ cells }) => cells);
}

/** The first good rows of a table. */
export async function firstRows({ rows }: Pick<InputTable, 'rows'>): Promise<readonly InputRow[]> {
  const sample: InputRow[] = [];
  try {
    for await (const row of rows) {
      if (row.problem === undefined) sample.push(row);
      if (sample.length === SAMPLE_SIZE) break;
    }
  } catch {
    // A file that breaks off within its first rows is sampled as far as it goes; the run itself reports the break.
  }
  return sample;
}
