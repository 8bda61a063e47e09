import type { NormalName } from '../names/normal-name.ts';
import { areTranslations } from '../tables/legal-form-translations.ts';
import { mayFollowEachOther } from '../tables/legal-forms.ts';

/**
 * How the legal forms of two names relate: one side says none (`missing`); one form in the words that an American
 * register tells companies apart by (`alike`, Inc. and Corp.); what one company is called in two languages
 * (`translated`); two forms, which one company may have had (`different`) or which are of no country together (`foreign`).
 */
export type FormRelation = 'missing' | 'same' | 'alike' | 'translated' | 'different' | 'foreign';

type FormalName = Pick<NormalName, 'text' | 'forms'>;

const COMPANY = /\bco(?:mpany)?\b/i;
const INC = /\binc(?:orporated)?\b/i;
const CORP = /\bcorp(?:oration)?\b/i;

export function compareForms(left: FormalName, right: FormalName): FormRelation {
  if (left.forms.length === 0 || right.forms.length === 0) return 'missing';
  const shared = left.forms.find((form) => right.forms.includes(form));
  if (shared !== undefined)
    return shared === 'corporation' && areTwoCorporations(left.text, right.text) ? 'alike' : 'same';
  const some = (relate: (form: string, other: string) => boolean) =>
    left.forms.some((form) => right.forms.some((other) => relate(form, other)));
  if (some(areTranslations)) return 'translated';
  return some(mayFollowEachOther) ? 'different' : 'foreign';
}

/** `Alcoa Inc.` and `Alcoa Corp.` */
function areTwoCorporations(left: string, right: string): boolean {
  return sayTwo([INC, CORP], left, right);
}

/** The words of an American register by which `Toro Company`, `Toro Corp.` and `Toro Inc.` are told apart where all three are on file. */
export function areOtherCorporations(left: string, right: string): boolean {
  return sayTwo([INC, CORP, COMPANY], left, right);
}

/** Each text says one of the words, and not the other's. */
function sayTwo(words: readonly RegExp[], left: string, right: string): boolean {
  const [mine, theirs] = [onlyIn(left, words), onlyIn(right, words)];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** The one that the text says; undefined where it says none or several. */
function onlyIn(text: string, words: readonly RegExp[]): RegExp | undefined {
  const [said, ...more] = words.filter((word) => word.test(text));
  return more.length === 0 ? said : undefined;
}
