import { closeSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DoublesStore, StoredListsDraft, StoredPairs } from '../../crm/duplicates/doubles-store.ts';
import { type ListOptions, listOf } from '../../crm/duplicates/key-list.ts';
import { placeOfHash } from '../../crm/duplicates/key-place.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { keyHash } from '../../resolution/blocking/key-hash.ts';
import { listsInFile, placeNumber } from './list-file.ts';
import { type NumberRows, numberRows } from './number-rows.ts';
import { type OpenDuckDb, openDuckDb } from './open-duckdb.ts';
import { writeListFile } from './write-list-file.ts';

/** One whose lists and pairs are put in order by DuckDB, in a folder that is gone when it is closed. */
export interface DuckDbDoublesStore extends DoublesStore {
  /** Its lists find nothing any more, in no thread. */
  close(): void;
}

export async function duckDbDoublesStore(folder: string, threads = 1): Promise<DuckDbDoublesStore> {
  rmSync(folder, { recursive: true, force: true });
  makeFolder(folder);
  const database = await openDuckDb(folder, threads);
  const files: number[] = [];
  return {
    lists: (name) => listsDraft(database, { name, path: join(folder, name), files }),
    pairs: () => storedPairs(database),
    close() {
      for (const file of files) closeSync(file);
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface ListsPlace {
  readonly name: string;
  readonly path: string;
  /** Files that are open until all is closed. */
  readonly files: number[];
}

async function listsDraft(
  database: OpenDuckDb,
  { name, path, files }: ListsPlace,
): Promise<StoredListsDraft> {
  const rows = await numberRows(database, `keys_${name}`, ['place', 'account']);
  const addHash = (hash: number, account: number) => rows.add([placeNumber(placeOfHash(hash)), account]);
  return {
    add: (key, account) => addHash(keyHash(key), account),
    addHash,
    async finish(options = {}) {
      const writer = writeListFile(path);
      files.push(...writer.files);
      for await (const { place, accounts } of accountsOfKeys(rows, options)) {
        const list = listOf(accounts, options);
        if (list !== undefined) writer.add(place, list);
      }
      return listsInFile(writer.finish());
    },
  };
}

interface KeyAccounts {
  readonly place: number;
  /** Ascending, each once. */
  readonly accounts: Uint32Array;
}

/** The accounts of each key that enough of them have, one key after the other. */
async function* accountsOfKeys(
  rows: NumberRows,
  { leastAccounts = 2 }: ListOptions,
): AsyncGenerator<KeyAccounts> {
  let accounts: number[] = [];
  let place = -1;
  for await (const some of rows.ordered()) {
    const found: KeyAccounts[] = [];
    for (let row = 0; row < some.length; row++) {
      const account = some.at(row, 1);
      if (some.at(row, 0) !== place) {
        if (accounts.length >= leastAccounts) found.push({ place, accounts: Uint32Array.from(accounts) });
        place = some.at(row, 0);
        accounts = [account];
      } else if (accounts.at(-1) !== account) accounts.push(account);
    }
    yield* found;
  }
  if (accounts.length >= leastAccounts) yield { place, accounts: Uint32Array.from(accounts) };
}

async function storedPairs(database: OpenDuckDb): Promise<StoredPairs> {
  const rows = await numberRows(database, 'pair', ['number']);
  return {
    addAll(numbers) {
      for (const number of numbers) rows.add([number]);
    },
    async *distinct(atOnce) {
      let numbers = new Float64Array(atOnce);
      let [length, last] = [0, -1];
      for await (const some of rows.ordered())
        for (let row = 0; row < some.length; row++) {
          const number = some.at(row, 0);
          if (number === last) continue;
          numbers[length++] = number;
          last = number;
          if (length < atOnce) continue;
          yield numbers;
          numbers = new Float64Array(atOnce);
          length = 0;
        }
      if (length > 0) yield numbers.slice(0, length);
    },
  };
}
