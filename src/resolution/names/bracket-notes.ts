import { isEverydayWord } from '../tables/everyday-words.ts';
import { lazily } from '../tables/lazily.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';
import { wordClasses } from '../tables/word-classes.ts';
import { foldWords } from './fold.ts';

/*
 * What people and directories write in brackets behind a name to say what the company is, or what it is to them. It is no name
 * of it: many strangers have the same.
 */

const notes = lazily(() => wordClasses('bracket-notes', ['role', 'kind']));

/** What is behind `name` in brackets: `Zym (Dealer)`, `Zym (UK TV channel)`, `Zym (Tier 1)`, `Zym (men's basketball)`. */
export function isBracketNote(text: string, name: string): boolean {
  const words = foldWords(text).split(' ');
  const last = words.at(-1) ?? '';
  if (notes().role.has(last) || isTier(words)) return true;
  if (notes().kind.has(last) && (words.length === 1 || endsSmall(text) || beginsSmall(text))) return true;
  return beginsSmall(text) && /\p{Lu}/u.test(name) && isSaid(words[0] ?? '') && !areInitials(words, name);
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
