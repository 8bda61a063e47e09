import { CrmAccount, type UnreadField } from '../../contract/crm-account.ts';
import type { Condition } from '../../contract/crosscheck-rules.ts';
import { numberIn, saysNothing } from '../numbers.ts';
import { fitsPattern } from './pattern.ts';

/** Whether the account is what the condition says; every part that is given has to hold. */
export function holdsFor(condition: Condition, account: CrmAccount): boolean {
  const { above } = condition;
  if (!textsOf(account, condition.field).some((text) => fitsText(condition, text))) return false;
  // Nothing is above anything without a number.
  return above === undefined || (numberOf(account, condition.field) ?? Number.NaN) > above;
}

/** What stands in a cell whose number a condition asks about, where it cannot be read: the condition may hold. */
export function unreadFor(condition: Condition, account: CrmAccount): string | undefined {
  if (condition.above === undefined) return undefined;
  const text = fieldText(account, condition.field);
  if (text === undefined || saysNothing(text)) return undefined;
  if (numberOf(account, condition.field) !== undefined) return undefined;
  return fitsText(condition, text) ? text : undefined;
}

/** What a condition is asked about: of several columns that tell what an account is every one. */
function textsOf(account: CrmAccount, field: string): readonly (string | undefined)[] {
  const { account_types: types } = account;
  return field === 'account_type' && types !== undefined ? types : [fieldText(account, field)];
}

/** Whether a cell is what the condition says, but for how much it holds. */
function fitsText({ is, matches, is_filled }: Condition, text: string | undefined): boolean {
  if (is_filled !== undefined && (text !== undefined) !== is_filled) return false;
  if (is !== undefined && !is.some((one) => sameText(one, text))) return false;
  return matches === undefined || (text !== undefined && fitsPattern(matches, text));
}

/** What an account has in a field of ours or in a column of its file; undefined when it holds nothing. */
export function fieldText(account: CrmAccount, field: string): string | undefined {
  const value = rawValue(account, field);
  const text = value === undefined ? '' : String(value).trim();
  return text === '' ? undefined : text;
}

/** The number that an account has in a field, `$1,200.50` included; undefined for what is no number. */
function numberOf(account: CrmAccount, field: string): number | undefined {
  const value = rawValue(account, field);
  return typeof value === 'number' ? value : numberIn(String(value ?? ''));
}

/** Whether rules know a field without a column of that header: one of an account, or `name`, whichever name it has. */
export function isAccountField(field: string): boolean {
  return field in CrmAccount.shape || field === NAME;
}

/** The name that people know, else the registered one. */
const NAME = 'name';

function rawValue(account: CrmAccount, field: string): string | number | boolean | undefined {
  const own = ownField(account, field);
  return own === undefined ? columnOf(account, field) : own;
}

function ownField(account: CrmAccount, field: string): string | number | boolean | undefined {
  if (field === NAME) return account.trading_name ?? account.legal_name;
  const value: unknown = Object.hasOwn(account, field)
    ? account[field as keyof CrmAccount]
    : unreadText(account, field);
  return typeof value === 'object' ? undefined : (value as string | number | boolean | undefined);
}

/** A cell that cannot be read as what the field holds is no empty one. */
function unreadText({ unread_fields: unread }: CrmAccount, field: string): string | undefined {
  return unread !== undefined && Object.hasOwn(unread, field) ? unread[field as UnreadField] : undefined;
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
