import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../account-id.ts';
import type { AccountList, Dataset } from '../dataset.ts';
import { siteNumberOf } from '../duplicates/site-number.ts';
import { fieldText, holdsFor } from '../rules/condition.ts';
import { isProtectedBy } from '../rules/protecting.ts';
import { isJunk } from '../status/junk.ts';
import { namedParents } from './named-parents.ts';

/** The account has no parent in the CRM. */
export const NO_PARENT = -1;
/** It has one that is not among the accounts. */
export const UNKNOWN_PARENT = -2;

const CUSTOMER = 1;
const PROTECTED_BY_RULE = 2;
const JUNK = 4;
const MARKED = 8;
const NAMELESS = 16;
const SITE = 32;
const ACTIVITY_UNREAD = 64;

/** What accounts are worth to the business, in few bytes each, by position. */
export interface Standings {
  readonly size: number;
  /** NaN of a figure that cannot be read, 0 of none. */
  readonly openOpportunities: Float64Array;
  readonly contractedRevenue: Float64Array;
  /** Days since 1970; NaN when not known. */
  readonly lastActivity: Float32Array;
  readonly created: Float32Array;
  readonly filled: Float32Array;
  /** The position of its parent in the CRM, `NO_PARENT` or `UNKNOWN_PARENT`. */
  readonly parent: Int32Array;
  /** How many accounts name it as their parent. */
  readonly children: Uint32Array;
  /** The newest day of activity; NaN when none is told. */
  readonly newestActivity: number;
  /** What the accounts tell of: an empty column tells as little as none. */
  readonly tells: Tells;
  isCustomer(at: number): boolean;
  isProtected(at: number): boolean;
  /** It is a customer, or a rule protects it; whether it has children does not count. */
  isProtectedItself(at: number): boolean;
  isJunk(at: number): boolean;
  /** Somebody has marked it as a double. */
  isMarked(at: number): boolean;
  /** It tells when it was active last, but that cannot be read. */
  isActivityUnread(at: number): boolean;
  /** Its name has the number of a store or branch. */
  isSite(at: number): boolean;
  /** It has neither a name nor a website. */
  isNameless(at: number): boolean;
}

/** Whether some account tells what it is worth. */
interface Tells {
  /** By what the rules call a customer. */
  readonly customers: boolean;
  readonly opportunities: boolean;
  readonly revenue: boolean;
}

/** Reads every account once. */
export function standingsOf(dataset: Dataset, rules: CrosscheckRules): Standings {
  const { size } = dataset;
  const flags = new Uint8Array(size);
  const columns = {
    openOpportunities: new Float64Array(size),
    contractedRevenue: new Float64Array(size),
    lastActivity: new Float32Array(size),
    created: new Float32Array(size),
    filled: new Float32Array(size),
  };
  const parent = new Int32Array(size).fill(NO_PARENT);
  const byName = namedParents();
  let newestActivity = Number.NaN;
  const tells = { customers: false, opportunities: false, revenue: false };
  for (let at = 0; at < size; at++) {
    const account = dataset.account(at);
    tells.customers ||= rules.customers.some(({ field }) => fieldText(account, field) !== undefined);
    tells.opportunities ||= fieldText(account, 'open_opportunities') !== undefined;
    tells.revenue ||= fieldText(account, 'contracted_revenue') !== undefined;
    columns.openOpportunities[at] = figureOf(account, 'open_opportunities');
    columns.contractedRevenue[at] = figureOf(account, 'contracted_revenue');
    const active = dayOf(account.last_activity_at);
    columns.lastActivity[at] = active;
    if (!(newestActivity >= active) && !Number.isNaN(active)) newestActivity = active;
    columns.created[at] = dayOf(account.created_at);
    columns.filled[at] = account.filled_fields ?? 0;
    flags[at] = flagsOf(account, rules) | (isJunk(dataset, at, rules) ? JUNK : 0);
    noteParent(at, account, { dataset, parent, byName });
  }
  byName.find(dataset, parent);
  const children = childrenOf(parent);
  const has = (at: number, flag: number) => ((flags[at] ?? 0) & flag) !== 0;
  return {
    size,
    ...columns,
    parent,
    children,
    newestActivity,
    tells,
    isCustomer: (at) => has(at, CUSTOMER),
    isProtected: (at) => has(at, CUSTOMER | PROTECTED_BY_RULE) || (children[at] ?? 0) > 0,
    isProtectedItself: (at) => has(at, CUSTOMER | PROTECTED_BY_RULE),
    isJunk: (at) => has(at, JUNK),
    isMarked: (at) => has(at, MARKED),
    isActivityUnread: (at) => has(at, ACTIVITY_UNREAD),
    isSite: (at) => has(at, SITE),
    isNameless: (at) => has(at, NAMELESS),
  };
}

function flagsOf(account: CrmAccount, rules: CrosscheckRules): number {
  const isNameless = [account.legal_name, account.trading_name, account.website].every(
    (text) => text === undefined,
  );
  return (
    (rules.customers.some((condition) => holdsFor(condition, account)) ? CUSTOMER : 0) |
    (isProtectedBy(rules, account) ? PROTECTED_BY_RULE : 0) |
    (account.marked_duplicate === true ? MARKED : 0) |
    (siteNumberOf(account) === '' ? 0 : SITE) |
    (account.unread_fields?.last_activity_at === undefined ? 0 : ACTIVITY_UNREAD) |
    (isNameless ? NAMELESS : 0)
  );
}

function figureOf(account: CrmAccount, field: 'open_opportunities' | 'contracted_revenue'): number {
  return account[field] ?? (account.unread_fields?.[field] === undefined ? 0 : Number.NaN);
}

/** Days since 1970 of an ISO 8601 day or moment. */
function dayOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Date.parse(text) / 86_400_000;
}

/** How many accounts name each one as their parent, by id or by name. */
export function childCounts(dataset: AccountList): Uint32Array {
  const parent = new Int32Array(dataset.size).fill(NO_PARENT);
  const byName = namedParents();
  for (let at = 0; at < dataset.size; at++) noteParent(at, dataset.account(at), { dataset, parent, byName });
  byName.find(dataset, parent);
  return childrenOf(parent);
}

interface Parents {
  readonly dataset: AccountList;
  readonly parent: Int32Array;
  readonly byName: ReturnType<typeof namedParents>;
}

function noteParent(
  at: number,
  { parent_external_id: id, parent_name: name }: CrmAccount,
  { dataset, parent, byName }: Parents,
): void {
  if (id !== undefined) parent[at] = dataset.positionOf(accountId(id).id) ?? UNKNOWN_PARENT;
  else if (name !== undefined) byName.wants(at, name);
}

/** An account that names itself is nobody's parent by that. */
function childrenOf(parent: Int32Array): Uint32Array {
  const children = new Uint32Array(parent.length);
  for (const [at, above] of parent.entries())
    if (above >= 0 && above !== at) children[above] = (children[above] ?? 0) + 1;
  return children;
}
