import { lazily } from '../tables/lazily.ts';
import { tableText } from '../tables/table-text.ts';
import { type AlignedToken, type Alignment, realigned } from './align-tokens.ts';
import { fold } from './fold.ts';
import type { NormalName } from './normal-name.ts';

/*
 * Chinese characters that only sound alike: words are compared as they are romanised, and without its tone one syllable is
 * that of dozens of characters.
 */

type Written = Pick<NormalName, 'text'>;

const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/gu;

/** Without the words of two names that sound alike and are written in other characters: 宏齊 is no 宏碁, both `hongqi`. */
export function withoutSoundAlikes(alignment: Alignment, left: Written, right: Written): Alignment {
  if (alignment.pairs.length === 0 || !HAN.test(left.text) || !HAN.test(right.text)) return alignment;
  const areApart = (pair: AlignedToken) => areOtherCharacters({ left, right }, pair);
  const apart = alignment.pairs.filter(areApart);
  if (apart.length === 0) return alignment;
  return realigned(alignment, {
    pairs: alignment.pairs.filter((pair) => !apart.includes(pair)),
    leftOver: [...alignment.leftOver, ...apart.map((pair) => pair.left)],
    rightOver: [...alignment.rightOver, ...apart.map((pair) => pair.right)],
    isHeadShared: alignment.isHeadShared && !apart.some((pair) => pair.left === alignment.head),
  });
}

/** Says whether two names are romanised alike and written in other characters. */
export function areOnlyHeardAlike(
  left: Written & Pick<NormalName, 'tokens'>,
  right: Written & Pick<NormalName, 'tokens'>,
): boolean {
  if (!HAN.test(left.text) || !HAN.test(right.text)) return false;
  const words = { left: left.tokens.join(''), right: right.tokens.join('') };
  return words.left === words.right && areOtherCharacters({ left, right }, words);
}

/** A name in Chinese characters, simplified; undefined where it is not written in them alone. */
export function inCharacters(name: Written & Pick<NormalName, 'tokens'>): string | undefined {
  return HAN.test(name.text) ? charactersOf(name.tokens.join(''), name) : undefined;
}

function areOtherCharacters(
  { left, right }: { readonly left: Written; readonly right: Written },
  words: Pick<AlignedToken, 'left' | 'right'>,
): boolean {
  const mine = charactersOf(words.left, left);
  const theirs = mine === undefined ? undefined : charactersOf(words.right, right);
  return mine !== undefined && theirs !== undefined && !isWithin(mine, theirs) && !isWithin(theirs, mine);
}

/** One character more or less is a slip, 中央央病院, or left out: each of the others stands there in its order. */
function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const character of long) if (short.startsWith(character, at)) at += character.length;
  return at === short.length;
}

/** The characters that are romanised as the word, simplified; undefined where it is not written in characters alone. */
function charactersOf(word: string, { text }: Written): string | undefined {
  const letters = word.replaceAll(' ', '');
  for (const [run] of text.normalize('NFKC').matchAll(HAN_RUN)) {
    const characters = [...run];
    const sounds = characters.map((character) => fold(character).replace(/[^a-z0-9]/g, ''));
    for (let first = 0; first < characters.length; first++) {
      const after = endOf(letters, sounds, first);
      if (after !== undefined) return characters.slice(first, after).map(simplified).join('');
    }
  }
  return undefined;
}

/** Behind which syllable the letters end that begin with one of them. */
function endOf(letters: string, sounds: readonly string[], first: number): number | undefined {
  let rest = letters;
  for (let at = first; at < sounds.length; at++) {
    const sound = sounds[at] ?? '';
    if (!rest.startsWith(sound)) return undefined;
    rest = rest.slice(sound.length);
    if (rest === '') return at + 1;
  }
  return undefined;
}

const variants = lazily(() => {
  const forms = new Map<string, string>();
  for (const line of tableText('character-variants').trim().split('\n')) {
    const [plain = '', ...others] = [...line];
    for (const other of others) forms.set(other, plain);
  }
  return forms;
});

/** 國 and 国, 広 and 廣 are one character. */
function simplified(character: string): string {
  return variants().get(character) ?? character;
}
