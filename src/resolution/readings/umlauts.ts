import { withoutUmlauts } from '../names/fold.ts';
import type { NormalName } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';

const UMLAUT = /[äöüøå]/giu;
const WRITTEN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
/** In their languages `ae` may be an umlaut; elsewhere it is two letters as often. */
const WITH_UMLAUTS: ReadonlySet<string> = new Set('AT CH DE DK EE FI LI LU NO SE'.split(' '));
/** Of fewer letters, the word without one is another: `Noel`. */
const SHORTEST = 5;
/** `Michael`, `Samuel`. */
const ENDS_OTHERWISE = /[aou]el$/;

type Words = Pick<NormalName, 'tokens' | 'forms'>;

/**
 * The name with its umlauts written in the other of the two ways: folding takes the dots off, so that `Dürr` is `durr` and no
 * `duerr`, as which lists without such letters have it. Undefined where it has none.
 */
export function otherUmlauts(
  { text, tokens, forms }: NormalName,
  country: string | undefined,
): Words | undefined {
  const written = text.normalize('NFC').replace(UMLAUT, (letter) => WRITTEN[letter.toLowerCase()] ?? letter);
  const read = written === text ? shortened({ tokens, forms }, country) : normaliseName(written, country)[0];
  if (read === undefined || read.tokens.join(' ') === tokens.join(' ')) return undefined;
  return { tokens: read.tokens, forms: read.forms };
}

/** Whether a reading of a name differs from it in its umlauts alone. */
export function isOfUmlauts({ tokens }: Pick<Words, 'tokens'>, name: Pick<Words, 'tokens'>): boolean {
  if (tokens.length !== name.tokens.length) return false;
  return tokens.every((word, at) => withoutUmlauts(word) === withoutUmlauts(name.tokens[at] ?? ''));
}

function shortened({ tokens, forms }: Words, country: string | undefined): Words | undefined {
  if (country === undefined || !WITH_UMLAUTS.has(country)) return undefined;
  return { tokens: tokens.map(shortenedWord), forms };
}

function shortenedWord(word: string): string {
  const shorter = withoutUmlauts(word);
  if (shorter === word || word.length < SHORTEST || ENDS_OTHERWISE.test(word)) return word;
  return isEverydayWord(word) ? word : shorter;
}
