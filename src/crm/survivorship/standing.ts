import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountName } from '../account-name.ts';
import type { AccountIdentity, Dataset } from '../dataset.ts';
import { siteNumberOf } from '../duplicates/site-number.ts';
import { nameKey } from '../names/name-bearers.ts';
import { markIn } from '../names/record-marks.ts';
import { fieldText, holdsFor } from '../rules/condition.ts';
import { hasUntoldOpportunities, isProtectedBy } from '../rules/protecting.ts';
import { type JunkSort, junkSortOf } from '../status/junk.ts';
import { type Currencies, contractedCurrencies } from './contracted-currencies.ts';
import { filledFieldsOf } from './filled-fields.ts';
import { type ParentsInCrm, parentReader } from './parents-in-crm.ts';

const CUSTOMER = 1;
const PROTECTED_BY_RULE = 2;
const JUNK = 4;
const MARKED = 8;
const NAMELESS = 16;
const SITE = 32;
const ACTIVITY_UNREAD = 64;
const PERSON = 128;
const MARKED_IN_NAME = 256;
const SURELY_KNOWN = 512;
const EVERYDAY_NAME = 1024;
const INACTIVE = 2048;

/** What accounts are worth to the business, in few bytes each, by position. */
export interface Standings extends ParentsInCrm {
  readonly size: number;
  /** NaN of a figure that cannot be read, 0 of none. */
  readonly openOpportunities: Float64Array;
  readonly contractedRevenue: Float64Array;
  /** Which amounts of contracted revenue can be compared with each other. */
  readonly currencies: Currencies;
  /** Days since 1970; NaN when not known. */
  readonly lastActivity: Float32Array;
  readonly created: Float32Array;
  readonly filled: Float32Array;
  /** What their names are found by (name-bearers.ts). */
  readonly nameKeys: Uint32Array;
  /** The newest day of activity; NaN when none is told. */
  readonly newestActivity: number;
  /** What the accounts tell of: an empty column tells as little as none. */
  readonly tells: Tells;
  isCustomer(at: number): boolean;
  isProtected(at: number): boolean;
  /** It is a customer, or a rule protects it; whether it has or may have children does not count. */
  isProtectedItself(at: number): boolean;
  isJunk(at: number): boolean;
  /** Somebody has marked it as a double. */
  isMarked(at: number): boolean;
  /** Somebody has written into its name that its record is a double, old or not to be used. */
  isMarkedInName(at: number): boolean;
  /** The CRM keeps it as inactive, archived, blocked or marked for deletion. */
  isInactive(at: number): boolean;
  /** It tells when it was active last, but that cannot be read. */
  isActivityUnread(at: number): boolean;
  /** Its name has the number of a store or branch. */
  isSite(at: number): boolean;
  /** It is the account of a person. */
  isPerson(at: number): boolean;
  /** It has neither a name nor a website. */
  isNameless(at: number): boolean;
  /** Its name says no company in most files, and may be one here (status/junk.ts). */
  isEverydayName(at: number): boolean;
  /** It bears the name of a store, a unit or a brand of its company; known where the universe is (unit-names.ts). */
  isUnit(at: number): boolean;
  /** It is HIGH a known company. */
  isSurelyKnown(at: number): boolean;
}

/** Whether some account tells what it is worth, and below whom it stands. */
interface Tells {
  /** By what the rules call a customer. */
  readonly customers: boolean;
  readonly opportunities: boolean;
  readonly revenue: boolean;
  readonly parents: boolean;
}

