import { labelOf } from '../resolution/blocking/blocking-keys.ts';
import type { ProfileName } from '../resolution/comparisons/entity-profile.ts';
import { areOnlyHeardAlike } from '../resolution/names/characters.ts';
import { foldWords } from '../resolution/names/fold.ts';
import { LOOSE_WORDS } from '../resolution/tables/company-words.ts';
import { isEverydayWord } from '../resolution/tables/everyday-words.ts';
import { areTranslations } from '../resolution/tables/legal-form-translations.ts';
import { GENERIC_WORDS, isTellingWord, STOP_WORDS, weightyWords } from '../resolution/tables/name-words.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

/**
 * How the names of two records relate: `same`, the same words; `loose`, but for words like `group`; `brand`, one is
 * the name in their common domain, or in the only one, and the other has generic words behind it (`FactSet`,
 * `FactSet Research Systems`).
 */
export type NameRelation = 'same' | 'loose' | 'brand' | 'none';

/** A holding is not what it holds; but a record without any legal form names the organisation, holding and all. */
const HOLDING_WORDS: readonly string[] = ['holding', 'holdings'];
const LOOSE_OR_HOLDING: ReadonlySet<string> = new Set([...LOOSE_WORDS, ...HOLDING_WORDS]);
const LONG_WORD = 7;
const MEDIUM_WORD = 5;

/** Compares the current names of two records; former names do not make two records one. */
export function nameRelation(left: NormalSourceRecord, right: NormalSourceRecord): NameRelation {
  if (sharedNames(left, right, sameWords).length > 0) return 'same';
  if (sharedNames(left, right, looseAgreement(left, right)).length > 0) return 'loose';
  return brandsOf(left, right).length > 0 ? 'brand' : 'none';
}

/** Names of one record that are the brand in their common domain, or in the only one, and begin a name of the other. */
function brandsOf(left: NormalSourceRecord, right: NormalSourceRecord): readonly ProfileName[] {
  const domains =
    left.domains.length === 0 || right.domains.length === 0
      ? [...left.domains, ...right.domains]
      : left.domains.filter((domain) => right.domains.includes(domain));
  if (domains.length === 0) return [];
  const labels = domains.map((domain) => labelOf(domain).replace(/-/g, ''));
  const brands = (one: NormalSourceRecord, other: NormalSourceRecord) =>
    sharedNames(one, other, (name, full) => isBrandOf(name, full, labels) && !isLegalName(name, one));
  return [...brands(left, right), ...brands(right, left)];
}

/**
 * How much the words say that two records share as a name: 0 only common words or a lone letter or two, 1 something,
 * 2 a word of some length or two words, 3 a long word or several.
 */
export function tellingStrength(left: NormalSourceRecord, right: NormalSourceRecord): number {
  return Math.max(0, ...namesInCommon(left, right).map(strengthOf));
}

/** What the name is like that two records share, or the brand that one of them begins with. */
export function commonNameOf(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
): { readonly length: number; readonly telling: number; readonly isEveryday: boolean } {
  const common = namesOrBrands(left, right);
  const telling = common.map(tellingWords);
  return {
    length: Math.max(0, ...common.map((name) => name.tokens.length)),
    telling: Math.max(0, ...telling.map((words) => words.length)),
    isEveryday: telling.every((words) => words.every(isEverydayWord)),
  };
}

/** A website of the record is called like a name that both share: `zscaler.com`, `meta.com` of Meta Platforms. */
export function websiteBearsName(record: NormalSourceRecord, other: NormalSourceRecord): boolean {
  const labels = record.domains.map((domain) => labelOf(domain).replace(/-/g, ''));
  const words = namesOrBrands(record, other).flatMap((name) => [
    fingerprint(name),
    tellingWords(name).join(''),
    squashed(name),
  ]);
  return labels.some((label) =>
    words.some((word) => word !== '' && label.startsWith(word) && isEnding(label.slice(word.length))),
  );
}

/** Current names of the left record that the right one has too, word by word if any are, else but for words like `group`. */
function namesInCommon(left: NormalSourceRecord, right: NormalSourceRecord): readonly ProfileName[] {
  const same = sharedNames(left, right, sameWords);
  return same.length > 0 ? same : sharedNames(left, right, looseAgreement(left, right));
}

function namesOrBrands(left: NormalSourceRecord, right: NormalSourceRecord): readonly ProfileName[] {
  const shared = namesInCommon(left, right);
  return shared.length > 0 ? shared : brandsOf(left, right);
}

function tellingWords({ tokens }: Pick<ProfileName, 'tokens'>): readonly string[] {
  return tokens.filter(isTellingWord);
}

/** The name as it is written, in one word: `abbottlabs`. */
function squashed({ text }: Pick<ProfileName, 'text'>): string {
  return foldWords(text).replaceAll(' ', '');
}

/** What a domain may say behind the name. */
function isEnding(rest: string): boolean {
  return rest === '' || FORM_ENDINGS.has(rest) || GENERIC_WORDS.has(rest);
}

const FORM_ENDINGS: ReadonlySet<string> = new Set([
  'inc',
  'corp',
  'llc',
  'ltd',
  'co',
  'plc',
  'ag',
  'gmbh',
  'sa',
]);

/** Its current names say more than common words do. */
export function isTelling(record: NormalSourceRecord): boolean {
  return record.names.some((name) => isCurrent(name) && strengthOf(name) >= 2);
}

type NameAgreement = (name: ProfileName, other: ProfileName) => boolean;

