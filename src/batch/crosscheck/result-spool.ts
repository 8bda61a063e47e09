import { type FileHandle, open, rm } from 'node:fs/promises';
import { writeFailure } from '../output/write-failure.ts';
import type { RowResult } from '../row-result.ts';

/** Keeps the results of rows until the last one is known, for what can be said of one may depend on all. */
export interface ResultSpool {
  write(results: readonly RowResult[]): Promise<void>;
  /** The results so far, in order. */
  read(): AsyncIterable<RowResult>;
  dispose(): Promise<void>;
}

/** A spool in a file of its own, which has lost its name before anything is in it: a killed process leaves nothing behind. */
export function resultSpool(path: string): ResultSpool {
  let opened: FileHandle | undefined;
  const file = async () => {
    if (opened !== undefined) return opened;
    opened = await open(path, 'w+');
    await rm(path);
    return opened;
  };
  return {
    async write(results) {
      try {
        await (await file()).appendFile(results.map(lineOf).join(''));
      } catch (error) {
        throw writeFailure(path, error, { file: path });
      }
    },
    async *read() {
      const lines = (await file()).readLines({
        start: 0,
        autoClose: false,
      });
      // Every line is a result that was written above.
      for await (const line of lines) yield JSON.parse(line) as RowResult;
    },
    dispose: async () => opened?.close(),
  };
}

/** Newer versions of Node end a line at these, too. */
const UNICODE_LINE_ENDS = /[\u2028\u2029]/g;

function lineOf(result: RowResult): string {
  const escaped = (end: string) => `\\u${end.charCodeAt(0).toString(16)}`;
  return `${JSON.stringify(result).replace(UNICODE_LINE_ENDS, escaped)}\n`;
}
