import { foldWords } from '../../resolution/names/fold.ts';
import { accountName } from '../account-name.ts';
import type { AccountList } from '../dataset.ts';

/** More than one account has the name. */
const SEVERAL = -3;
const NOBODY = -2;

/** Finds parents that exports give by their names alone: the one account that has the name. */
export function namedParents() {
  const wanting = new Map<number, string>();
  const bearers = new Map<string, number>();
  return {
    wants(at: number, name: string): void {
      const key = foldWords(name);
      wanting.set(at, key);
      bearers.set(key, NOBODY);
    },
    /** Writes the positions of those that were found; a name that several bear says nothing. */
    find(dataset: AccountList, parent: Int32Array): void {
      if (wanting.size === 0) return;
      for (let at = 0; at < dataset.size; at++) {
        const key = foldWords(accountName(dataset.account(at)));
        const bearer = bearers.get(key);
        if (bearer !== undefined) bearers.set(key, bearer === NOBODY ? at : SEVERAL);
      }
      for (const [at, key] of wanting) {
        const bearer = bearers.get(key) ?? NOBODY;
        if (bearer !== at) parent[at] = bearer === SEVERAL ? NOBODY : bearer;
      }
    },
  };
}
