import { readSync } from 'node:fs';

/** Parts of a file that is only written at its end, of which the blocks that were read are kept for a while. */
export interface KeptBlocks {
  /** The text between two places, in bytes; `end` is as far as the file is known to be written. */
  text(from: number, to: number, end: number): string;
}

const BLOCK = 8 * 1024;
/** 4 MB together. */
const BLOCKS = 512;

/** Texts that are asked for one after the other often stand side by side: one call of the system reads all of a block. */
export function keptBlocks(file: number): KeptBlocks {
  // Each block has one place, where the next one of the same place follows it: nothing is allocated.
  const bytes = Buffer.allocUnsafeSlow(BLOCK * BLOCKS);
  const blockAt = new Float64Array(BLOCKS).fill(NONE);
  const startOf = (block: number) => {
    const place = block % BLOCKS;
    const start = place * BLOCK;
    if (blockAt[place] === block) return start;
    readSync(file, bytes, start, BLOCK, block * BLOCK);
    blockAt[place] = block;
    return start;
  };
  return {
    text(from, to, end) {
      const block = Math.floor(from / BLOCK);
      const behind = (block + 1) * BLOCK;
      // What will be written behind the end must not be taken for read.
      if (to > behind || end < behind) return textIn(file, from, to);
      const start = startOf(block) - block * BLOCK;
      return bytes.toString('utf8', start + from, start + to);
    },
  };
}

const NONE = -1;

function textIn(file: number, from: number, to: number): string {
  const bytes = Buffer.allocUnsafe(to - from);
  readSync(file, bytes, 0, bytes.length, from);
  return bytes.toString('utf8');
}
