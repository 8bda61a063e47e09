import type { CrmAccount } from '../../contract/crm-account.ts';
import type { Condition, CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { quoted } from '../../resolution/reasoning/clause.ts';
import { holdsFor, isAccountField, unreadFor } from './condition.ts';

type Rules = Pick<CrosscheckRules, 'customers' | 'protected'>;

/** Whether a rule protects an account: `protected` does, or a figure that rules ask about cannot be read. */
export function isProtectedBy(rules: Rules, account: CrmAccount): boolean {
  return rules.protected.some(({ when }) => holdsFor(when, account)) || hasUnreadFigure(rules, account);
}

/** Why rules protect an account, in words: `it has open opportunities`. */
export function protectingWords(rules: Rules, account: CrmAccount): readonly string[] {
  return [
    ...rules.protected.filter(({ when }) => holdsFor(when, account)).map(({ because }) => because),
    ...unreadWords(rules, account),
  ];
}

/** Whether a figure that rules ask about cannot be read: who has one is protected, for it may be any. */
export function hasUnreadFigure(rules: Rules, account: CrmAccount): boolean {
  return conditionsOf(rules).some((condition) => unreadFor(condition, account) !== undefined);
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

function conditionsOf(rules: Rules): readonly Condition[] {
  return [...rules.customers, ...rules.protected.map(({ when }) => when)];
}

function fieldWords(field: string): string {
  return isAccountField(field) ? field.replaceAll('_', ' ') : field;
}
