import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { checked } from '../../tabular/checked-stream.ts';
import { writeFailure } from '../output/write-failure.ts';
import type { RowResult } from '../row-result.ts';

/** Keeps the results of rows until the last one is known, for what can be said of one may depend on all. */
export interface ResultSpool {
  write(results: readonly RowResult[]): Promise<void>;
  /** No more are written; from now on they can be read, in order. */
  read(): AsyncIterable<RowResult>;
  dispose(): Promise<void>;
}

/** A spool in a file of its own, which is removed in the end; a killed process leaves one that the next one overwrites. */
export function resultSpool(path: string): ResultSpool {
  const output = checked(createWriteStream(path), (error) => writeFailure(path, error, { file: path }));
  return {
    write: (results) => output.write(results.map(lineOf).join('')),
    async *read() {
      await output.end();
      // Every line is a result that was written above.
      for await (const line of createInterface({
        input: createReadStream(path),
        crlfDelay: Number.POSITIVE_INFINITY,
      }))
        yield JSON.parse(line) as RowResult;
    },
    async dispose() {
      await output.destroy();
      await rm(path, { force: true });
    },
  };
}

/** Newer versions of Node end a line at these, too. */
const UNICODE_LINE_ENDS = /[\u2028\u2029]/g;

function lineOf(result: RowResult): string {
  const escaped = (end: string) => `\\u${end.charCodeAt(0).toString(16)}`;
  return `${JSON.stringify(result).replace(UNICODE_LINE_ENDS, escaped)}\n`;
}
