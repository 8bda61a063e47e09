import { isEverydayWord } from '../tables/everyday-words.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { weightyWords } from '../tables/name-words.ts';
import { foldWords } from './fold.ts';
import type { NamePart } from './name-parts.ts';
import { stripForms } from './strip-forms.ts';

/** Letters without a blank before or behind the rest of a text. */
const IN_FRONT = /^(\p{L}{3,8})[,:|/]?\s+(?=\S)/u;
const BEHIND = /[,|/]?\s+(\p{L}{3,8})$/u;
const BRACKET = /[([{]/;
const FEWEST_WORDS = 3;

/**
 * A record's name whose abbreviation stands before or behind it, as two names: `MSF Médecins sans Frontières`, `tsmc taiwan
 * semiconductor manufacturing co`. Each letter begins one of its words, in their order, and every word has one; articles need none.
 * The whole text is compared, too.
 */
export function withAbbreviation(parts: readonly NamePart[]): readonly NamePart[] {
  const [whole, ...more] = parts;
  if (whole === undefined || more.length > 0 || whole.withPlace !== undefined || BRACKET.test(whole.shown))
    return parts;
  const read = readBeside(whole.text);
  if (read === undefined) return parts;
  const { name, initials } = read;
  return [
    { ...whole, text: name, withPlace: [whole.text] },
    { text: initials, shown: initials, part: 'bracket' },
  ];
}

/** Whether a name and its abbreviation are all that the text says. */
export function saysAbbreviation(text: string): boolean {
  return !BRACKET.test(text) && readBeside(text) !== undefined;
}

interface Abbreviated {
  readonly name: string;
  readonly initials: string;
}

function readBeside(text: string): Abbreviated | undefined {
  const [taken = '', first = ''] = IN_FRONT.exec(text) ?? [];
  const behind = text.slice(taken.length);
  if (areInitialsOf(first, behind)) return { name: behind, initials: first };
  const found = BEHIND.exec(text);
  const [name, initials] = [text.slice(0, found?.index), found?.[1] ?? ''];
  return areInitialsOf(initials, name) ? { name, initials } : undefined;
}

function areInitialsOf(text: string, name: string): boolean {
  if (text === '' || !mayBeginAlike(text, name)) return false;
  const [letters, all] = [foldWords(text), foldWords(name).split(' ')];
  if (all.length < FEWEST_WORDS || legalForms().has(letters) || isWordIn(letters, text, name)) return false;
  const named = stripForms(all, { forms: [], country: undefined }).length;
  return abbreviates(letters, all.slice(0, named)) || abbreviates(letters, withCompany(all, named));
}

/** What an English word for a company is, which has a letter in many abbreviations: `Taiwan Semiconductor Manufacturing Co.` */
const COMPANY = /^(?:co|company|corp|corporation)$/;

function withCompany(all: readonly string[], named: number): readonly string[] {
  return COMPANY.test(all[named] ?? '') ? all.slice(0, named + 1) : [];
}

function abbreviates(letters: string, words: readonly string[]): boolean {
  return initialsOf(words) === letters || initialsOf(weightyWords(words)) === letters;
}

const ASCII = /^[\x20-\x7e]$/;

/** Asked of every name: of most the first letter tells. */
function mayBeginAlike(text: string, name: string): boolean {
  const [first, second] = [text.charAt(0), name.charAt(0)];
  return !ASCII.test(second) || first.toLowerCase() === second.toLowerCase();
}

/** `Sam Smith Auto Mart` is called so; in capitals among words that are not, a short word abbreviates as well. */
function isWordIn(letters: string, text: string, name: string): boolean {
  if (letters.length > FEWEST_WORDS || !isEverydayWord(letters)) return false;
  return text !== text.toUpperCase() || name === name.toUpperCase();
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
