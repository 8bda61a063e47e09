/** An account of a duplicate group. */
interface Grouped {
  readonly id: string;
  /** `PRIMARY`, `REGIONAL` or `DUPLICATE`. */
  readonly type: string | null;
  readonly duplicateOf: string | null;
}

/**
 * The accounts of a group that become one account, or would: each account that stays with the doubles of it, the largest
 * company's first. A regional company without doubles is compared with nobody. Where nobody survives, all are compared.
 */
export function unitsOf<Account>(
  accounts: readonly Account[],
  told: (account: Account) => Grouped,
): readonly (readonly Account[])[] {
  const units = new Map<string, Account[]>();
  for (const account of accounts) {
    const { id, type, duplicateOf } = told(account);
    const head = type === 'DUPLICATE' ? (duplicateOf ?? '') : id;
    units.set(head, [...(units.get(head) ?? []), account]);
  }
  return [...units]
    .map(([head, members]) => {
      const isHead = (account: Account) => told(account).id === head;
      return [...members.filter(isHead), ...members.filter((account) => !isHead(account))];
    })
    .filter((members) => members.length > 1);
}
