import { lazily } from './lazily.ts';
import { wordClasses } from './word-classes.ts';

const people = lazily(() => wordClasses('people', ['title', 'given']));

/** Whether a folded word is a given name: `joan`, `andreas`. */
export function isGivenName(word: string): boolean {
  return people().given.has(word);
}

/** Whether a folded word says before or behind a name that it is a person's: `dr`, `dds`, `abogado`. */
export function isTitle(word: string): boolean {
  return people().title.has(word);
}
