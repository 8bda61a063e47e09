import type { Override, Overrides } from '../override.ts';
import { decidedCompanies } from './companies.ts';
import { isAccountKey } from './decided-company.ts';
import { keysOf } from './subject.ts';

/**
 * The decisions of a workspace as a crosscheck asks for them, oldest first. What follows from them counts as decided:
 * accounts that are one company have its entity and its parent, and what is not one company with one of them is not with
 * the others. Accounts are asked for by their keys (account-key.ts).
 */
export function overridesOf(decisions: readonly Override[]): Overrides {
  const companies = decidedCompanies();
  // Those that contradict each other were refused; were two left, the earlier one stands.
  const standing = decisions.filter((override) => companies.add({ override }) === undefined);
  const pairs = pairsByAccount(standing);
  const order = new Map(decisions.map((override, number) => [override, number]));
  return {
    ofPair(a, b) {
      if (companies.areDifferent(a, b)) return 'different_companies';
      if (companies.isNeverMerged(a, b)) return 'never_merge';
      const company = companies.companyOf(a);
      return company !== undefined && company === companies.companyOf(b) ? 'same_company' : undefined;
    },
    sameAs(account) {
      const keys = companies.companyOf(account)?.keys ?? [];
      return keys.filter((key) => key !== account && isAccountKey(key)).sort();
    },
    entityOf: (account) => companies.companyOf(account)?.entity?.value,
    parentOf: (account) => companies.companyOf(account)?.parent?.value,
    isOperating: (account) => companies.companyOf(account)?.operating?.value,
    about(account) {
      const { entity, parent, operating } = companies.companyOf(account) ?? {};
      const followed = [entity, parent, operating].flatMap((said) => said?.by.override ?? []);
      const own = new Set([...(pairs.get(account) ?? []), ...followed]);
      return [...own].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    },
    behindPair: (a, b) => companies.behindPair(a, b)?.override,
  };
}

/** The decisions about pairs, by the key of each of the two accounts. */
function pairsByAccount(decisions: readonly Override[]): ReadonlyMap<string, readonly Override[]> {
  const pairs = new Map<string, Override[]>();
  for (const override of decisions)
    for (const key of 'accounts' in override ? keysOf(override.accounts) : []) {
      const known = pairs.get(key) ?? [];
      pairs.set(key, known);
      known.push(override);
    }
  return pairs;
}
