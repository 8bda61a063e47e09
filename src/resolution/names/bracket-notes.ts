import { isEverydayWord } from '../tables/everyday-words.ts';
import { lazily } from '../tables/lazily.ts';
import { legalForms } from '../tables/legal-forms.ts';
import { GENERIC_WORDS, weightyWords } from '../tables/name-words.ts';
import { subdivisionCode } from '../tables/subdivisions.ts';
import { wordClasses } from '../tables/word-classes.ts';
import { isAbbreviationOf } from './brackets.ts';
import { foldWords } from './fold.ts';

/*
 * What people and directories write in brackets behind a name to say what the company is, or what it is to them. It is no name
 * of it: many strangers have the same.
 */

const notes = lazily(() => wordClasses('bracket-notes', ['role', 'kind', 'part']));

/** What is behind `name` in brackets: `Zym (Dealer)`, `Zym (UK TV channel)`, `Zym (Tier 1)`, `Zym (men's basketball)`. */
export function isBracketNote(text: string, name: string): boolean {
  const words = foldWords(text).split(' ');
  const last = words.at(-1) ?? '';
  if (isRole(words)) return true;
  if (notes().kind.has(last) && (words.length === 1 || endsSmall(text) || beginsSmall(text))) return true;
  return beginsSmall(text) && /\p{Lu}/u.test(name) && isSaid(words[0] ?? '') && !areInitials(words, name);
}

/**
 * What is behind `name` in brackets may tell the company from another of its name: `First State Bank (Texas)`, `Orbis (Insurance)`,
 * `Weber (Werk 1)`. A role, a department, a number of somebody's or another way to write the name tells nothing.
 */
export function isTellingNote(text: string, name: string): boolean {
  const folded = foldWords(text);
  const words = folded.split(' ');
  if (!/[a-z]{2}/.test(folded) || /\d{3}/.test(folded) || legalForms().has(folded)) return false;
  if (isRole(words)) return false;
  return !words.every((word) => notes().part.has(word)) && !isUnknownCode(text) && !isOfName(text, name);
}

const LONGEST_CODE = 6;

/** Capitals that are the code of no state may be initials of anything. */
function isUnknownCode(text: string): boolean {
  const letters = text.replace(/[\s.]/g, '');
  return (
    /^\p{Lu}+$/u.test(letters) && letters.length <= LONGEST_CODE && subdivisionCode(letters) === undefined
  );
}

/** Its abbreviation, what it abbreviates, or all of its words with others. */
function isOfName(text: string, name: string): boolean {
  if (text === text.toUpperCase() && isAbbreviationOf(text.trim(), name)) return true;
  const [words, own] = [foldWords(text).split(' '), weightyWords(foldWords(name).split(' '))];
  return own.every((word) => words.includes(word)) || isAbbreviationOf(name.trim(), text);
}

function isRole(words: readonly string[]): boolean {
  return notes().role.has(words.at(-1) ?? '') || isTier(words);
}

function isTier([first, number = '', ...more]: readonly string[]): boolean {
  return first === 'tier' && more.length === 0 && /^\d$/.test(number);
}

function beginsSmall(text: string): boolean {
  return /^\s*\p{Ll}/u.test(text);
}

/** Its last word does, after another. */
function endsSmall(text: string): boolean {
  return /[^\p{L}]\p{Ll}\S*$/u.test(text);
}

function isSaid(word: string): boolean {
  return isEverydayWord(word) || GENERIC_WORDS.has(word);
}

/** `ICAR (indian council of agricultural research)`. */
function areInitials(words: readonly string[], name: string): boolean {
  const letters = foldWords(name);
  return (
    letters.length > 1 &&
    !letters.includes(' ') &&
    letters.startsWith(words[0]?.charAt(0) ?? ' ') &&
    words.length > 2
  );
}
