import type { KeyLists, KeyListsDraft, ListOptions } from './key-list.ts';
import { keyListsDraft } from './key-lists.ts';
import { type NumberList, numberList } from './number-list.ts';

/** Where lists of keys and of pairs are while doubles are found: in memory, or where more of them have room. */
export interface DoublesStore {
  /** By a name of their own. */
  lists(name: string): Promise<StoredListsDraft>;
  pairs(): Promise<StoredPairs>;
}

export interface StoredListsDraft extends KeyListsDraft {
  /** Takes the draft apart. */
  finish(options?: ListOptions): Promise<KeyLists>;
}

/** Pairs by their numbers, put in order. */
export interface StoredPairs extends Pick<NumberList, 'addAll'> {
  /** Ascending, each once, so many at a time; takes the pairs apart. */
  distinct(atOnce: number): AsyncIterable<Float64Array>;
}

/** All in memory: of at most MOST_IN_MEMORY accounts (most-accounts.ts). */
export const IN_MEMORY: DoublesStore = {
  async lists() {
    const { finish, ...draft } = keyListsDraft();
    return { ...draft, finish: async (options) => finish(options) };
  },
  async pairs() {
    const { addAll, distinct } = numberList();
    return {
      addAll,
      async *distinct(atOnce) {
        const numbers = distinct();
        for (let from = 0; from < numbers.length; from += atOnce) yield numbers.slice(from, from + atOnce);
      },
    };
  },
};
