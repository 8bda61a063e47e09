import { distance } from 'fastest-levenshtein';
import { backgroundCount } from '../model/background.ts';

/** Forms of many letters, by their family: a word that no company bears and that is a slip or two from one is it. */
const LONG_FORMS: readonly (readonly [spelling: string, family: string])[] = [
  ['limited', 'limited'],
  ['corporation', 'corporation'],
  ['incorporated', 'corporation'],
  ['aktiengesellschaft', 'ag'],
];
/** One letter less than the shortest of them. */
const SHORTEST_SLIP = Math.min(...LONG_FORMS.map(([spelling]) => spelling.length)) - 1;
/** A form of more letters may have two slips. */
const TWO_SLIPS = 10;
const KNOWN_WORD_COUNT = 5;
/** Words of their own that few companies bear. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['coronation', 'limned']);

/** The family of a form that is misspelt: `corportation`, `limtied`. Undefined for every other word, as `united`. */
export function misspeltForm(word: string): string | undefined {
  if (word.length < SHORTEST_SLIP) return undefined;
  const form = LONG_FORMS.find(([spelling]) => isSlipOf(word, spelling));
  if (form === undefined || OTHER_WORDS.has(word)) return undefined;
  return backgroundCount(word) < KNOWN_WORD_COUNT ? form[1] : undefined;
}

/** It begins and ends as the form does. */
function isSlipOf(word: string, spelling: string): boolean {
  if (word[0] !== spelling[0] || word.at(-1) !== spelling.at(-1)) return false;
  const most = spelling.length >= TWO_SLIPS ? 2 : 1;
  if (word === spelling || Math.abs(word.length - spelling.length) > most) return false;
  return slipsBetween(word, spelling) <= most;
}

/** Letters that are more, less or others; two that have changed places are one slip. */
function slipsBetween(word: string, spelling: string): number {
  let at = 0;
  while (at < word.length && word[at] === spelling[at]) at++;
  const areSwapped = word[at] === spelling[at + 1] && word[at + 1] === spelling[at];
  const rest = areSwapped ? at + 2 : at;
  const slips = distance(word.slice(rest), spelling.slice(rest));
  return areSwapped ? Math.min(slips + 1, distance(word, spelling)) : slips;
}
