import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { keptBlocks } from './kept-blocks.ts';

/** Normal forms of accounts as JSON texts in a file, by position from 0: one thread writes them, others read what they know of. */
export interface NormalFile {
  /** Good in all threads of the process. */
  readonly file: number;
  /** Texts that are known of. */
  readonly size: number;
  /** Undefined for one that is not known of. */
  at(position: number): string | undefined;
  /** Further texts were written, of so many bytes. */
  note(lengths: Uint32Array): void;
}

export interface WrittenNormalFile extends NormalFile {
  /** Returns how many bytes each takes. */
  write(texts: readonly string[]): Uint32Array;
}

/** What the name of the file ends with, while it has one. */
export const NORMALS = '-normals';

const SHORTEST = 1024;

/** Makes the file beside another one. It loses its name at once: a killed process leaves nothing behind. */
export function makeNormalFile(beside: string): NormalFile & { close(): void } {
  const path = beside + NORMALS;
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  return Object.assign(normalFileOver(file), { close: () => closeSync(file) });
}

/** The file as another thread sees it. */
export function normalFileOver(file: number): WrittenNormalFile {
  let ends = new Float64Array(SHORTEST);
  let size = 0;
  const blocks = keptBlocks(file);
  const endOf = (position: number) => (position < 0 ? 0 : (ends[position] ?? 0));
  const note = (lengths: Uint32Array) => {
    if (size + lengths.length > ends.length) {
      const longer = new Float64Array(Math.max(size + lengths.length, 2 * ends.length));
      longer.set(ends);
      ends = longer;
    }
    for (const length of lengths) {
      ends[size] = endOf(size - 1) + length;
      size++;
    }
  };
  return {
    file,
    get size() {
      return size;
    },
    at(position) {
      if (position >= size) return undefined;
      return blocks.text(endOf(position - 1), endOf(position), endOf(size - 1));
    },
    note,
    write(texts) {
      const parts = texts.map((text) => Buffer.from(text));
      const lengths = Uint32Array.from(parts, ({ length }) => length);
      const bytes = Buffer.concat(parts);
      for (let from = 0; from < bytes.length; )
        from += writeSync(file, bytes, from, bytes.length - from, endOf(size - 1) + from);
      note(lengths);
      return lengths;
    },
  };
}
