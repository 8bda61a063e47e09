/** Which accounts have a key. Keys of one account are left out unless they are asked for: they lead to no other account. */
export interface KeyLists {
  /** Undefined for a key that too few accounts have. */
  find(key: string): KeyList | undefined;
  /** How many accounts have each key, without the keys. */
  counts(): Iterable<number>;
  /** Every account that is listed, once for each key. */
  listed(): Iterable<number>;
  /** Plain data by which another thread opens the same lists. */
  readonly data: unknown;
}

export interface KeyList {
  /** Numbers of accounts, ascending. */
  readonly accounts: Uint32Array;
  readonly frequency: number;
}

/** Takes in which account has which key. */
export interface KeyListsDraft {
  add(key: string, account: number): void;
  /** By the hash of the key (resolution/blocking/key-hash.ts). */
  addHash(hash: number, account: number): void;
}

export interface ListOptions {
  readonly names?: Names;
  /** How many accounts a key has at least; 2 unless given. */
  readonly leastAccounts?: number;
}

/** Accounts of one name count once in the frequency of a key, and at most so many of them are listed. */
export interface Names {
  nameOf(account: number): number;
  readonly mostListed: number;
}

/** A key that fewer accounts have is left out. */
export function leastOf({ leastAccounts = 2 }: ListOptions): number {
  return leastAccounts;
}

/** The list of a key that these accounts have, ascending; undefined for too few of them. */
export function listOf(accounts: Uint32Array, options: ListOptions): KeyList | undefined {
  if (accounts.length < leastOf(options)) return undefined;
  const { names } = options;
  return names === undefined ? { accounts, frequency: accounts.length } : fewOfEachName(accounts, names);
}

function fewOfEachName(accounts: Uint32Array, { nameOf, mostListed }: Names): KeyList {
  const shownOf = new Map<number, number>();
  const shown = accounts.filter((account) => {
    const name = nameOf(account);
    const before = shownOf.get(name) ?? 0;
    shownOf.set(name, before + 1);
    return before < mostListed;
  });
  return { accounts: shown, frequency: shownOf.size };
}
