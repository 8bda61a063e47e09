import { placeBetween } from '../../resolution/records/place-in.ts';
import type { KeyList, KeyLists } from './key-list.ts';
import { placeOf } from './key-place.ts';

/** Lists of all keys, one behind the other by their places: plain data in memory that threads share. */
export interface KeyListColumns {
  /** Where the keys of each part begin; one more than there are parts. */
  readonly parts: Uint32Array;
  /** What stands for each key in its part, ascending there. */
  readonly hashes: Uint32Array;
  /** Where the accounts of each key begin; one more than there are keys. */
  readonly starts: Uint32Array;
  readonly frequencies: Uint32Array;
  readonly accounts: Uint32Array;
}

export function keyListsIn(columns: KeyListColumns): KeyLists {
  const { accounts, frequencies } = columns;
  return {
    find: (key) => findIn(columns, key),
    counts: () => frequencies,
    listed: () => accounts,
    data: columns,
  };
}

/** Opens lists that are in memory by their data. */
export function openInMemory(data: unknown): KeyLists {
  // Of lists in memory the data are their columns.
  return keyListsIn(data as KeyListColumns);
}

function findIn(
  { parts, hashes, starts, frequencies, accounts }: KeyListColumns,
  key: string,
): KeyList | undefined {
  const { part, hash } = placeOf(key);
  const at = placeBetween(hashes, hash, [parts[part] ?? 0, parts[part + 1] ?? 0]);
  if (at === -1) return undefined;
  return { accounts: accounts.subarray(starts[at], starts[at + 1]), frequency: frequencies[at] ?? 0 };
}
