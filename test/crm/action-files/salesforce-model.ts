/** An account as Salesforce has it. */
export interface ModelAccount {
  readonly parentId: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** What Salesforce refuses. */
export class Refused extends Error {}

/**
 * The rules of Salesforce for accounts: a parent that is gone is refused, and so is a circle; a merge takes a master and at most
 * two others; those that leave lie in the recycle bin. Stricter than it is: who has children does not leave.
 */
export function salesforceModel(initial: ReadonlyMap<string, ModelAccount>) {
  const accounts = new Map(initial);
  const bin = new Map<string, ModelAccount>();
  const find = (id: string): ModelAccount => {
    const account = accounts.get(id);
    if (account === undefined) throw new Refused(`${id} is not there`);
    return account;
  };
  const leave = (id: string) => {
    const account = find(id);
    const child = [...accounts].find(([one, { parentId }]) => parentId === id && one !== id);
    if (child !== undefined) throw new Refused(`${child[0]} stands below ${id}`);
    accounts.delete(id);
    bin.set(id, account);
  };
  return {
    accounts: accounts as ReadonlyMap<string, ModelAccount>,
    update(id: string, values: Readonly<Record<string, string>>): void {
      const before = find(id);
      const { ParentId: parent = '', ...others } = values;
      const given = Object.entries(others).filter(([, value]) => value !== '');
      const fields = { ...before.fields };
      for (const [field, value] of given) fields[field] = value === '#N/A' ? '' : value;
      const parentId = parent === '' ? before.parentId : parent === '#N/A' ? null : parent;
      if (parentId !== before.parentId && parentId !== null) {
        find(parentId);
        if (isAbove(id, parentId, accounts)) throw new Refused(`${id} below ${parentId} closes a circle`);
      }
      accounts.set(id, { parentId, fields });
    },
    merge(master: string, losers: readonly string[]): void {
      if (losers.length < 1 || losers.length > 2) throw new Refused(`${losers.length} at once`);
      find(master);
      if (losers.includes(master)) throw new Refused(`${master} with itself`);
      for (const loser of losers) leave(loser);
    },
    remove: leave,
    undelete(id: string): void {
      const account = bin.get(id);
      if (account === undefined) throw new Refused(`${id} is not in the recycle bin`);
      bin.delete(id);
      const isThere = account.parentId === null || accounts.has(account.parentId);
      accounts.set(id, isThere ? account : { ...account, parentId: null });
    },
  };
}

/** Walks up from an account; one that was in a circle from the beginning ends the walk. */
function isAbove(id: string, from: string, accounts: ReadonlyMap<string, ModelAccount>): boolean {
  const way = new Set<string>();
  for (let at: string | null = from; at !== null && !way.has(at); at = accounts.get(at)?.parentId ?? null) {
    if (at === id) return true;
    way.add(at);
  }
  return false;
}

/** Accounts that are in a circle, or below one that is not there. */
export function misplaced(accounts: ReadonlyMap<string, ModelAccount>): readonly string[] {
  return [...accounts].flatMap(([id, { parentId }]) => {
    if (parentId === null) return [];
    return !accounts.has(parentId) || isAbove(id, parentId, accounts) ? [id] : [];
  });
}
