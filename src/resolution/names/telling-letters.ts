import type { ProfileName } from '../comparisons/entity-profile.ts';
import { GENERIC_WORDS, NUMERALS, SPELLINGS, STOP_WORDS } from '../tables/name-words.ts';
import { isGivenName } from '../tables/people.ts';
import { remembered } from '../tables/remembered.ts';
import { tradesOf } from '../tables/trades.ts';
import { type Alignment, realigned } from './align-tokens.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';

type Name = Pick<NormalName, 'text' | 'tokens'>;

/**
 * A single letter that only one name has tells sisters apart where it counts or labels: `Quantock I Solar` is the first of
 * several, and `Quantock C Park` is no `Quantock D Park`. A numeral is given as its figure, another letter as a capital, which
 * no other word of a name is. Left alone are articles and joints (`Grupo Uno y Dos`, `Zym E Filhos`) and the initials of people
 * (`Edwin I Hatch`): what stands behind them is no word of trade. At the end of a name no letter is an article or joint: `Quantock D` has
 * a word more, as `Quantock B` does.
 */
export function withTellingLetters(alignment: Alignment, left: NormalName, right: ProfileName): Alignment {
  const { leftOver, rightOver } = alignment;
  if (!leftOver.some(isLetter) && !rightOver.some(isLetter)) return alignment;
  const counted = withNumerals(alignment, left, right);
  const areTwo = counted.leftOver.some(isLetter) && counted.rightOver.some(isLetter);
  const told = (words: readonly string[], name: Name, others: readonly string[]) =>
    words.map((word) => (isLetter(word) ? asSaid(word, name, { areTwo, others }) : word));
  return realigned(counted, {
    leftOver: told(counted.leftOver, left, counted.rightOver),
    rightOver: told(counted.rightOver, right, counted.leftOver),
  });
}

/** What else only one of the names has. */
interface Beside {
  /** The other one has a letter of its own, too. */
  readonly areTwo: boolean;
  /** The words that only the other one has. */
  readonly others: readonly string[];
}

function asSaid(letter: string, name: Name, { areTwo, others }: Beside): string {
  // `Recerca I Tecnologia` and `Recerca & Tecnologia`.
  const mayBeJoint = others.some((word) => STOP_WORDS.has(word));
  if (!mayBeJoint && isNumeralInside(letter, name)) return asTold(letter, name);
  if (isTelling(letter, name, areTwo)) return asTold(letter, name);
  return isWordAtEnd(letter, name) ? `${letter}${WORD}` : letter;
}

/** Behind a letter that is a word, and not the article or joint that it would be. */
const WORD = '.';

/** A word of a name, without the mark of a letter that is one. */
export function unmarked(word: string): string {
  return word.length === 2 && word.endsWith(WORD) ? word.charAt(0) : word;
}

function isLetter(word: string): boolean {
  return word.length === 1 && word >= 'a' && word <= 'z';
}

/** `Quantock 1 Solar` is `Quantock I Solar`. */
function withNumerals(alignment: Alignment, left: NormalName, right: ProfileName): Alignment {
  const figureIn = (words: readonly string[], name: Name, others: readonly string[]) =>
    words.find(
      (word) =>
        isLetter(word) &&
        others.includes(NUMERALS.get(word) ?? word) &&
        (isNumeralInside(word, name) || !isJoint(word, name)),
    );
  const { pairs, leftOver, rightOver } = alignment;
  const mine = figureIn(leftOver, left, rightOver);
  const theirs = figureIn(rightOver, right, leftOver);
  const figure = NUMERALS.get(mine ?? theirs ?? '');
  if (figure === undefined) return alignment;
  return realigned(alignment, {
    pairs: [...pairs, { left: figure, right: figure, agreement: 'exact' }],
    leftOver: leftOver.filter((word) => word !== (mine ?? figure)),
    rightOver: rightOver.filter((word) => word !== (mine === undefined ? theirs : figure)),
  });
}

