import { isMunicipality } from './authorities.ts';
import { lazily } from './lazily.ts';
import { wordClasses, wordTest } from './word-classes.ts';

const bodies = lazily(() => {
  const { body, together, school, before_town } = wordClasses('local-bodies', [
    'body',
    'together',
    'school',
    'before_town',
  ]);
  const phrases = [...together].map((phrase) => phrase.split(' '));
  return {
    alone: body,
    together: phrases,
    isSchool: wordTest(school),
    beside: new Set([...phrases.flat(), ...before_town]),
  };
});

/** Whether words of a name say what every town has one of (`Stadt`, `Golf Club`): the rest of it is the town. */
export function isOfEveryTown(words: readonly string[]): boolean {
  return (
    words.some(saysBody) || bodies().together.some((phrase) => phrase.every((word) => words.includes(word)))
  );
}

/** Whether it is one of these words, or tells nothing beside them, as `club` and `saint`: it may be of the town. */
export function isLocalWord(word: string): boolean {
  return saysBody(word) || bodies().beside.has(word);
}

/** `college`, `academy`: schools bear one name in many towns, a university that of its own. */
export function saysSchool(word: string): boolean {
  return bodies().isSchool(word);
}

function saysBody(word: string): boolean {
  return isMunicipality(word) || bodies().alone.has(word);
}
