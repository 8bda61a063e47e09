import { randomOf } from '../random.ts';

/**
 * How often a name brings a word that no name before it has, beyond what the real words give while they last: fitted to
 * the real universe, where 5,000, 20,000 and 80,000 names have 6,800, 20,100 and 56,100 words (Heaps' law, exponent .72).
 */
const NEW_WORDS = { most: 0.3, from: 100_000, fading: 1_000_000, exponent: -0.35 } as const;
/** How often the word of an earlier company is taken over, if that one has a new word. */
const TAKEN_OVER = 0.5;
/** Sets the words of a company apart from its other random parts. */
const OF_WORDS = 0x5bd1e995;
const LONGEST_HEAD = 5;

/** The first word of a company's name: one of `real`, or a new one made of two of them. */
export function firstWord(real: readonly string[], seed: number, number: number): string {
  const random = randomOf(seed ^ OF_WORDS, number);
  const own = newWord(real, seed, number);
  if (own !== undefined) return own;
  const earlier = random.chance(TAKEN_OVER) ? newWord(real, seed, random.below(number + 1)) : undefined;
  return earlier ?? random.pick(real);
}

/** The new word that the name of a company brought: the head of one word and the tail of another. */
function newWord(real: readonly string[], seed: number, number: number): string | undefined {
  const random = randomOf(~seed ^ OF_WORDS, number);
  const { most, from, fading, exponent } = NEW_WORDS;
  if (!random.chance(most * Math.min(1, number / from) * (1 + number / fading) ** exponent)) return undefined;
  const head = random.pick(real).slice(0, 2 + random.below(LONGEST_HEAD - 1));
  const tail = random.pick(real).toLowerCase();
  return head + tail.slice(Math.floor(tail.length / 2));
}
