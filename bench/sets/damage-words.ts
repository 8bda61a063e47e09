import type { Random } from '../random.ts';
import { ABBREVIATIONS, FORMS_OF_COUNTRY, JUNK, NEIGHBOUR_KEYS, SPELLINGS_OF_FORM } from './damage-tables.ts';
import {
  type Damage,
  type Draft,
  inCaseOf,
  isContent,
  pairsOf,
  placesOf,
  replaced,
  type Word,
  wholeWord,
  withoutComma,
} from './draft.ts';
import { nameKey } from './name-key.ts';

const SHORTEST_MISSPELT = 5;
const SHORTEST_SPLIT = 8;

/** In the order in which they are applied, so that no error falls into what another damage put in. */
export const DAMAGES: readonly Damage[] = [
  withoutWord,
  swapped,
  abbreviated,
  misspelt,
  gluedOrSplit,
  withOtherForm,
  inOtherCase,
  withJunk,
];

/** Nobody leaves the first word out: it is what people call the company by. */
function withoutWord({ words, junk }: Draft, random: Random): Draft | undefined {
  const places = placesOf(words, (word) => word !== words[0] && isContent(word) && !isNumeral(word));
  if (placesOf(words, isContent).length < 3 || places.length === 0) return undefined;
  const at = random.pick(places);
  return { words: words.toSpliced(at, 1), junk, isFixed: true };
}

function swapped({ words, junk, isFixed = false }: Draft, random: Random): Draft | undefined {
  const places = pairsOf(words);
  if (places.length === 0 || isFixed) return undefined;
  const at = random.pick(places);
  const pair = words.slice(at, at + 2).reverse();
  return { words: words.toSpliced(at, 2, ...pair.map(withoutComma)), junk };
}

function abbreviated(draft: Draft, random: Random): Draft | undefined {
  return replaced(draft, random, (word) => {
    const short = ABBREVIATIONS.get(word.text.toLowerCase());
    if (short === undefined) return undefined;
    return { ...word, text: inCaseOf(word.text, random.pick(short)), isAbbreviated: true };
  });
}

/** One typing error, never in the first letter: two letters swapped, one left out, doubled, or its neighbour's key. */
function misspelt(draft: Draft, random: Random): Draft | undefined {
  return replaced(draft, random, (word) => {
    const { text } = word;
    if (!/^\p{L}+$/u.test(text) || text.length < SHORTEST_MISSPELT || !isContent(word)) return undefined;
    const at = 1 + random.below(text.length - 1);
    const wrong = mistyped([text.slice(0, at), text.charAt(at), text.slice(at + 1)], random);
    return wrong === undefined || wrong === text ? undefined : { ...word, text: wrong };
  });
}

function mistyped(
  [before, key, after]: readonly [string, string, string],
  random: Random,
): string | undefined {
  const kind = random.below(4);
  if (kind === 0) return before + after;
  if (kind === 1) return before + key + key + after;
  if (kind === 2) return before + after.slice(0, 1) + key + after.slice(1);
  const neighbours = NEIGHBOUR_KEYS.get(key.toLowerCase());
  return neighbours && before + inCaseOf(key, random.pick([...neighbours])) + after;
}

function gluedOrSplit(draft: Draft, random: Random): Draft | undefined {
  return random.chance(0.5) ? glued(draft, random) : split(draft, random);
}

function glued({ words, junk }: Draft, random: Random): Draft | undefined {
  const places = pairsOf(words);
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const pair = words.slice(at, at + 2);
  const word = {
    text: pair.map(({ text }) => text).join(''),
    originals: pair.flatMap(({ originals }) => originals),
    isAbbreviated: pair.some(({ isAbbreviated }) => isAbbreviated),
  };
  return { words: words.toSpliced(at, 2, word), junk };
}

function split(draft: Draft, random: Random): Draft | undefined {
  return replaced(draft, random, (word) => {
    const { text } = word;
    if (!/^\p{L}+$/u.test(text) || text.length < SHORTEST_SPLIT || !isContent(word)) return undefined;
    const at = 3 + random.below(text.length - 5);
    return { ...word, text: `${text.slice(0, at)} ${text.slice(at)}` };
  });
}

/** Leaves the legal form out, writes it otherwise, or adds one where there is none. */
function withOtherForm({ words, junk }: Draft, random: Random, country = ''): Draft | undefined {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = words.slice(0, -1);
  if (isContent(last)) {
    const form = random.pick(FORMS_OF_COUNTRY.get(country.toLowerCase()) ?? ['Inc', 'Ltd', 'LLC']);
    return { words: [...words, wholeWord(form)], junk };
  }
  const spellings = SPELLINGS_OF_FORM.get(nameKey(last.text));
  if (spellings !== undefined && random.chance(0.5)) {
    return { words: [...before, wholeWord(inCaseOf(last.text, random.pick(spellings)))], junk };
  }
  return before.some(isContent) ? { words: before.map(withoutComma), junk } : undefined;
}

function inOtherCase({ words, junk }: Draft, random: Random): Draft | undefined {
  const isLower = random.chance(0.5);
  const inCase = (text: string) => (isLower ? text.toLowerCase() : text.toUpperCase());
  return { words: words.map((word) => ({ ...word, text: inCase(word.text) })), junk };
}

function withJunk({ words }: Draft, random: Random): Draft {
  return { words, junk: random.pick(JUNK) };
}

/** `Acquisition Corp II` is another company than `Acquisition Corp`. */
function isNumeral({ text }: Word): boolean {
  return /^\W*(?:[ivx]+|.*\d.*|.)\W*$/i.test(text);
}
