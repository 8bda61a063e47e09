import { type CrmAccount, isDay, LoadedAccount } from './crm-account.ts';
import { isText, membersOf } from './plain-values.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => Number.isFinite(value);
const isPlainDay: Check = (value) => isText(value) && isDay(String(value));
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** What the members are that are no texts; objects are left to the schema. */
const OTHERS: Readonly<Record<string, Check>> = {
  open_opportunities: (value) => isNumber(value) && Number(value) >= 0,
  contracted_revenue: isNumber,
  annual_revenue: isNumber,
  account_types: (value) => Array.isArray(value) && value.every(isText),
  is_customer: (value) => typeof value === 'boolean',
  is_person: (value) => typeof value === 'boolean',
  marked_duplicate: (value) => typeof value === 'boolean',
  has_opportunities: (value) => typeof value === 'boolean',
  is_inactive: (value) => typeof value === 'boolean',
  filled_fields: isCount,
  created_at: isPlainDay,
  last_activity_at: isPlainDay,
  unread_fields: () => false,
  fields: () => false,
};

/** In the order in which the schema gives them out. */
const CHECKS = Object.keys(LoadedAccount.shape).map((member) => [member, OTHERS[member] ?? isText] as const);

/** What `LoadedAccount.parse` gives for an account that has nothing but plain texts and numbers; undefined for every other. */
export function plainCrmAccount(value: unknown): CrmAccount | undefined {
  const given = membersOf(value);
  if (given === undefined || !('external_id' in given)) return undefined;
  const account: Record<string, unknown> = {};
  for (const [member, isPlain] of CHECKS) {
    const one = given[member];
    if (one === undefined && !(member in given)) continue;
    if (!isPlain(one)) return undefined;
    account[member] = one;
  }
  // Each member has been looked at, and the only one that is required is there.
  return account as CrmAccount;
}
