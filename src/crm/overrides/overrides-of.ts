import type { Override, Overrides } from '../override.ts';
import { decidedCompanies } from './companies.ts';
import { isAccountKey } from './decided-company.ts';

/**
 * The decisions of a workspace as a crosscheck asks for them, oldest first. What follows from them counts as decided:
 * accounts that are one company have its entity and its parent, and what is not one company with one of them is not with
 * the others. Accounts are asked for by their keys (account-key.ts).
 */
export function overridesOf(decisions: readonly Override[]): Overrides {
  const companies = decidedCompanies();
  // Those that contradict each other were refused; were two left, the earlier one stands.
  for (const override of decisions) companies.add({ override });
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
  };
}
