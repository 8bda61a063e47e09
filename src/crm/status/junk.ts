import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { foldWords } from '../../resolution/names/fold.ts';
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
  return names.length > 0 && names.every((text) => isNote(text) || normaliseName(text).every(isJunkName));
}

/** What people test with, and what they write when an account should go. */
const TEST_WORDS: ReadonlySet<string> = new Set(
  'test tests testing tester dummy sample fake demo delete deleted deletion remove duplicate ignore asdf qwerty sandbox'.split(
    ' ',
  ),
);
/** What stands beside such words and names no company: parts of a CRM, its vendors, little words. */
const SIDE_WORDS: ReadonlySet<string> = new Set(
  'account accounts lead leads contact company customer client prospect opportunity record entry user form webform web api import migration integration training onboarding entitlements salesforce hubspot pardot marketo dynamics zoho crm qa uat dev staging prod a an the for of to be is by in on do not use using please this my our new old only internal'.split(
    ' ',
  ),
);

/** `Webform Test 2024-03-11`, `To be deleted`: a word for tests or for deleting, and nothing beside that names a company. */
function isNote(text: string): boolean {
  const words = foldWords(text).split(' ');
  const isSide = (word: string) => TEST_WORDS.has(word) || SIDE_WORDS.has(word) || /^\d+$/.test(word);
  return words.some((word) => TEST_WORDS.has(word)) && words.every(isSide);
}

/** `test.com` is as much of a test as the name. */
function hasCompanyBehind(account: CrmAccount): boolean {
  const { website, emailDomain, registration } = normaliseRecord(account);
  const hasOwn = [website, emailDomain].some(
    (one) => one?.isShared === false && !normaliseName(one.label).every(isJunkName),
  );
  return hasOwn || registration !== undefined;
}
