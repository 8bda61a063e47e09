import type { ProfileName } from '../comparisons/entity-profile.ts';
import type { AlignedToken, Alignment } from './align-tokens.ts';
import { canonicalWord } from './canonical-word.ts';
import { fold } from './fold.ts';
import { readNative } from './native-words.ts';
import { type NormalName, type Readable, type Reading, readAs } from './normal-name.ts';

/*
 * Names in scripts without blanks are one word each, and a company's name is the beginning of those of its holding, its sales
 * company, its hospital and its branches: 鶴見台販売 is not what 鶴見台 is short for, but has a word more.
 */

interface Names {
  readonly left: Reading<NormalName>;
  readonly right: Reading<ProfileName>;
}

const UNBLANKED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const RUN = new RegExp(`${UNBLANKED.source}+`, 'gu');
/** One sign is the beginning of names that have nothing to do with it: 東 and 東芝. */
const FEWEST_SIGNS = 2;

/**
 * Two names with blanks where one of them goes on behind the other: 鶴見台販売 and 鶴見台 are `hejiantai sales` and `hejiantai`. What
 * they share and what follows are read in English where that is known, as names in Latin letters would say it. Undefined where
 * no word of theirs begins with one of the other.
 */
export function inParts({ left, right }: Names, { pairs }: Alignment): Names | undefined {
  if (!pairs.some(mayGoOn)) return undefined;
  const parted = partedTokens(left, right);
  return parted && { left: withWords(left, parted.left), right: withWords(right, parted.right) };
}

function mayGoOn({ left, right, agreement }: AlignedToken): boolean {
  return (
    (agreement === 'abbreviated' || agreement === 'typo') && (goesOn(left, right) || goesOn(right, left))
  );
}

type Spelled = Pick<NormalName, 'text' | 'tokens'>;

/** The words of two names that `inParts` gives blanks; undefined where no word of theirs begins with one of the other. */
export function partedTokens(
  left: Spelled,
  right: Spelled,
): { readonly left: readonly string[]; readonly right: readonly string[] } | undefined {
  if (!UNBLANKED.test(left.text) && !UNBLANKED.test(right.text)) return undefined;
  for (const mine of left.tokens) {
    for (const theirs of right.tokens) {
      const isLeftLonger = goesOn(mine, theirs);
      if (!isLeftLonger && !goesOn(theirs, mine)) continue;
      const [long, short] = isLeftLonger ? [left, right] : [right, left];
      const parts = partsOf(
        { word: isLeftLonger ? mine : theirs, text: long.text },
        isLeftLonger ? theirs : mine,
      );
      if (parts === undefined) continue;
      // A name in Latin letters is compared with the signs as they sound: what they mean is another reading.
      const read = UNBLANKED.test(short.text) ? wordsOf : soundsOf;
      const shared = read(parts.shared);
      const whole = [...shared, ...read(parts.rest)];
      return {
        left: replaced(left.tokens, mine, isLeftLonger ? whole : shared),
        right: replaced(right.tokens, theirs, isLeftLonger ? shared : whole),
      };
    }
  }
  return undefined;
}

/** What a name says in scripts without blanks, piece by piece. */
export function runsWithoutBlanks(text: string): readonly string[] {
  return text.normalize('NFKC').match(RUN) ?? [];
}

function goesOn(long: string, short: string): boolean {
  return long.length > short.length && long.startsWith(short);
}

/** The word in two, where it stands in its text and both parts end with a sign. */
function partsOf(
  { word, text }: { readonly word: string; readonly text: string },
  beginning: string,
): { readonly shared: string; readonly rest: string } | undefined {
  if (!UNBLANKED.test(text)) return undefined;
  for (const [run] of text.normalize('NFKC').matchAll(RUN)) {
    const signs = [...run];
    for (let first = 0; first < signs.length; first++) {
      if (!romanised(signs.slice(first)).startsWith(word)) continue;
      const end = endOf(beginning, signs, first);
      const last = end === undefined ? undefined : endOf(word, signs, first);
      if (end === undefined || last === undefined || end - first < FEWEST_SIGNS) continue;
      return { shared: signs.slice(first, end).join(''), rest: signs.slice(end, last).join('') };
    }
  }
  return undefined;
}

/** Behind which sign the letters end; a stroke that makes a vowel long has none of its own. */
function endOf(letters: string, signs: readonly string[], first: number): number | undefined {
  let end: number | undefined;
  for (let at = first + 1; at <= signs.length; at++) {
    const read = romanised(signs.slice(first, at));
    if (read === letters) end = at;
    else if (read.length > letters.length) break;
  }
  return end;
}

function wordsOf(signs: string): readonly string[] {
  return readNative(signs)?.map(canonicalWord) ?? soundsOf(signs);
}

function soundsOf(signs: string): readonly string[] {
  return [canonicalWord(romanised([signs]))];
}

function romanised(signs: readonly string[]): string {
  return fold(signs.join('')).replace(/[^a-z0-9]/g, '');
}

function replaced(tokens: readonly string[], word: string, parts: readonly string[]): readonly string[] {
  return tokens.flatMap((token) => (token === word ? parts : [token]));
}

/** It is the name with its blanks, and no other reading of it: all that asks for the name as it is written gets these words. */
function withWords<Name extends Readable & Pick<NormalName, 'forms'>>(
  name: Reading<Name>,
  tokens: readonly string[],
): Reading<Name> {
  return { ...readAs(name, tokens), asWritten: undefined };
}
