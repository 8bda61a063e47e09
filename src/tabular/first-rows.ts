import { createHash } from 'node:crypto';
import type { FileMeasure } from './input-file.ts';
import type { InputRow, InputTable } from './input-row.ts';

/** The first rows of a table; each reading ends behind them. */
export function firstRows(rows: AsyncIterable<InputRow>, count: number): AsyncIterable<InputRow> {
  return {
    async *[Symbol.asyncIterator]() {
      let left = count;
      for await (const row of rows) {
        yield row;
        left--;
        if (left === 0) return;
      }
    },
  };
}

/**
 * What the rows of a table are known by, and how large they are, where not the whole file counts. A reading that breaks off
 * ends it: what is read later says so.
 */
export async function measureRows({ columns, rows }: InputTable): Promise<FileMeasure> {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  const add = (text: string) => {
    hash.update(text);
    bytes += Buffer.byteLength(text);
  };
  add(JSON.stringify(columns));
  try {
    for await (const { cells, object, problem } of rows) {
      add(JSON.stringify([cells, object, problem]));
      lines++;
    }
  } catch {
    add('broken');
  }
  return { hash: hash.digest('hex'), bytes, lines };
}
