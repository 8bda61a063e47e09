import type { CrmAccount } from '../../contract/crm-account.ts';
import type { Condition, CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { quoted } from '../../resolution/reasoning/clause.ts';
import { accountName } from '../account-name.ts';
import { keepMarkIn } from '../names/record-marks.ts';
import { holdsFor, isAccountField, unreadFor } from './condition.ts';

type Rules = Pick<CrosscheckRules, 'customers' | 'protected'>;

/** Whether a rule protects an account: `protected` does, a figure that rules ask about cannot be read, or its name says that it stays. */
export function isProtectedBy(rules: Rules, account: CrmAccount): boolean {
  return (
    rules.protected.some(({ when }) => holdsFor(when, account)) ||
    hasUnreadFigure(rules, account) ||
    mayHaveOpenOpportunities(rules, account) ||
    isKeptByName(account)
  );
}

/** Whether somebody has written into its name that it is not to be deleted. */
export function isKeptByName(account: CrmAccount): boolean {
  return keepMarkIn(accountName(account)) !== undefined;
}

/** Why rules protect an account, in words: `it has open opportunities`. */
export function protectingWords(rules: Rules, account: CrmAccount): readonly string[] {
  return [
    ...rules.protected.filter(({ when }) => holdsFor(when, account)).map(({ because }) => because),
    ...unreadWords(rules, account),
    ...(mayHaveOpenOpportunities(rules, account) ? [UNTOLD_OPPORTUNITIES] : []),
    ...keptWords(account),
  ];
}

/** Whether a figure that rules ask about cannot be read: who has one is protected, for it may be any. */
export function hasUnreadFigure(rules: Rules, account: CrmAccount): boolean {
  return conditionsOf(rules).some((condition) => unreadFor(condition, account) !== undefined);
}

/** Whether it has opportunities that nothing says to be open or closed, and rules ask how many are open: it may have any. */
export function mayHaveOpenOpportunities(rules: Rules, account: CrmAccount): boolean {
  return (
    hasUntoldOpportunities(account) &&
    conditionsOf(rules).some(({ field, above }) => field === 'open_opportunities' && above !== undefined)
  );
}

export const UNTOLD_OPPORTUNITIES =
  'it has opportunities of which the file does not say whether they are open';

/** A number of open ones says more, and so does one that cannot be read. */
export function hasUntoldOpportunities({
  has_opportunities: has,
  open_opportunities: open,
  unread_fields: unread,
}: CrmAccount): boolean {
  return has === true && open === undefined && unread?.open_opportunities === undefined;
}

function unreadWords(rules: Rules, account: CrmAccount): readonly string[] {
  const words = conditionsOf(rules).flatMap((condition) => {
    const text = unreadFor(condition, account);
    return text === undefined
      ? []
      : [`its ${fieldWords(condition.field)}, ${quoted(text)}, cannot be read as a number`];
  });
  return [...new Set(words)];
}

function keptWords(account: CrmAccount): readonly string[] {
  const said = keepMarkIn(accountName(account));
  return said === undefined ? [] : [`its name says ${quoted(said)}`];
}

function conditionsOf(rules: Rules): readonly Condition[] {
  return [...rules.customers, ...rules.protected.map(({ when }) => when)];
}

function fieldWords(field: string): string {
  return isAccountField(field) ? field.replaceAll('_', ' ') : field;
}