/**
 * `La Paz I District` is the first of several, and none of them is La Paz District: between words, a capital among small letters is no
 * joint but in names of another language. Behind a given name it is the initial of a person.
 */
function isNumeralInside(letter: string, { text, tokens }: Name): boolean {
  const at = tokens.indexOf(letter);
  if (letter !== 'i' || at < 1 || at === tokens.length - 1 || isOfPerson(tokens.slice(0, at))) return false;
  if (!/\p{Ll}/u.test(text) || !/\sI\s/.test(text)) return false;
  return !isForeign(text.replace(ARTICLE_IN_FRONT, ''));
}

/** A given name ends these words, and not that of a saint, whom a town is called by. */
function isOfPerson(words: readonly string[]): boolean {
  return isGivenName(words.at(-1) ?? '') && !SAINTS.has(words.at(-2) ?? '');
}

const SAINTS: ReadonlySet<string> = new Set('saint st san santa santo sankt sant'.split(' '));

/** Towns are called by one: `La Paz`. */
const ARTICLE_IN_FRONT = /^(?:la|las|los|el|le|les)\s/i;

/** Beside another letter every one tells that is no joint, else one before a word of trade. */
function isTelling(letter: string, name: Name, areTwo: boolean): boolean {
  if (isJoint(letter, name)) return false;
  if (areTwo) return true;
  const at = name.tokens.indexOf(letter);
  const next = name.tokens[at + 1] ?? '';
  return at > 0 && letter !== ARTICLE && (isOfTrade(next) || (STOP_WORDS.has(letter) && saysTrade(next)));
}

/** The letters are few, and asked of many names. */
const aloneIn = remembered(STOP_WORDS.size, (letter: string) => {
  return new RegExp(`(?<=[\\s(])${letter}(?![\\p{L}\\p{N}.&'’])`, 'iu');
});

function isOfTrade(word: string): boolean {
  return GENERIC_WORDS.has(word) || SITES.has(word);
}

/** Other letters before one are words as it is. */
function saysTrade(word: string): boolean {
  return word !== '' && tradesOf([word]).size > 0;
}

/** What would be an article or joint elsewhere; with a dot it is the initial of somebody (`Hughes, L.`), and not in `R&D`. */
function isWordAtEnd(letter: string, { text, tokens }: Name): boolean {
  if (tokens.length < 2 || tokens.at(-1) !== letter || !STOP_WORDS.has(letter)) return false;
  return aloneIn(letter).test(text);
}

/** What has a name and a letter or number, and is more than a word of trade elsewhere. */
const SITES: ReadonlySet<string> = new Set(
  'block hydro park plant project site station terminal tower'.split(' '),
);

/** Of English, which stands before words of trade: `Rent A Center`. */
const ARTICLE = 'a';

function asTold(letter: string, { tokens }: Name): string {
  const isInside = tokens.indexOf(letter) > 0;
  return letter === 'i' && isInside ? (NUMERALS.get(letter) ?? letter) : letter.toUpperCase();
}

/**
 * A letter that is an article or joint of some language: written small where others are not, before a vowel that swallowed
 * the rest of it (`d'`, `l'`), or in a name that has words or letters of such a language.
 */
function isJoint(letter: string, { text, tokens }: Name): boolean {
  if (!STOP_WORDS.has(letter)) return false;
  if (/\p{Lu}/u.test(text) && new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, 'u').test(text))
    return true;
  const next = tokens[tokens.indexOf(letter) + 1] ?? '';
  if ((letter === 'd' || letter === 'l') && /^[aeiouyh]/.test(next)) return true;
  return isForeign(text);
}

const ENGLISH_JOINTS: ReadonlySet<string> = new Set('the a an of and for in at'.split(' '));

function isForeign(text: string): boolean {
  if (/[^\x20-\x7e]/.test(text)) return true;
  return foldWords(text)
    .split(' ')
    .some(
      (word) => SPELLINGS.has(word) || (word.length > 1 && STOP_WORDS.has(word) && !ENGLISH_JOINTS.has(word)),
    );
}
