import type { EntityInput } from '../../contract/entity-input.ts';
import type { Override } from '../override.ts';
import { accountKey, accountKeysOf, isRecordKey } from './account-key.ts';
import type { DecidedCompanies } from './companies.ts';
import type { DecidedCompany } from './decided-company.ts';
import type { DecidedFacts } from './decided-facts.ts';

/** What people have decided of the companies of accounts: what was said of one account holds for all of its company. */
export interface FactDecisions {
  readonly isEmpty: boolean;
  /** By the id of the account, else by its normal form. */
  of(input: EntityInput): DecidedFacts;
  /** All of them in one order, whatever the order of the decisions. */
  told(): unknown;
}

const NOTHING: DecidedFacts = {};

export function factDecisions(standing: readonly Override[], companies: DecidedCompanies): FactDecisions {
  const decided = new Set<DecidedCompany>();
  for (const one of standing) {
    if (one.decision !== 'parent' && one.decision !== 'operating') continue;
    const company = companies.companyOf(accountKey(one.account));
    if (company !== undefined) decided.add(company);
  }
  const factsAt = (key: string) => {
    const company = companies.companyOf(key);
    return company !== undefined && decided.has(company) ? factsOf(company) : undefined;
  };
  // A normal form costs time, and is made only where one may be found.
  const hasRecords = [...decided].some(({ keys }) => keys.some(isRecordKey));
  return {
    isEmpty: decided.size === 0,
    of(input) {
      if (decided.size === 0) return NOTHING;
      const { id, record } = accountKeysOf(input);
      const ofId = id === undefined ? undefined : factsAt(id);
      return ofId ?? (hasRecords ? factsAt(record() ?? '') : undefined) ?? NOTHING;
    },
    told: () =>
      [...decided].map((company) => JSON.stringify([[...company.keys].sort(), factsOf(company)])).sort(),
  };
}

function factsOf({ parent, operating }: DecidedCompany): DecidedFacts {
  return {
    ...(operating !== undefined && {
      operating: { isOperating: operating.value, by: operating.by.override },
    }),
    ...(parent !== undefined && { parent: { coreId: parent.value, by: parent.by.override } }),
  };
}
