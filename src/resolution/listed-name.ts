import { legalForms } from './tables/legal-forms.ts';
import {
  mayEndInSecurity,
  NOMINAL_VALUE,
  SECURITY_WORDS,
  SERIES_BEHIND_FORM,
  SHARE_CLASS,
} from './tables/share-class.ts';

const NAME_AND_FORM =
  /^(.+?(?:\s(?:ag|n\.?v\.?|a?\.?s\.?a\.?|sgps|plc|inc\.?|corp\.?|ltd\.?|se|oyj|asa|ab|spa|kgaa|co\.?|a\/?s|s\.?l\.?))+(?:\s\(?publ\.?\)?)?)[,;]?\s+(.+)$/i;
/** Shorter names are not cut off within a word. */
const SHORTEST_CUT = 25;

/**
 * The company behind a line of an exchange's list. Exchanges write the security behind a name, and before that the name
 * once more, until the column ends: `KOJAMO OYJ KOJAMO ORD SHS`, `TECNICAS REUNIDAS SA TECNICAS R`.
 */
export function companyOfSecurity(text: string): string {
  const rest = mayEndInSecurity(text)
    ? text.replace(SHARE_CLASS, '').replace(NOMINAL_VALUE, '').replace(SERIES_BEHIND_FORM, '')
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
    (hadSecurity && word.length === 1) ||
    (at > 0 && (SECURITY_WORDS.has(word) || legalForms().has(word))) ||
    (at === again.length - 1 && isCutOff(word, { at, said, again, text }));
  return again.every(isAgain) ? name : text;
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
