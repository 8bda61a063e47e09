import { COLLECTIVE, JUNK_WORDS, PLACEHOLDERS } from '../tables/junk-words.ts';
import { foldWords } from './fold.ts';
import type { NormalName } from './normal-name.ts';

const LONGEST_JUNK_WORD = Math.max(...[...JUNK_WORDS].map((word) => word.length));
/** Letters and blanks, of which nothing is lost when they are folded. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const KEYBOARD_ROWS: readonly string[] = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Of a placeholder, with what people write beside it. */
const MOST_WORDS = 4;
/** Any may be one: `Private company`. */
const COMPANY = /\bcompany\W*$/i;
/** A row typed twice. */
const LONGEST_NOISE = 2 * Math.max(...KEYBOARD_ROWS.map((row) => row.length));

/** A ticker as terminals write it, `MSFT US Equity`: letters that are no name, though they may be those of a company's name. */
const TICKER =
  /^[A-Z\d/]{1,6} (?:US|U[ANPQRW]|LN|GR|GY|FP|NA|IM|SM|SQ|SW|SE|VX|SS|DC|NO|FH|BB|AV|PL|ID|PW|CP|GA|TI|RU?|IT|JP|JT|HK|CH|CG|CS|SP|IN|IB|IS|AU|AT|NZ|CN|CT|MM|MK|TB|IJ|PM|KS|KQ|KP|TT|BZ|BS|AR|CI|SJ) (?:Equity|EQUITY)$/;

export function isTicker(text: string): boolean {
  return TICKER.test(text);
}

/** Says whether a name stands for no company: tests, placeholders, keyboard noise, bare numbers. */
export function isJunkName(name: NormalName): boolean {
  if (isJunkText(name) || isPlaceholder(name)) return true;
  if (name.tokens.every((token) => isFiller(token, name)) && !isShortNumbers(name)) return true;
  const glued = name.tokens.join('');
  return glued.length >= 4 && (isOneLetter(glued) || isKeyboardNoise(glued));
}

/** A text of one letter, or of one of the words; a long one of plain words is neither. */
function isJunkText({ text, forms }: NormalName): boolean {
  if (isTicker(text)) return true;
  if (text.length > LONGEST_JUNK_WORD && PLAIN_WORDS.test(text)) return false;
  const folded = foldWords(text);
  return (forms.length === 0 && folded.length < 2) || JUNK_WORDS.has(folded);
}

/** `Reserved`, `Name withheld`, `To be announced`, `Cash Customer`: somebody whose name is not told; `Private Inc` is one. */
export function isPlaceholder({ text, tokens, forms }: NormalName): boolean {
  if (tokens.length > MOST_WORDS || (forms.length > 0 && !COMPANY.test(text))) return false;
  if (tokens.length > 1 && (PLACEHOLDERS.has(tokens.join(' ')) || isCollective({ tokens, forms })))
    return true;
  const areFillers = tokens.every((token) => PLACEHOLDERS.has(token) || JUNK_WORDS.has(token));
  return areFillers && tokens.some((token) => PLACEHOLDERS.has(token));
}

/** `Cash Customer`: whoever buys for cash, under one account on purpose. */
export function isCollective({ tokens, forms }: Pick<NormalName, 'tokens' | 'forms'>): boolean {
  if (forms.length > 0) return false;
  return COLLECTIVE.party.has(tokens.at(-1) ?? '') && COLLECTIVE.kind.has(tokens.slice(0, -1).join(' '));
}

function isFiller(token: string, { text }: NormalName): boolean {
  return JUNK_WORDS.has(token) || (/^\d+$/.test(token) && text.includes(token));
}

function isOneLetter(glued: string): boolean {
  return glued.charAt(0) === glued.charAt(1) && /^(.)\1+$/.test(glued);
}

/** `7-11`: two short numbers are somebody's name, one or longer ones are not. */
function isShortNumbers({ tokens }: NormalName): boolean {
  return tokens.length > 1 && tokens.every((token) => /^\d{1,2}$/.test(token));
}

/** A stretch of one row of the keyboard, perhaps typed twice. */
export function isKeyboardNoise(glued: string): boolean {
  if (glued.length > LONGEST_NOISE) return false;
  const half = glued.slice(0, glued.length / 2);
  const typed = half.length >= 3 && half + half === glued ? half : glued;
  return KEYBOARD_ROWS.some((row) => row.includes(typed));
}
