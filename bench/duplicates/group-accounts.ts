import type { CrmAccount } from '../../dist/contract/crm-account.js';
import type { AccountIdentity, Dataset } from '../../dist/crm/dataset.js';
import { clustersOf } from '../../dist/crm/duplicates/clusters.js';
import { findDoubles } from '../../dist/crm/duplicates/find-doubles.js';

const UNKNOWN: AccountIdentity = { coreId: null, confidence: 'HIGH', outcome: 'no_match' };

export interface Grouped {
  /** The group of each account; one of its own for each that has no double. */
  readonly labels: readonly string[];
  readonly doubles: number;
  readonly groups: number;
  readonly findSeconds: number;
  readonly groupSeconds: number;
}

/** Finds the doubles among the accounts and groups them, as the product does. */
export function groupAccounts(
  accounts: readonly CrmAccount[],
  identities: ReadonlyMap<string, AccountIdentity> = new Map(),
): Grouped {
  const at = new Map(accounts.map(({ external_id }, position) => [external_id, position]));
  const dataset: Dataset = {
    size: accounts.length,
    account: (position) => accounts[position] as CrmAccount,
    identity: (position) => identities.get(accounts[position]?.external_id ?? '') ?? UNKNOWN,
    positionOf: (id) => at.get(id),
  };
  const started = performance.now();
  const doubles = findDoubles(dataset);
  const found = performance.now();
  const clusters = clustersOf(dataset, doubles);
  const labels = accounts.map((_, position) => `alone ${position}`);
  for (const [number, { members }] of clusters.entries())
    for (const member of members) labels[member] = `group ${number}`;
  return {
    ...{ labels, doubles: doubles.length, groups: clusters.length },
    findSeconds: (found - started) / 1000,
    groupSeconds: (performance.now() - found) / 1000,
  };
}
