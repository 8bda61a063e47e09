import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { writeFailure } from './output/write-failure.ts';

/** Values in a file of their own, which loses its name at once; in memory is where each of them ends. */
export interface JsonSpool {
  readonly size: number;
  add(value: object): void;
  /** What was added as the `position`th value, as JSON has it. */
  at(position: number): unknown;
  dispose(): void;
}

const BUFFERED_BYTES = 1 << 20;

export function jsonSpool(path: string): JsonSpool {
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  const ends: number[] = [];
  let [written, buffered, buffer] = [0, 0, [] as Buffer[]];
  const flush = () => {
    try {
      const bytes = Buffer.concat(buffer);
      for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
    } catch (error) {
      throw writeFailure(path, error, { file: path });
    }
    [buffered, buffer] = [0, []];
  };
  return {
    get size() {
      return ends.length;
    },
    add(value) {
      const bytes = Buffer.from(JSON.stringify(value));
      buffer.push(bytes);
      buffered += bytes.length;
      written += bytes.length;
      ends.push(written);
      if (buffered > BUFFERED_BYTES) flush();
    },
    at(position) {
      const [from, to] = [position === 0 ? 0 : ends[position - 1], ends[position]];
      if (from === undefined || to === undefined) throw new RangeError(`there is no value at ${position}`);
      if (to > written - buffered) flush();
      const bytes = Buffer.alloc(to - from);
      readSync(file, bytes, 0, bytes.length, from);
      return JSON.parse(bytes.toString('utf8'));
    },
    dispose: () => closeSync(file),
  };
}
