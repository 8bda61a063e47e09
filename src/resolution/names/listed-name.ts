import { distance } from 'fastest-levenshtein';
import { legalForms } from '../tables/legal-forms.ts';
import {
  ISIN,
  MARK_BEHIND_FORM,
  mayEndInSecurity,
  NOMINAL_VALUE,
  RATE,
  SECURITY_WORDS,
  SERIES_BEHIND_FORM,
  SERIES_BEHIND_NAME,
  SHARE_CLASS,
  TICKER,
} from '../tables/share-class.ts';

const NAME_AND_FORM =
  /^(.+?(?:\s(?:ag|n\.?v\.?|a?\.?s\.?a\.?|sgps|plc|inc\.?|corp\.?|ltd\.?|se|oyj|asa|ab|spa|kgaa|co\.?|a\/?s|s\.?l\.?|cva|sca|pjsc|tbk|bhd))+(?:\s\(?publ\.?\)?)?)[,;]?\s+(.+)$/i;
/** Shorter names are not cut off within a word. */
const SHORTEST_CUT = 25;
/** The width of a column: a name that fills it was cut off there. */
const FULL_COLUMN = { least: 28, most: 32 } as const;
/** Shorter words begin many names: `SA`, `US`. */
const SHORTEST_REPEATED = 3;
const SHORTEST_MISSPELT = 7;
/** `&` joins more of the form: `AG & Co KGaA`. */
const SINGLE_LETTER = /^[\p{L}\p{N}]$/u;

/**
 * The company behind a line of an exchange's list. Exchanges write the security behind a name, and before that the name
 * once more, until the column ends: `KOJAMO OYJ KOJAMO ORD SHS`, `TECNICAS REUNIDAS SA TECNICAS R`.
 */
export function companyOfSecurity(text: string): string {
  const rest = mayEndInSecurity(text)
    ? text
        .replace(ISIN, '')
        .replace(TICKER, '')
        .replace(RATE, '')
        .replace(SHARE_CLASS, '')
        .replace(NOMINAL_VALUE, '')
        .replace(SERIES_BEHIND_FORM, '')
        .replace(SERIES_BEHIND_NAME, '')
        .replace(MARK_BEHIND_FORM, '')
    : text;
  return withoutRepetition(rest, rest !== text);
}

function withoutRepetition(text: string, hadSecurity: boolean): string {
  if (!hadSecurity && !mayRepeat(text)) return text;
  const [, name, more = ''] = NAME_AND_FORM.exec(text) ?? [];
  if (name === undefined) return text;
  const said = wordsOf(name);
  const again = wordsOf(more);
  const isAgain = (word: string, at: number) =>
    said.includes(word) ||
    (hadSecurity && isMisspelt(word, said[at] ?? '')) ||
    (hadSecurity && SINGLE_LETTER.test(word)) ||
    (at > 0 && (SECURITY_WORDS.has(word) || legalForms().has(word))) ||
    (at === again.length - 1 && isCutOff(word, { at, said, again, text }));
  const isFull = hadSecurity || (text.length >= FULL_COLUMN.least && text.length <= FULL_COLUMN.most);
  return again.every(isAgain) || (isFull && beginsAgain(said, again)) ? name : text;
}

/**
 * In a full column, a name that begins anew behind its legal form is the same once more, though it may be spelled in
 * another way: `WAL-MART STORES INC WALMART STO`.
 */
function beginsAgain(said: readonly string[], again: readonly string[]): boolean {
  const [first = '', second = ''] = said;
  const [next = ''] = again;
  if (first.length < SHORTEST_REPEATED || again.length < 2) return false;
  if (next === first || next === `${first}${second}`) return true;
  return first.length >= SHORTEST_MISSPELT && distance(first, next) === 1;
}

/** The word that stands in the same place, but for a letter: `CD PROJEKT SA CD PROJECT ORD`. */
function isMisspelt(word: string, said: string): boolean {
  return Math.min(word.length, said.length) >= SHORTEST_MISSPELT && distance(word, said) === 1;
}

/** Whether a later word begins as the first one does: hardly any name does that, and it is quickly seen. */
function mayRepeat(text: string): boolean {
  const at = text.lastIndexOf(` ${text.charAt(0)}`);
  return at > 0 && text.indexOf(' ') < at;
}

/** The last word may be the beginning of what would have followed. */
function isCutOff(
  word: string,
  { at, said, again, text }: { at: number; said: readonly string[]; again: readonly string[]; text: string },
): boolean {
  if (text.length < SHORTEST_CUT) return false;
  const next = at === 0 ? said[0] : said[said.indexOf(again[at - 1] ?? '') + 1];
  return (
    next?.startsWith(word) === true || (at > 0 && [...SECURITY_WORDS].some((known) => known.startsWith(word)))
  );
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/(?<=\p{L})'(?=\p{L})/gu, ' ')
    .replace(/(?<!\p{L})(\p{L})\.\s?(\p{L})\.?(?!\p{L})/gu, '$1$2')
    .split(/[\s.,()-]+/)
    .filter((word) => word !== '');
}
