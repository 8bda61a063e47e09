import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { UniverseData } from '../../crm/duplicates/universe-data.ts';
import { isListFile, type ListFile } from '../duckdb/list-file.ts';

/**
 * What is known of all accounts, in files that other machines read: the bytes of arrays one behind the other, then JSON that
 * says where they are, then the length of the JSON. What an earlier file has stands in no later one. Machines are of one byte
 * order.
 */
export interface KnownWriter {
  /** Writes the file behind those before. */
  write(path: string, data: UniverseData): void;
}

type Numbers = Uint8Array | Uint32Array | Float64Array;
const KINDS = { Uint8Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof KINDS;

/** Where bytes are: the number of the file, from 0, and the place in it. */
interface Place {
  readonly file: number;
  readonly at: number;
}
interface NumbersPlace extends Place {
  readonly numbers: Kind;
  readonly length: number;
}
interface ListsPlace {
  readonly lists: {
    readonly keysFile: Place;
    readonly accountsFile: Place;
    readonly keys: number;
    readonly accounts: number;
    readonly firsts: NumbersPlace;
  };
}

const LENGTH_BYTES = 8;
const COPIED_BYTES = 1 << 20;

export function knownWriter(): KnownWriter {
  const written = new Map<unknown, unknown>();
  let file = 0;
  return {
    write(path, data) {
      const out = openSync(path, 'wx', 0o600);
      let at = 0;
      const append = (bytes: Uint8Array) => {
        for (let from = 0; from < bytes.length; ) from += writeSync(out, bytes, from);
        at += bytes.length;
      };
      const numbersPlace = (numbers: Numbers): NumbersPlace => {
        const place = { file, at, numbers: kindOf(numbers), length: numbers.length };
        // Written in pieces: one write takes 2 GB at most.
        const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
        for (let from = 0; from < bytes.length; from += COPIED_BYTES)
          append(bytes.subarray(from, from + COPIED_BYTES));
        return place;
      };
      const copied = (source: number): Place => {
        const place = { file, at };
        for (const bytes of piecesOf(source)) append(bytes);
        return place;
      };
      const placeOf = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        const known = written.get(value);
        if (known !== undefined) return known;
        let place: unknown;
        if (isListFile(value))
          place = {
            lists: {
              ...{ keysFile: copied(value.keysFile), accountsFile: copied(value.accountsFile) },
              ...{ keys: value.keys, accounts: value.accounts, firsts: numbersPlace(value.firsts) },
            },
          } satisfies ListsPlace;
        else if (ArrayBuffer.isView(value)) place = numbersPlace(value as Numbers);
        else
          return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, placeOf(within)]));
        written.set(value, place);
        return place;
      };
      try {
        const json = Buffer.from(JSON.stringify(placeOf(data)));
        append(json);
        append(new Uint8Array(new Float64Array([json.length]).buffer));
      } finally {
        closeSync(out);
      }
      file++;
    },
  };
}

export interface KnownReader {
  /** Reads the last of the files; those before are at their paths, too. Arrays are in memory that threads share. */
  read(paths: readonly string[]): UniverseData;
  close(): void;
}

export function knownReader(): KnownReader {
  const files: number[] = [];
  let found = new Map<string, unknown>();
  let before = found;
  const fileAt = (file: number): number => {
    const opened = files[file];
    if (opened === undefined) throw new Error(`the file ${file} of what is known is not there`);
    return opened;
  };
  const numbersAt = (place: NumbersPlace): Numbers => {
    const bytes = new SharedArrayBuffer(KINDS[place.numbers].BYTES_PER_ELEMENT * place.length);
    const numbers = numbersIn(bytes, place.numbers);
    readInto(fileAt(place.file), new Uint8Array(numbers.buffer), place.at);
    return numbers;
  };
  const listsAt = ({ lists }: ListsPlace): ListFile => ({
    ...{ kind: 'file', keys: lists.keys, accounts: lists.accounts },
    ...{ keysFile: fileAt(lists.keysFile.file), keysAt: lists.keysFile.at },
    ...{ accountsFile: fileAt(lists.accountsFile.file), accountsAt: lists.accountsFile.at },
    firsts: numbersAt(lists.firsts) as Float64Array,
  });
  const dataOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const isNumbers = 'numbers' in value && 'at' in value;
    if (!isNumbers && !('lists' in value && 'keysFile' in (value.lists as object)))
      return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, dataOf(within)]));
    const key = JSON.stringify(value);
    const read =
      found.get(key) ??
      before.get(key) ??
      (isNumbers ? numbersAt(value as NumbersPlace) : listsAt(value as ListsPlace));
    found.set(key, read);
    return read;
  };
  return {
    read(paths) {
      for (const path of paths.slice(files.length)) files.push(openSync(path, 'r'));
      const last = fileAt(paths.length - 1);
      const { size } = fstatSync(last);
      const length = new Float64Array(1);
      readInto(last, new Uint8Array(length.buffer), size - LENGTH_BYTES);
      const json = Buffer.alloc(length[0] ?? 0);
      readInto(last, json, size - LENGTH_BYTES - json.length);
      // What is not known any more needs no memory.
      [before, found] = [found, new Map()];
      // Written above from what is known.
      return dataOf(JSON.parse(json.toString('utf8'))) as UniverseData;
    },
    close() {
      for (const file of files.splice(0)) closeSync(file);
      found.clear();
    },
  };
}

function numbersIn(bytes: SharedArrayBuffer, kind: Kind): Numbers {
  if (kind === 'Uint32Array') return new Uint32Array(bytes);
  return kind === 'Float64Array' ? new Float64Array(bytes) : new Uint8Array(bytes);
}

function kindOf(numbers: Numbers): Kind {
  if (numbers instanceof Uint32Array) return 'Uint32Array';
  return numbers instanceof Float64Array ? 'Float64Array' : 'Uint8Array';
}

function* piecesOf(file: number): Generator<Uint8Array> {
  const buffer = new Uint8Array(COPIED_BYTES);
  for (let at = 0; ; ) {
    const read = readSync(file, buffer, 0, buffer.length, at);
    if (read === 0) return;
    at += read;
    yield buffer.subarray(0, read);
  }
}

function readInto(file: number, bytes: Uint8Array, position: number): void {
  for (let from = 0; from < bytes.length; ) {
    const length = Math.min(COPIED_BYTES, bytes.length - from);
    const read = readSync(file, bytes, from, length, position + from);
    if (read === 0) throw new Error('a file of what is known of accounts ends too early');
    from += read;
  }
}
