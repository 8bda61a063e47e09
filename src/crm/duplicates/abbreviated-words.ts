import { foldWords } from '../../resolution/names/fold.ts';

/** A word, and the full stop behind it. */
const WORD = /(\p{L}+)(\.?)/gu;
/** Fewer letters are initials, a legal form or a title. */
const LEAST_LETTERS = 3;
/** Of more abbreviations no name is made. */
const MOST_ABBREVIATED = 4;

/**
 * Whether one of two names is the other one with words cut off at a full stop, and nothing else: `Off. Mecc. Zym srl` is `Officine
 * Meccaniche Zym S.r.l.`, and `Zym Masch.-Fabrik GmbH` is `Zym Maschinenfabrik GmbH`.
 */
export function isAbbreviationOfNames(one: string, other: string): boolean {
  return isWrittenShort(one, other) || isWrittenShort(other, one);
}

function isWrittenShort(short: string, long: string): boolean {
  if (!short.includes('.')) return false;
  const words = [...short.matchAll(WORD)].map(([, word = '', stop]) => {
    const folded = lettersOf(word);
    return { folded, isCut: stop !== '' && folded.length >= LEAST_LETTERS };
  });
  const count = words.filter(({ isCut }) => isCut).length;
  if (count === 0 || count > MOST_ABBREVIATED) return false;
  const pattern = words.map(({ folded, isCut }) => (isCut ? `${folded}[a-z]*` : folded)).join('');
  return new RegExp(`^${pattern}$`).test(lettersOf(long));
}

function lettersOf(text: string): string {
  return foldWords(text).replace(/[^a-z]/g, '');
}
