import { type InputSource, openInput } from '../../tabular/read-input.ts';

const SAMPLE_SIZE = 100;

/** The cells of the first good rows of a file, for finding out what its columns hold. */
export async function sampleRows(source: InputSource): Promise<readonly (readonly string[])[]> {
  const sample: (readonly string[])[] = [];
  const { rows } = await openInput(source);
  try {
    for await (const row of rows) {
      if (row.problem === undefined) sample.push(row.cells);
      if (sample.length === SAMPLE_SIZE) break;
    }
  } catch {
    // A file that breaks off within its first rows is sampled as far as it goes; the run itself reports the break.
  }
  return sample;
}
