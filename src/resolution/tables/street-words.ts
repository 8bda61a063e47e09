import { lazily } from './lazily.ts';
import { wordClasses } from './word-classes.ts';

/** What a word of an address may call a street, in all languages. */
export const STREET_KINDS = [
  ...([
    'street',
    'avenue',
    'road',
    'boulevard',
    'drive',
    'lane',
    'court',
    'square',
    'plaza',
    'place',
  ] as const),
  ...(['parkway', 'highway', 'terrace', 'way', 'circle', 'alley', 'trail', 'crescent'] as const),
  ...(['close', 'mews', 'promenade', 'crossroad', 'ring'] as const),
] as const;

/** What else is beside the name. */
export const BESIDE_KINDS = ['filler', 'unit', 'box', 'numbered'] as const;

/** Shorter beginnings are no names: `Agata` is no `gata`. */
const MIN_NAME_LENGTH = 3;
/** Shorter words stand for something within the house only before a number: `pl d armas`. */
const MIN_BEFORE_LETTER = 3;

const NUMBER = /^\d+[a-z]?$/;
const LETTER = /^[a-z]$/;

const table = lazily(() => {
  const { filler, unit, box, numbered, ...ofKinds } = wordClasses('street-words', [
    ...BESIDE_KINDS,
    ...STREET_KINDS,
  ]);
  const kinds = new Map<string, string[]>();
  const endings = new Set<string>();
  for (const [kind, words] of Object.entries(ofKinds))
    for (const word of words) {
      const bare = word.replace('*', '');
      if (bare !== word) endings.add(bare);
      kinds.set(bare, [...(kinds.get(bare) ?? []), kind]);
    }
  return { filler, unit, box, numbered, kinds, endings: [...endings] };
});

/** The kinds of street that a word of an address stands for; undefined when it stands for none. */
export function streetKindsOf(word: string): readonly string[] | undefined {
  return table().kinds.get(word);
}

/** Name and kinds of a street in one word: `haupt` and street of `hauptstr`. */
export function partedStreet(
  word: string,
): { readonly name: string; readonly kinds: readonly string[] } | undefined {
  const { endings, kinds } = table();
  const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + MIN_NAME_LENGTH);
  if (ending === undefined) return undefined;
  return { name: word.slice(0, -ending.length), kinds: kinds.get(ending) ?? [] };
}

/** `de`, `the`, `am`, `nr`. */
export function isStreetFiller(word: string): boolean {
  return table().filler.has(word);
}

/** Whether the next word is a floor, a suite or the like within the house. */
export function saysUnit(word: string, next: string): boolean {
  if (!table().unit.has(word)) return false;
  return NUMBER.test(next) || (LETTER.test(next) && word.length >= MIN_BEFORE_LETTER);
}

/** Whether the next word is the number of a box of the post. */
export function saysBox(word: string, next: string): boolean {
  return NUMBER.test(next) && table().box.has(word);
}

/** Whether the next word is the number of the street itself: `Highway 7`, `Calle 12`. */
export function saysNumberedStreet(word: string, next: string): boolean {
  return NUMBER.test(next) && table().numbered.has(word);
}
