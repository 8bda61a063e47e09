import { placeIn } from '../../resolution/records/place-in.ts';
import { numberList } from './number-list.ts';

/** Texts of few of many accounts, in memory that threads share. */
export interface PackedTexts {
  /** The accounts that have one, ascending. */
  readonly numbers: Uint32Array;
  /** Where the text of each ends, in bytes. */
  readonly ends: Float64Array;
  readonly bytes: Uint8Array;
}

export interface TextPacker {
  /** Accounts ascending. */
  add(number: number, text: string): void;
  finish(): PackedTexts;
}

const SHORTEST = 1024;

export function textPacker(): TextPacker {
  const [numbers, ends] = [numberList(), numberList()];
  let bytes = Buffer.alloc(SHORTEST);
  let length = 0;
  return {
    add(number, text) {
      const end = length + Buffer.byteLength(text);
      if (end > bytes.length) bytes = Buffer.concat([bytes.subarray(0, length)], Math.max(end, 2 * length));
      bytes.write(text, length);
      length = end;
      numbers.add(number);
      ends.add(end);
    },
    finish() {
      const packed = {
        numbers: new Uint32Array(new SharedArrayBuffer(4 * numbers.length)),
        ends: new Float64Array(new SharedArrayBuffer(8 * ends.length)),
        bytes: new Uint8Array(new SharedArrayBuffer(length)),
      };
      packed.numbers.set(numbers.numbers());
      packed.ends.set(ends.numbers());
      packed.bytes.set(bytes.subarray(0, length));
      return packed;
    },
  };
}

/** Undefined for an account that has none. */
export function textOf({ numbers, ends, bytes }: PackedTexts, number: number): string | undefined {
  const at = placeIn(numbers, number);
  if (at === -1) return undefined;
  const from = at === 0 ? 0 : (ends[at - 1] ?? 0);
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, (ends[at] ?? 0) - from).toString('utf8');
}
