import anyAscii from 'any-ascii';
import { romaniseKana } from './kana.ts';

const PLAIN_ASCII = /^[\x20-\x7e]*$/;
/** With letters of western Europe, each of which is the same letters of ASCII wherever it stands. */
const WESTERN = /^[\x20-\x7e\u00c0-\u00ff]*$/;
const FIRST_WESTERN = 0xc0;
const WESTERN_LETTERS = /[\u00c0-\u00ff]/g;
/** Letters and digits with single spaces, as most names are. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** Folds text to lower-case ASCII: compatibility forms, diacritics and other scripts are romanised. */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  if (WESTERN.test(text)) return text.replace(WESTERN_LETTERS, plainLetters).toLowerCase();
  return anyAscii(romaniseKana(text.normalize('NFKC'))).toLowerCase();
}

const PLAIN_LETTERS: readonly string[] = Array.from({ length: 64 }, (_, at) =>
  anyAscii(String.fromCharCode(FIRST_WESTERN + at)),
);

function plainLetters(letter: string): string {
  return PLAIN_LETTERS[letter.charCodeAt(0) - FIRST_WESTERN] ?? '';
}

/** Folds text to space-separated letters and digits. */
export function foldWords(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase();
  return fold(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** `koln` of `koeln`: folding takes the dots off, and people write an e in their place. */
export function withoutUmlauts(word: string): string {
  return word.includes('e') ? word.replace(/([aou])e/g, '$1') : word;
}
