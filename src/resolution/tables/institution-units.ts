import { LOOSE_WORDS } from './company-words.ts';
import { lazily } from './lazily.ts';
import { wordClasses, wordTest } from './word-classes.ts';

/** Folded words of a name or of a part of it, in their order. */
type Words = readonly string[];

const units = lazily(() =>
  wordClasses('institution-units', [
    ...(['sure', 'sure_behind', 'likely', 'of', 'likely_behind', 'stranger'] as const),
    ...(['body', 'apart', 'own'] as const),
  ]),
);

/** Whether a word says a unit at all, as in `Department of Physics`; nearly all names have none. */
export function mentionsUnit(words: Words): boolean {
  return words.some((word) => mentions().has(word));
}

const mentions = lazily(() => {
  const { sure, sure_behind, likely, likely_behind } = units();
  const phrases = [...sure, ...sure_behind, ...likely, ...likely_behind];
  return new Set(phrases.map((phrase) => phrase.split(' ').at(-1) ?? ''));
});

const BEFORE_SURE: ReadonlySet<string> = new Set(['the', 'research']);

/** `Department of Physics`, `Faculty of Law`: never an institution itself. `Section 8` is a number of something. */
export function isSurelyUnit(words: Words): boolean {
  const { sure, sure_behind } = units();
  if (sure_behind.has(words.at(-1) ?? '')) return true;
  const at = BEFORE_SURE.has(words[0] ?? '') ? 1 : 0;
  return sure.has(words[at] ?? '') && !/^\d/.test(words[at + 1] ?? '');
}

/** `School of Medicine`, `Computational Learning Group`, which may be on their own as well. */
export function isLikelyUnit(words: Words): boolean {
  return beginsLikely(words) || endsIn(units().likely_behind, words);
}

/** Whether a text begins as the name of a unit does, whatever follows: `Department of Physics Kudzwa University`. */
export function beginsWithUnit(words: Words): boolean {
  return units().sure.has(words[0] ?? '') || beginsLikely(words);
}

const BEFORE_SCHOOL: ReadonlySet<string> = new Set(['graduate', 'medical']);

function beginsLikely(words: Words): boolean {
  const { likely, of } = units();
  let at = words[0] === 'the' ? 1 : 0;
  if (BEFORE_SCHOOL.has(words[at] ?? '')) at++;
  return likely.has(words[at] ?? '') && of.has(words[at + 1] ?? '');
}

function endsIn(phrases: ReadonlySet<string>, words: Words): boolean {
  return phrases.has(words.at(-1) ?? '') || phrases.has(words.slice(-2).join(' '));
}

/** `Friends of the University`, `Holiday Inn`: who stands at an institution and is none of its units. */
export function mentionsStranger(words: Words): boolean {
  return words.some((word, at) => isStranger()(word) || isStranger()(`${word} ${words[at + 1] ?? ''}`));
}

const isStranger = lazily(() => wordTest(units().stranger));

/** Whether a folded word says a body whose units bear its name: `hospital`, `airport`. */
export function saysBody(word: string): boolean {
  return units().body.has(word);
}

/** Whether a body says a folded word in its own name or leaves it out: `Regional`, and `Medical Center` of a hospital. */
export function isBodysOwn(word: string): boolean {
  return units().own.has(word) || LOOSE_WORDS.has(word);
}

/** `Credit Union`, `Alumni Association`: who bears the name of another beside these words is never that one. */
export function mentionsApart(words: Words): boolean {
  const { apart } = units();
  return words.some((word, at) => apart.has(word) || apart.has(`${word} ${words[at + 1] ?? ''}`));
}

/** `department`, `faculty`: what parts the name of an institution from its unit where no comma does. */
export function surelyUnitWords(): readonly string[] {
  return [...units().sure_behind];
}
