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

/** Results that were written together, as one JSON text. */
interface Block {
  readonly from: number;
  readonly bytes: number;
}

/** A spool in a file of its own, which has lost its name before anything is in it: a killed process leaves nothing behind. */
export function resultSpool(path: string): ResultSpool {
  let opened: FileHandle | undefined;
  let written = 0;
  const blocks: Block[] = [];
  const file = async () => {
    if (opened !== undefined) return opened;
    opened = await open(path, 'w+');
    await rm(path);
    return opened;
  };
  return {
    async write(results) {
      const block = Buffer.from(JSON.stringify(results));
      try {
        await (await file()).appendFile(block);
      } catch (error) {
        throw writeFailure(path, error, { file: path });
      }
      blocks.push({ from: written, bytes: block.length });
      written += block.length;
    },
    async *read() {
      for (const { from, bytes } of blocks) {
        const { buffer } = await (await file()).read(Buffer.allocUnsafe(bytes), 0, bytes, from);
        // Every block is a list of results that was written above.
        yield* JSON.parse(buffer.toString('utf8')) as RowResult[];
      }
    },
    dispose: async () => opened?.close(),
  };
}
