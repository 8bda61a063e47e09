import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import type { AccountIdentity, Dataset } from '../../../src/crm/dataset.ts';
import { clustersOf, leftOver } from '../../../src/crm/duplicates/clusters.ts';
import { findDoubles } from '../../../src/crm/duplicates/find-doubles.ts';
import { NO_DECISIONS, type PairDecisions } from '../../../src/crm/duplicates/pair-decisions.ts';
import type { Double } from '../../../src/crm/verdict.ts';

/** An account with who it is; nobody knows it by default. */
export interface TestAccount extends Omit<CrmAccount, 'external_id'> {
  readonly id: string;
  readonly is?: Partial<AccountIdentity>;
}

const UNKNOWN: AccountIdentity = { coreId: null, confidence: 'HIGH', outcome: 'no_match' };

export function known(coreId: string, confidence: AccountIdentity['confidence'] = 'HIGH'): AccountIdentity {
  return { coreId, confidence, outcome: 'matched' };
}

export function datasetOf(accounts: readonly TestAccount[]): Dataset {
  return {
    size: accounts.length,
    account(at) {
      const { id = '', is: _is, ...account } = accounts[at] ?? {};
      return { external_id: id, ...account };
    },
    identity: (at) => ({ ...UNKNOWN, ...accounts[at]?.is }),
    positionOf: (id) => accounts.findIndex((account) => account.id === id),
  };
}

/** Accounts that no test is about: they give a dataset its size and its common words. */
export const OTHERS: readonly TestAccount[] = [
  ...['Siemens AG', 'Toyota Motor Corporation', 'Unilever PLC', 'Microsoft Corporation', 'Boeing Company'],
  ...['Lockheed Martin Corporation', 'Pfizer Inc', 'PepsiCo Inc', 'Starbucks Corporation', 'Adidas AG'],
  ...['Volkswagen AG', 'Bosch GmbH', 'Allianz SE', 'Danone SA', 'Barclays PLC', 'Vodafone Group PLC'],
  ...['Hitachi Ltd', 'Canon Inc', 'Tencent Holdings Ltd', 'Infosys Ltd', 'Petrobras', 'Netflix Inc'],
].map((trading_name, at) => ({ id: `other ${at}`, trading_name }));

export interface Found {
  /** The ids of each cluster, joined by a blank, in order. */
  readonly groups: readonly string[];
  readonly doubles: readonly Double[];
  readonly told: readonly Double[];
  /** What was found of two accounts. */
  between(a: string, b: string): Double | undefined;
}

/** Finds and groups the doubles among the accounts and some others. */
export function doublesAmong(
  accounts: readonly TestAccount[],
  decisions: PairDecisions = NO_DECISIONS,
): Found {
  const all = [...accounts, ...OTHERS];
  const dataset = datasetOf(all);
  const found = findDoubles(dataset);
  const doubles = [...found];
  const clusters = clustersOf(dataset, found, decisions);
  const idAt = (at: number) => all[at]?.id ?? '';
  return {
    groups: clusters.map(({ members }) => members.map(idAt).sort().join(' ')).sort(),
    doubles,
    told: [...leftOver(doubles, clusters, dataset)],
    between: (a, b) =>
      doubles.find((double) => [idAt(double.a), idAt(double.b)].sort().join() === [a, b].sort().join()),
  };
}
