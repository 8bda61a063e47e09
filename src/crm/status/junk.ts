import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { isJunkName } from '../../resolution/names/junk-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import type { Dataset } from '../dataset.ts';
import { holdsFor } from '../rules/condition.ts';

/**
 * Whether an account is a test, keyboard noise or a note with no company behind it: its names are junk, and neither an
 * entity nor a website of its own nor a registration tells of a company. A condition of the rules says so by itself.
 */
export function isJunk(dataset: Dataset, at: number, rules: CrosscheckRules): boolean {
  const account = dataset.account(at);
  if (junkRuleOf(account, rules) !== undefined) return true;
  const { coreId, confidence, outcome } = dataset.identity(at);
  const isKnown = coreId !== null && (outcome === 'created' || confidence !== 'LOW');
  return !isKnown && hasJunkName(account) && !hasCompanyBehind(account);
}

/** The condition of the rules that makes junk of it. */
export function junkRuleOf(account: CrmAccount, { junk }: CrosscheckRules) {
  return junk.find((condition) => holdsFor(condition, account));
}

/** Whether it has names, and all of them are junk. */
export function hasJunkName({ legal_name, trading_name }: CrmAccount): boolean {
  const names = [legal_name, trading_name].filter((text) => text !== undefined);
  return names.length > 0 && names.flatMap((text) => normaliseName(text)).every(isJunkName);
}

function hasCompanyBehind(account: CrmAccount): boolean {
  const { website, emailDomain, registration } = normaliseRecord(account);
  return [website, emailDomain].some((one) => one?.isShared === false) || registration !== undefined;
}
