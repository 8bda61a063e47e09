import { foldWords } from '../../resolution/names/fold.ts';

/** A word, and the full stop behind it. */
const WORD = /(\p{L}+)(\.?)/gu;
/** Most names have none, and `Inc.` stands at the end. */
const SIGN = /\p{L}{3}\.[\s-]*\p{L}/u;
/** Fewer letters are initials, a legal form or a title. */
const LEAST_LETTERS = 3;

/**
 * Whether one of two names is the other one with words cut off at a full stop, and nothing else: `Off. Mecc. Zym srl` is `Officine
 * Meccaniche Zym S.r.l.`, and `Zym Masch.-Fabrik GmbH` is `Zym Maschinenfabrik GmbH`.
 */
export function isAbbreviationOfNames(one: string, other: string): boolean {
  return isWrittenShort(one, other) || isWrittenShort(other, one);
}

function isWrittenShort(short: string, long: string): boolean {
  if (!short.includes('.') || !SIGN.test(short)) return false;
  const parts = betweenCuts(short);
  return parts.length > 1 && isMadeOf(parts, lettersOf(long));
}

/** The letters of a name, parted where something may be cut off. */
function betweenCuts(text: string): readonly string[] {
  const parts = [''];
  for (const [, word = '', stop] of text.matchAll(WORD)) {
    const letters = lettersOf(word);
    parts.push(`${parts.pop()}${letters}`);
    if (stop !== '' && letters.length >= LEAST_LETTERS) parts.push('');
  }
  return parts;
}

/** It begins with the first part, ends with the last one, and has the others between them in their order. */
function isMadeOf([first = '', ...others]: readonly string[], letters: string): boolean {
  if (!letters.startsWith(first)) return false;
  const last = others.pop() ?? '';
  let from = first.length;
  for (const part of others) {
    const at = letters.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return letters.endsWith(last) && letters.length - last.length >= from;
}

function lettersOf(text: string): string {
  return foldWords(text).replace(/[^a-z]/g, '');
}
