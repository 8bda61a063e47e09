import { CrmAccount } from '../../contract/crm-account.ts';
import type { Condition } from '../../contract/crosscheck-rules.ts';
import { fitsPattern } from './pattern.ts';

/** Whether the account is what the condition says; every part that is given has to hold. */
export function holdsFor(condition: Condition, account: CrmAccount): boolean {
  const text = fieldText(account, condition.field);
  const { is, matches, above, is_filled } = condition;
  if (is_filled !== undefined && (text !== undefined) !== is_filled) return false;
  if (is !== undefined && !is.some((one) => sameText(one, text))) return false;
  if (matches !== undefined && (text === undefined || !fitsPattern(matches, text))) return false;
  return above === undefined || numberIn(text) > above;
}

/** What an account has in a field of ours or in a column of its file; undefined when it holds nothing. */
export function fieldText(account: CrmAccount, field: string): string | undefined {
  const own = ownField(account, field);
  const value = own === undefined ? columnOf(account, field) : own;
  const text = value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : text;
}

/** Whether rules know a field without a column of that header: one of an account, or `name`, whichever name it has. */
export function isAccountField(field: string): boolean {
  return field in CrmAccount.shape || field === NAME;
}

/** The name that people know, else the registered one. */
const NAME = 'name';

function ownField(account: CrmAccount, field: string): string | number | boolean | undefined {
  if (field === NAME) return account.trading_name ?? account.legal_name;
  const value: unknown = Object.hasOwn(account, field) ? account[field as keyof CrmAccount] : undefined;
  return typeof value === 'object' ? undefined : (value as string | number | boolean | undefined);
}

function columnOf({ fields }: CrmAccount, field: string): string | undefined {
  if (fields === undefined) return undefined;
  if (Object.hasOwn(fields, field)) return fields[field];
  const wanted = field.trim().toLowerCase();
  return Object.entries(fields).find(([header]) => header.trim().toLowerCase() === wanted)?.[1];
}

/** `Prospect ` and `prospect` are one value. */
export function sameText(left: string, right: string | undefined): boolean {
  return right !== undefined && left.trim().toLowerCase() === right.trim().toLowerCase();
}

/** The number in a cell, `$1,200.50` included; nothing is above anything without one. */
function numberIn(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const plain = text.replace(/[\s,$€£'’]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}
