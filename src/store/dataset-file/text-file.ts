import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { Texts } from '../../crm/dataset.ts';

/** Texts in a file of their own; in memory is where each of them ends. */
export interface TextFile extends Texts {
  close(): void;
}

/** What the name of a file ends with, while it has one: of the thread that judges, and of the one that hears. */
export const TEXTS = '-texts';
export const TOLD_TEXTS = '-told';

const BUFFERED_BYTES = 1 << 20;
const SHORTEST = 1024;

/** Opens the file beside another one. It loses its name at once: a killed process leaves nothing behind. */
export function textFile(beside: string, end: string = TEXTS): TextFile {
  const path = beside + end;
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  const buffer = Buffer.alloc(BUFFERED_BYTES);
  let ends = new Float64Array(SHORTEST);
  let [length, written, buffered] = [0, 0, 0];
  const write = (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length; )
      from += writeSync(file, bytes, from, bytes.length - from, written + from);
    written += bytes.length;
  };
  const flush = () => {
    write(buffer.subarray(0, buffered));
    buffered = 0;
  };
  return {
    add(text) {
      const bytes = Buffer.byteLength(text);
      if (buffered + bytes > BUFFERED_BYTES) flush();
      if (bytes > BUFFERED_BYTES) write(Buffer.from(text));
      else buffered += buffer.write(text, buffered);
      if (length === ends.length) {
        const longer = new Float64Array(2 * length);
        longer.set(ends);
        ends = longer;
      }
      ends[length++] = written + buffered;
      return length - 1;
    },
    at(number) {
      const [from, to] = [
        number === 0 ? 0 : (ends[number - 1] ?? 0),
        number < length ? (ends[number] ?? 0) : 0,
      ];
      if (from >= written) return buffer.toString('utf8', from - written, to - written);
      if (to > written) flush();
      const bytes = Buffer.allocUnsafe(Math.max(0, to - from));
      readSync(file, bytes, 0, bytes.length, from);
      return bytes.toString('utf8');
    },
    close: () => closeSync(file),
  };
}
