import { lazily } from '../tables/lazily.ts';
import { GLUED_FORMS, haveHomeInCommon, isFormOf, legalForms, standsAsForm } from '../tables/legal-forms.ts';
import { misspeltForm } from './misspelt-form.ts';

const NON_ASCII = /[^\x20-\x7e]/;

/** Takes off forms that are no words of their own yet: spelled in front, glued to a name, written without a blank. */
export function stripWrittenForms(text: string, forms: string[]): string {
  const apart = stripGluedForms(stripSpelledFront(text, forms), forms);
  // Looking behind every letter takes long.
  const spelled = apart.includes('.') ? apart.replace(GLUED_LETTERS, ' ') : apart;
  return FORM_AT_END.test(spelled) ? spelled.replace(GLUED_WORD, ' ') : spelled;
}

/** In front, `NV` may be Nevada; with a dot or a blank between its letters (`N.V. Philips`) it is the Dutch form. */
const SPELLED_FRONT = /^[\s*"]*([nb])(?:[.,]\s?|\s)v(?:[.,]\s?|\s)\s*(?=\p{L}{2})/iu;
/** Lists lose the blank before a form: `ELECTRONICSN.V.` */
const GLUED_LETTERS = /(?<=\p{L}{4})(?=(?:N\.\s?V|B\.\s?V|S\.\s?A|A\.\s?G|S\.\s?P\.\s?A)\.?$)/u;

/** `Hokkaido Electric Power CompanyInc.`; `PepsiCo` and `LiveCorp` are names. */
const GLUED_WORD = /(?<=\p{Ll}{3})(?=(?:Inc|Ltd|LLC|GmbH|PLC|Limited)\.?$)/u;

const FORM_AT_END = /(?:Inc|Ltd|LLC|GmbH|PLC|Limited)\.?$/;

function stripSpelledFront(text: string, forms: string[]): string {
  const letter = SPELLED_FRONT.exec(text)?.[1];
  if (letter === undefined) return text;
  forms.push(`${letter.toLowerCase()}v`);
  return text.replace(SPELLED_FRONT, '');
}

function stripGluedForms(text: string, forms: string[]): string {
  if (!NON_ASCII.test(text)) return text;
  const trimmed = text.trim();
  for (const glued of GLUED_FORMS) {
    const rest = withoutAffix(trimmed, glued);
    if (rest === undefined) continue;
    forms.push(legalForms().get(glued)?.family ?? glued);
    return rest;
  }
  return text;
}

function withoutAffix(text: string, affix: string): string | undefined {
  if (text.length <= affix.length + 1) return undefined;
  if (text.startsWith(affix)) return text.slice(affix.length).trim();
  if (text.endsWith(affix)) return text.slice(0, -affix.length).trim();
  return undefined;
}

/** Legal forms that registers write in single letters (`UNILEVER N V`); other pairs of letters are initials (`SMITH A O`). */
const SPELLED_FORMS: ReadonlySet<string> = new Set(['sa', 'nv', 'bv', 'ag', 'ab', 'as', 'lp', 'kk']);

export function isSpelledForm(word: string): boolean {
  return word.length > 2 || SPELLED_FORMS.has(word);
}

interface Stripping {
  readonly forms: string[];
  readonly country: string | undefined;
}

/** Takes legal forms off either end of a name's words, and notes them. */
export function stripForms(
  words: readonly string[],
  { forms, country }: Stripping,
  isForm: (word: string) => boolean = () => true,
): readonly string[] {
  let rest = words;
  for (;;) {
    const form = isForm(rest.at(-1) ?? '') ? nextForm(rest, { forms, country }) : undefined;
    if (form === undefined) return rest;
    if (!forms.includes(form.family)) forms.push(form.family);
    rest = form.rest;
  }
}

interface FoundForm {
  readonly family: string;
  readonly rest: readonly string[];
}

function nextForm(words: readonly string[], known: Stripping): FoundForm | undefined {
  for (const side of SIDES) {
    const form = formAt(side, words, known.country);
    const word = (side === 'end' ? words.at(-1) : words[0]) ?? '';
    if (form !== undefined && !isWordBeside(known, word, form)) return form;
  }
  return undefined;
}

const SIDES = ['end', 'front'] as const;

/**
 * Of two forms of different countries only the outer one is a form, and two letters beside it are a word of the name: `Quantock
 * EV Inc` makes electric vehicles and is no eingetragener Verein, `PT Welding LLC` no Perseroan Terbatas.
 */
function isWordBeside({ forms, country }: Stripping, word: string, { family, rest }: FoundForm): boolean {
  if (forms.length === 0 || word.length !== 2 || word === ANY_COMPANY || rest.length === 0) return false;
  if (country !== undefined && isFormOf(family, country)) return false;
  return !forms.some((form) => BESIDE_ANY.has(form) || form === family || haveHomeInCommon(form, family));
}

/** Stands before forms of every country: `Quantock & Co. AG`. */
const ANY_COMPANY = 'co';
/** Which follow the form of another country. */
const BESIDE_ANY: ReadonlySet<string> = new Set(['foreign-branch', 'national-association', 'state-owned']);

/** The words in which forms begin and end, with the words of the longest such form: nearly all words of names are none. */
const outerWords = lazily(() => {
  const [front, end] = [new Map<string, number>(), new Map<string, number>()];
  for (const form of legalForms().keys()) {
    const words = form.split(' ');
    const [first = '', last = ''] = [words[0], words.at(-1)];
    front.set(first, Math.max(front.get(first) ?? 0, words.length));
    end.set(last, Math.max(end.get(last) ?? 0, words.length));
  }
  return { front, end };
});

/** Whether some of the words, one behind the other, are a form where nothing is known of the country: at either side it would count. */
export function holdForm(words: readonly string[]): boolean {
  const { front, end } = outerWords();
  for (let start = 0; start < words.length; start++) {
    const beyond = Math.min(words.length, start + (front.get(words[start] ?? '') ?? 0));
    for (let next = start; next < beyond; next++)
      if (end.has(words[next] ?? '') && isFormAnywhere(words.slice(start, next + 1))) return true;
  }
  return words.some((word) => misspeltForm(word) !== undefined);
}

function isFormAnywhere(words: readonly string[]): boolean {
  const form = legalForms().get(words.join(' '));
  if (form === undefined) return false;
  return standsAsForm(form, 'end') || standsAsForm(form, 'front') || isWrittenOut(words);
}

/** The longest form at one side that leaves at least one word which is not only a joint (`and`, `the`). */
export function formAt(
  side: 'front' | 'end',
  words: readonly string[],
  country: string | undefined,
): FoundForm | undefined {
  const word = side === 'end' ? words.at(-1) : words[0];
  if (word === undefined) return undefined;
  const most = outerWords()[side].get(word);
  if (most === undefined) return side === 'end' ? misspeltAtEnd(words) : undefined;
  for (let length = Math.min(most, words.length - 1); length >= 1; length--) {
    const taken = side === 'end' ? words.slice(words.length - length) : words.slice(0, length);
    const form = legalForms().get(taken.join(' '));
    if (form === undefined) continue;
    if (!standsAsForm(form, side, country) && !(side === 'front' && isWrittenOut(taken))) continue;
    const rest = withoutJoints(side === 'end' ? words.slice(0, -length) : words.slice(length));
    if (rest.length > 0) return { family: form.family, rest };
  }
  return undefined;
}

function misspeltAtEnd(words: readonly string[]): FoundForm | undefined {
  const family = misspeltForm(words.at(-1) ?? '');
  if (family === undefined) return undefined;
  const rest = withoutJoints(words.slice(0, -1));
  return rest.length === 0 ? undefined : { family, rest };
}

/** `Naamloze Vennootschap DSM`, `Aktiengesellschaft Kühnle`: so many letters are no word of a name. */
function isWrittenOut(words: readonly string[]): boolean {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  return length >= (words.length > 1 ? 14 : 15);
}

function withoutJoints(words: readonly string[]): readonly string[] {
  const trimmed = words.at(-1) === 'and' ? words.slice(0, -1) : words;
  return trimmed.length === 1 && trimmed[0] === 'the' ? [] : trimmed;
}
