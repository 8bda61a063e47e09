import { gluedOf } from '../../resolution/names/normal-name.ts';
import { normaliseName } from '../../resolution/names/normalise-name.ts';
import { LOOSE_WORDS } from '../../resolution/tables/company-words.ts';
import { isEverydayWord } from '../../resolution/tables/everyday-words.ts';
import type { EntityFacts } from '../entity.ts';
import { partPlaces } from './places-in-names.ts';

/*
 * Whether a company bears the words of another one's name in its own, as the companies of a group do. By their brands alone, and by
 * other names than those that are shown, borne-name.ts tells it.
 */

/** Words that stand around the name of the head of a group and in no other name of it. */
const AROUND_HEAD: ReadonlySet<string> = new Set([...LOOSE_WORDS, 'holding', 'holdings']);

/** What follows when a shown name of the company begins with all words of one of the other's: `porsche cars` of Porsche. */
export function restBehindName(facts: EntityFacts, head: EntityFacts): readonly string[] | undefined {
  const heads = wordsOf(head).map(withoutHeadWords);
  for (const words of wordsOf(facts))
    for (const name of heads)
      if (name.length > 0 && name.length < words.length && name.every((word, at) => word === words[at]))
        return words.slice(name.length);
  return undefined;
}

/** Whether a shown name of the company has all words of one of the other's behind words of its own: `bgl bnp paribas`. */
export function bearsNameWithin(facts: EntityFacts, head: EntityFacts): boolean {
  const heads = wordsOf(head).map(withoutHeadWords);
  return wordsOf(facts).some((words) =>
    heads.some(
      (name) =>
        name.length > 0 &&
        words.some((_, from) => from > 0 && name.every((word, at) => word === words[from + at])),
    ),
  );
}

/** Whether a shown name of the company has all words of one of the other's, and more. */
export function bearsWordsOf(facts: EntityFacts, head: EntityFacts): boolean {
  return restBehindName(facts, head) !== undefined || bearsNameWithin(facts, head);
}

/** The same, or both have one shown name but for its spelling and form. */
export function bearsNameOf(facts: EntityFacts, head: EntityFacts): boolean {
  return bearsWordsOf(facts, head) || areNamesakes(facts, head);
}

function areNamesakes(facts: EntityFacts, head: EntityFacts): boolean {
  const heads = gluedNamesOf(head);
  return gluedNamesOf(facts).some((name) => heads.includes(name));
}

function gluedNamesOf(facts: EntityFacts): readonly string[] {
  return shownNamesOf(facts).flatMap((text) => normaliseName(text).map(gluedOf));
}

function shownNamesOf({ legalName, tradingName }: EntityFacts): readonly string[] {
  return [legalName?.value, tradingName?.value].filter((text) => text !== undefined);
}

/** Shorter words are in many names. */
const SHORTEST_SHARED = 4;

/** Whether shown names of both begin with one word, as a whole or glued to more: `vodafonethree` of Vodafone. */
export function sharesName(facts: EntityFacts, head: EntityFacts): boolean {
  const heads = wordsOf(head).flatMap((words) => withoutHeadWords(words).slice(0, 1));
  const telling = heads.filter(
    (word) => word.length >= SHORTEST_SHARED && !isEverydayWord(word) && !isPlace(word),
  );
  return wordsOf(facts).some(([first = '']) => telling.some((word) => first.startsWith(word)));
}

/** Whether a country or region stands first in all its shown names: `nihon unisys`. */
export function beginsWithPlace(facts: EntityFacts): boolean {
  return wordsOf(facts).every((words) => partPlaces(words).others[0] !== words[0]);
}

function isPlace(word: string): boolean {
  return partPlaces([word]).places.length > 0;
}

type Words = readonly (readonly string[])[];

/** Of facts that are still in memory: a company is held against each one above it, and a head against many below. */
const known = new WeakMap<EntityFacts, Words>();

function wordsOf(facts: EntityFacts): Words {
  const words = known.get(facts) ?? readWords(facts);
  known.set(facts, words);
  return words;
}

function readWords(facts: EntityFacts): Words {
  return [...new Set(shownNamesOf(facts))].flatMap((text) =>
    normaliseName(text, facts.country?.value).map(({ english, tokens }) => english ?? tokens),
  );
}

/** `bimbo` of `group bimbo`, as `Grupo Bimbo` is read. */
function withoutHeadWords(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !AROUND_HEAD.has(word));
  const last = words.findLastIndex((word) => !AROUND_HEAD.has(word));
  return first === -1 ? [] : words.slice(first, last + 1);
}
