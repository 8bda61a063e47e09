import type { Condition, CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../account-id.ts';
import type { AccountList } from '../dataset.ts';
import { parentReader } from '../survivorship/parents-in-crm.ts';
import { holdsFor } from './condition.ts';
import {
  hasUnreadFigure,
  isKeptByName,
  mayHaveOpenOpportunities,
  UNTOLD_OPPORTUNITIES,
} from './protecting.ts';

/** How many accounts may neither be deleted nor lose a merge, and for what. */
export interface ProtectedCounts {
  readonly accounts: number;
  /** In the order in which reasons are told; an account may have several. Without those that nobody has. */
  readonly reasons: readonly { readonly because: string; readonly accounts: number }[];
  /** Conditions of `customers` that no account fits. */
  readonly idleCustomers: readonly Condition[];
  /** Ids of `kept_apart` that no account has. */
  readonly strayIds: readonly string[];
}

const CUSTOMER = 'it is a customer';
const UNREAD = 'a figure of it cannot be read as a number';
const KEPT_BY_NAME = 'its name says that it is not to be deleted';
const PARENT = 'other accounts have it as their parent';

/** Reads every account once. */
export function countProtected(dataset: AccountList, rules: CrosscheckRules): ProtectedCounts {
  const children = childCounts(dataset);
  const counts = new Map(
    [
      CUSTOMER,
      ...rules.protected.map(({ because }) => because),
      UNREAD,
      UNTOLD_OPPORTUNITIES,
      KEPT_BY_NAME,
      PARENT,
    ].map((one) => [one, 0]),
  );
  const used = new Set<Condition>();
  let accounts = 0;
  for (let at = 0; at < dataset.size; at++) {
    const account = dataset.account(at);
    const fitting = rules.customers.filter((condition) => holdsFor(condition, account));
    for (const condition of fitting) used.add(condition);
    const reasons = new Set([
      ...(fitting.length > 0 ? [CUSTOMER] : []),
      ...rules.protected.filter(({ when }) => holdsFor(when, account)).map(({ because }) => because),
      ...(hasUnreadFigure(rules, account) ? [UNREAD] : []),
      ...(mayHaveOpenOpportunities(rules, account) ? [UNTOLD_OPPORTUNITIES] : []),
      ...(isKeptByName(account) ? [KEPT_BY_NAME] : []),
      ...((children[at] ?? 0) > 0 ? [PARENT] : []),
    ]);
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (reasons.size > 0) accounts++;
  }
  return {
    accounts,
    reasons: [...counts]
      .filter(([, number]) => number > 0)
      .map(([because, number]) => ({ because, accounts: number })),
    idleCustomers: rules.customers.filter((condition) => !used.has(condition)),
    strayIds: strayIds(dataset, rules),
  };
}

/** Of one that is misspelt the accounts would be merged that somebody wants to keep apart. */
function strayIds(dataset: AccountList, { kept_apart }: CrosscheckRules): readonly string[] {
  const named = kept_apart.flatMap((rule) => ('ids' in rule ? rule.ids : []));
  return named.filter((id) => dataset.positionOf(accountId(id).id) === undefined);
}

/** How many accounts name each one as their parent, by id or by name. */
function childCounts(dataset: AccountList): Uint32Array {
  const reader = parentReader(dataset);
  for (let at = 0; at < dataset.size; at++) reader.read(at, dataset.account(at));
  return reader.parents().children;
}