/** Reads every account once. */
export function standingsOf(dataset: Dataset, rules: CrosscheckRules): Standings {
  const { size } = dataset;
  const flags = new Uint16Array(size);
  const columns = {
    openOpportunities: new Float64Array(size),
    contractedRevenue: new Float64Array(size),
    lastActivity: new Float32Array(size),
    created: new Float32Array(size),
    filled: new Float32Array(size),
    nameKeys: new Uint32Array(size),
  };
  const reader = parentReader(dataset);
  const currencies = contractedCurrencies(size);
  let newestActivity = Number.NaN;
  const tells = { customers: false, opportunities: false, revenue: false, parents: false };
  for (let at = 0; at < size; at++) {
    const account = dataset.account(at);
    tells.customers ||= rules.customers.some(({ field }) => fieldText(account, field) !== undefined);
    // That one has opportunities may be told by its stage: that says nothing of the others.
    tells.opportunities ||=
      fieldText(account, 'open_opportunities') !== undefined || account.has_opportunities === false;
    tells.revenue ||= fieldText(account, 'contracted_revenue') !== undefined;
    tells.parents ||= account.parent_external_id !== undefined || account.parent_name !== undefined;
    columns.openOpportunities[at] = figureOf(account, 'open_opportunities');
    columns.contractedRevenue[at] = figureOf(account, 'contracted_revenue');
    currencies.read(at, account);
    const active = dayOf(account.last_activity_at);
    columns.lastActivity[at] = active;
    if (!(newestActivity >= active) && !Number.isNaN(active)) newestActivity = active;
    columns.created[at] = dayOf(account.created_at);
    columns.nameKeys[at] = nameKey(accountName(account));
    columns.filled[at] = account.filled_fields ?? filledFieldsOf(account);
    flags[at] =
      flagsOf(account, rules) |
      junkFlagOf(junkSortOf(dataset, at, rules)) |
      (isSurelyKnown(dataset.identity(at)) ? SURELY_KNOWN : 0);
    reader.read(at, account);
  }
  const has = (at: number, flag: number) => ((flags[at] ?? 0) & flag) !== 0;
  const standings = {
    size,
    ...columns,
    currencies,
    newestActivity,
    tells,
    isCustomer: (at: number) => has(at, CUSTOMER),
    isProtectedItself: (at: number) => has(at, CUSTOMER | PROTECTED_BY_RULE),
    isJunk: (at: number) => has(at, JUNK),
    isMarked: (at: number) => has(at, MARKED),
    isMarkedInName: (at: number) => has(at, MARKED_IN_NAME),
    isInactive: (at: number) => has(at, INACTIVE),
    isActivityUnread: (at: number) => has(at, ACTIVITY_UNREAD),
    isSite: (at: number) => has(at, SITE),
    isPerson: (at: number) => has(at, PERSON),
    isNameless: (at: number) => has(at, NAMELESS),
    isEverydayName: (at: number) => has(at, EVERYDAY_NAME),
    isUnit: () => false,
    isSurelyKnown: (at: number) => has(at, SURELY_KNOWN),
  };
  return withParents(standings, reader.parents());
}

/** The same accounts below other parents: who has others below it is protected. */
export function withParents(
  standings: Omit<Standings, keyof ParentsInCrm | 'isProtected'>,
  parents: ParentsInCrm,
): Standings {
  return {
    ...standings,
    ...parents,
    isProtected: (at) =>
      standings.isProtectedItself(at) || (parents.children[at] ?? 0) > 0 || parents.mayHaveChildren(at),
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
    (account.is_inactive === true ? INACTIVE : 0) |
    (markIn(accountName(account)) === undefined ? 0 : MARKED_IN_NAME) |
    (siteNumberOf(account) === '' ? 0 : SITE) |
    (account.unread_fields?.last_activity_at === undefined ? 0 : ACTIVITY_UNREAD) |
    (isNameless ? NAMELESS : 0) |
    (account.is_person === true ? PERSON : 0)
  );
}

function junkFlagOf(sort: JunkSort | undefined): number {
  return sort === undefined ? 0 : sort === 'junk' ? JUNK : EVERYDAY_NAME;
}

function isSurelyKnown({ outcome, confidence }: AccountIdentity): boolean {
  return outcome === 'matched' && confidence === 'HIGH';
}

function figureOf(account: CrmAccount, field: 'open_opportunities' | 'contracted_revenue'): number {
  if (field === 'open_opportunities' && hasUntoldOpportunities(account)) return Number.NaN;
  return account[field] ?? (account.unread_fields?.[field] === undefined ? 0 : Number.NaN);
}

/** Days since 1970 of an ISO 8601 day or moment. */
function dayOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Date.parse(text) / 86_400_000;
}