/** Current names of the left record that agree with one of the right. */
function sharedNames(
  left: NormalSourceRecord,
  right: NormalSourceRecord,
  agrees: NameAgreement,
): readonly ProfileName[] {
  const theirs = right.names.filter(isName);
  const areOne = (name: ProfileName, other: ProfileName) =>
    agrees(name, other) && !areOnlyHeardAlike(name, other);
  return left.names.filter((name) => isName(name) && theirs.some((other) => areOne(name, other)));
}

/** A company of today is called by it: not by the `International` that stands in the brackets of its name. */
function isName(name: ProfileName): boolean {
  return isCurrent(name) && (name.kind !== 'alias' || strengthOf(name) >= 1);
}

function looseAgreement(left: NormalSourceRecord, right: NormalSourceRecord): NameAgreement {
  const loose = isFormless(left) || isFormless(right) ? LOOSE_OR_HOLDING : LOOSE_WORDS;
  return (name, other) => looseFingerprint(name, loose) === looseFingerprint(other, loose);
}

/** The words of a name in one, so that `wal mart` is `walmart` and `o reilly` is `oreilly`. */
export function fingerprint(name: Pick<ProfileName, 'tokens'>): string {
  return name.tokens.join('');
}

/** The words of a name without regard to order, as registers that write family names first need it. */
export function wordSet(name: Pick<ProfileName, 'tokens'>): string {
  return name.tokens
    .filter((token) => !STOP_WORDS.has(token))
    .sort()
    .join(' ');
}

/** The words of a name that no company adds or drops; records that agree in them are compared. */
export function coreWords(name: ProfileName): string {
  return looseFingerprint(name, LOOSE_OR_HOLDING);
}

/** The longest telling word of some length, which a name that is spelled in another way may still share. */
export function longestWord({ tokens }: Pick<ProfileName, 'tokens'>): string | undefined {
  let longest = '';
  for (const token of tokens) if (token.length > longest.length && !GENERIC_WORDS.has(token)) longest = token;
  return longest.length >= MEDIUM_WORD ? longest : undefined;
}

export function isCurrent(name: ProfileName): boolean {
  return name.kind !== 'former' && name.kind !== 'acronym';
}

function isFormless(record: NormalSourceRecord): boolean {
  return record.names.every((name) => name.forms.length === 0);
}

function sameWords(left: ProfileName, right: ProfileName): boolean {
  if (differ(left.country, right.country) || differ(left.city, right.city)) return false;
  return fingerprint(left) === fingerprint(right) || wordSet(left) === wordSet(right);
}

/** What stands in the brackets of both names parts sisters. */
function differ(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && left !== right;
}

function looseFingerprint(name: ProfileName, loose: ReadonlySet<string>): string {
  const kept = name.tokens.filter((token) => !loose.has(token) && !STOP_WORDS.has(token));
  return kept.length === 0 ? fingerprint(name) : kept.join('');
}

function isBrandOf(brand: ProfileName, full: ProfileName, labels: readonly string[]): boolean {
  if (
    brand.kind === 'alias' ||
    !labels.includes(fingerprint(brand)) ||
    full.tokens.length <= brand.tokens.length
  )
    return false;
  const isPrefix = brand.tokens.every((token, at) => full.tokens[at] === token);
  return isPrefix && full.tokens.slice(brand.tokens.length).every(isAddition);
}

/** The record says the words with a legal form too: then one with more words is another company, `Siemens Energy AG`. */
function isLegalName(brand: ProfileName, { names }: NormalSourceRecord): boolean {
  const words = fingerprint(brand);
  return names.some((name) => name.forms.length > 0 && isCurrent(name) && fingerprint(name) === words);
}

/** What may be the brand in front of generic words: `factset` of `FactSet Research Systems`. */
export function brandBeginnings({ tokens }: Pick<ProfileName, 'tokens'>): readonly string[] {
  const beginnings: string[] = [];
  for (let length = tokens.length - 1; length > 0 && isAddition(tokens[length] ?? ''); length--)
    beginnings.push(tokens.slice(0, length).join(''));
  return beginnings;
}

/** Behind a brand these name another company of it. */
const OTHER_COMPANY: ReadonlySet<string> = new Set([
  ...HOLDING_WORDS,
  ...['fund', 'funds', 'trust', 'investors', 'investments', 'income', 'ventures', 'foundation'],
]);

/** A generic word that stands behind a brand. */
function isAddition(token: string): boolean {
  return GENERIC_WORDS.has(token) && !OTHER_COMPANY.has(token);
}

function strengthOf(name: ProfileName): number {
  const words = weightyWords(name.tokens);
  const telling = tellingWords(name);
  const longest = Math.max(0, ...telling.map((token) => token.length));
  if (longest === 0) return words.length >= 3 ? 1 : 0;
  if (longest >= LONG_WORD || (words.length >= 2 && longest >= MEDIUM_WORD - 1) || telling.length >= 3)
    return 3;
  return longest >= MEDIUM_WORD || words.length >= 2 ? 2 : 1;
}

/** A form in common, perhaps in two languages. */
export function shareForm(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  const theirs = formsOf(right);
  return formsOf(left).some((form) => theirs.some((other) => areTranslations(form, other)));
}

/** `Alpha AG` and `Alpha GmbH` are two companies, whatever else agrees; one company may write its form in two ways. */
export function formsConflict(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return formsOf(left).length > 0 && formsOf(right).length > 0 && !shareForm(left, right);
}

/** Legal forms of its names. */
export function formsOf(record: NormalSourceRecord): readonly string[] {
  return record.names.filter(hasForm).flatMap((name) => name.forms);
}

function hasForm(name: ProfileName): boolean {
  return name.kind !== 'acronym' && name.forms.length > 0;
}
