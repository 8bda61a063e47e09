import { foldWords } from '../../resolution/names/fold.ts';
import { accountName } from '../account-name.ts';
import type { AccountList } from '../dataset.ts';

/** A name that accounts give as that of their parent, and that several accounts bear. */
export interface SharedName {
  /** Positions, ascending. */
  readonly bearers: readonly number[];
  readonly children: readonly number[];
}

interface Named {
  readonly bearers: number[];
  readonly children: number[];
}

/** Finds parents that exports give by their names alone. */
export function namedParents() {
  const names = new Map<string, Named>();
  return {
    wants(at: number, name: string): void {
      const key = foldWords(name);
      const named = names.get(key) ?? { bearers: [], children: [] };
      named.children.push(at);
      names.set(key, named);
    },
    /** Writes the positions of those whose name one account bears, `nobody` where none does; tells the names that several bear. */
    find(dataset: AccountList, parent: Int32Array, nobody: number): readonly SharedName[] {
      if (names.size === 0) return [];
      for (let at = 0; at < dataset.size; at++) {
        const account = dataset.account(at);
        // Nobody stands below a person.
        if (account.is_person !== true) names.get(foldWords(accountName(account)))?.bearers.push(at);
      }
      const all = [...names.values()];
      for (const { bearers, children } of all.filter((named) => named.bearers.length < 2))
        for (const at of children) if (bearers[0] !== at) parent[at] = bearers[0] ?? nobody;
      return all.filter(({ bearers }) => bearers.length > 1);
    },
  };
}
