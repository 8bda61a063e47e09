import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { foldWords } from '../../resolution/names/fold.ts';
import { isPlaceholder } from '../../resolution/names/junk-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { normaliseRecord } from '../../resolution/records/normal-record.ts';
import { isSomewhere } from '../../resolution/records/normalise-place.ts';
import type { Website } from '../../resolution/records/normalise-website.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import { SAMPLE_TOWNS } from '../../resolution/tables/junk-words.ts';
import type { Dataset } from '../dataset.ts';
import { holdsFor } from '../rules/condition.ts';
import { type JunkKind, junkKindOf } from './junk-kind.ts';

/** `everyday` of an account that would be junk, and has the name of a company all the same, for all that one can tell. */
export type JunkSort = 'junk' | 'everyday';

/**
 * Whether an account is a test, keyboard noise or a note with no company behind it: its names are junk, and neither an
 * entity nor a website of its own nor a registration tells of a company. A condition of the rules says so by itself, and
 * it alone of the account of a person.
 */
export function junkSortOf(dataset: Dataset, at: number, rules: CrosscheckRules): JunkSort | undefined {
  const account = dataset.account(at);
  if (junkRuleOf(account, rules) !== undefined) return 'junk';
  if (!isJunkByName(dataset, at)) return undefined;
  return mayBeCompany(account) ? 'everyday' : 'junk';
}

function isJunkByName(dataset: Dataset, at: number): boolean {
  const account = dataset.account(at);
  if (account.is_person === true) return false;
  const { coreId, confidence, outcome } = dataset.identity(at);
  const isCreated = outcome === 'created' && !isInSampleTown(account);
  const isKnown = coreId !== null && (isCreated || (outcome !== 'created' && confidence !== 'LOW'));
  return !isKnown && hasJunkName(account) && !hasCompanyBehind(account);
}

/** The condition of the rules that makes junk of it; of several columns with its type the first decides. */
export function junkRuleOf(account: CrmAccount, { junk }: CrosscheckRules) {
  if (junk.length === 0) return undefined;
  const { account_types: _, ...ofOneType } = account;
  return junk.find((condition) => holdsFor(condition, ofOneType));
}

/** Whether it has names, and all of them are junk. */
export function hasJunkName(account: CrmAccount): boolean {
  const names = namesOf(account);
  return names.length > 0 && names.every((text) => junkKindOf(text) !== undefined);
}

/** The name that makes junk of an account, and which sort of junk it is. */
export function junkNameOf(
  account: CrmAccount,
): { readonly name: string; readonly kind: JunkKind } | undefined {
  const [name] = namesOf(account);
  const kind = name === undefined ? undefined : junkKindOf(name);
  return name === undefined || kind === undefined ? undefined : { name, kind };
}

function namesOf({ legal_name, trading_name }: CrmAccount): readonly string[] {
  return [trading_name, legal_name].filter((text) => text !== undefined);
}

/**
 * Whether a website, an e-mail domain or a registration number tells of a company: `test.com` and `example.com` are as much
 * of a test as the name. Of names like `ABC`, which companies have, a phone, a profile or a place does as well.
 */
function hasCompanyBehind(account: CrmAccount): boolean {
  const { website, emailDomain, registration, phone, socialSlug, place } = normaliseRecord(account);
  const isOwn = (one: Website | undefined) => one?.isShared === false && !isPlaceholderLabel(one.label);
  if (isOwn(website) || isOwn(emailDomain) || registration !== undefined) return true;
  if (junkNameOf(account)?.kind !== 'letters') return false;
  const isPlaced = isSomewhere(place) && !isInSampleTown(account);
  return phone !== undefined || socialSlug !== undefined || isPlaced;
}

/**
 * `Freelancer` at freelancer.com, `Freelancer Limited`: what stands for no company in most files is the name of one where it has a legal
 * form, or is an everyday word and the website. A test has a website of tests, and a form as well (`Test GmbH`, test.io).
 */
function mayBeCompany(account: CrmAccount): boolean {
  const names = namesOf(account);
  if (names.length === 0 || !names.every((text) => junkKindOf(text) === 'placeholder')) return false;
  if (names.some(hasLegalForm)) return true;
  const { website, emailDomain } = normaliseRecord(account);
  const labels = [website, emailDomain].filter((one) => one?.isShared === false).map((one) => one?.label);
  return names.some((text) => labels.includes(foldWords(text)) && isEverydayWord(foldWords(text)));
}

/** `Unknown Company` is none. */
function hasLegalForm(text: string): boolean {
  return !COMPANY.test(text) && normaliseName(text).some(({ forms }) => forms.length > 0);
}

const COMPANY = /\bcompany\W*$/i;

function isInSampleTown({ city }: Pick<CrmAccount, 'city'>): boolean {
  return city !== undefined && SAMPLE_TOWNS.has(foldWords(city));
}

function isPlaceholderLabel(label: string): boolean {
  const kind = junkKindOf(label);
  return kind !== undefined && kind !== 'letters' && !normaliseName(label).every(isPlaceholder);
}
