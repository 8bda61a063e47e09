import { lazily } from './lazily.ts';
import { wordClasses, wordTest } from './word-classes.ts';

const authorities = lazily(() =>
  wordClasses('authorities', ['municipality', 'authority', 'before_of', 'behind_name', 'itself', 'part']),
);

/** Whether a folded word is what a town or county is called before its name: `stadt`, `mairie`. */
export function isMunicipality(word: string): boolean {
  return authorities().municipality.has(word);
}

/** Whether folded words are the name of a town, county or state: `Stadt Köln`, `City of Baltimore`, `Los Angeles County`. */
export function nameAuthority(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length < 2) return false;
  const { before_of, behind_name } = authorities();
  return (
    isBeforeName(first) || (second === 'of' && before_of.has(first)) || behind_name.has(words.at(-1) ?? '')
  );
}

/** Whether a folded word says that it is a town, county or state, or what governs it: `stadt`, `county`, `council`. */
export function saysAuthority(word: string): boolean {
  return isBeforeName(word) || authorities().before_of.has(word) || isAuthorityItself(word);
}

/** Whether a folded word is the authority itself, and no part of it: `council`, `stadtverwaltung`. */
export function isAuthorityItself(word: string): boolean {
  return isItself()(word);
}

/** Whether a folded word says a part of an authority that no table of organisations has: `zoo`, `stadtarchiv`, `tiergarten`. */
export function isPartOfTown(word: string): boolean {
  return isPart()(word);
}

const isItself = lazily(() => wordTest(authorities().itself));
const isPart = lazily(() => wordTest(authorities().part));

function isBeforeName(word: string): boolean {
  const { municipality, authority } = authorities();
  return municipality.has(word) || authority.has(word);
}
