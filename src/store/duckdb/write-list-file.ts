import { openSync, rmSync, writeSync } from 'node:fs';
import type { KeyList } from '../../crm/duplicates/key-list.ts';
import { numberList } from '../../crm/duplicates/number-list.ts';
import { KEY_NUMBERS, type ListFile, PAGE_KEYS } from './list-file.ts';

export interface ListFileWriter {
  /** Open until they are closed. */
  readonly files: readonly number[];
  /** Keys by their places, ascending. */
  add(place: number, list: KeyList): void;
  finish(): ListFile;
}

const BUFFERED_BYTES = 1 << 20;

/** Writes lists to two files that lose their names at once: a killed process leaves nothing behind. */
export function writeListFile(path: string): ListFileWriter {
  const [keysFile, accountsFile] = [nameless(`${path}.keys`), nameless(`${path}.accounts`)];
  const [keys, accounts] = [gathering(keysFile), gathering(accountsFile)];
  const firsts = numberList();
  let [count, listed] = [0, 0];
  return {
    files: [keysFile, accountsFile],
    add(place, list) {
      if (count % PAGE_KEYS === 0) firsts.add(place);
      const key = new Float64Array(KEY_NUMBERS);
      key.set([place, listed, list.accounts.length, list.frequency]);
      keys.write(key);
      accounts.write(list.accounts);
      count++;
      listed += list.accounts.length;
    },
    finish() {
      keys.flush();
      accounts.flush();
      const shared = new Float64Array(new SharedArrayBuffer(8 * firsts.length));
      shared.set(firsts.numbers());
      return { kind: 'file', keysFile, accountsFile, keys: count, accounts: listed, firsts: shared };
    },
  };
}

function nameless(path: string): number {
  const file = openSync(path, 'w+', 0o600);
  rmSync(path);
  return file;
}

function gathering(file: number) {
  const buffer = new Uint8Array(BUFFERED_BYTES);
  let buffered = 0;
  const writeAll = (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
  };
  const flush = () => {
    writeAll(buffer.subarray(0, buffered));
    buffered = 0;
  };
  return {
    write(numbers: Float64Array | Uint32Array) {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
      if (buffered + bytes.length > BUFFERED_BYTES) flush();
      if (bytes.length > BUFFERED_BYTES) writeAll(bytes);
      else {
        buffer.set(bytes, buffered);
        buffered += bytes.length;
      }
    },
    flush,
  };
}
