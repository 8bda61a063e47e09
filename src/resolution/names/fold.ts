import anyAscii from 'any-ascii';
import { romaniseKana } from './kana.ts';

const PLAIN_ASCII = /^[\x20-\x7e]*$/;
/** Letters and digits with single spaces, as most names are. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** Folds text to lower-case ASCII: compatibility forms, diacritics and other scripts are romanised. */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return anyAscii(romaniseKana(text.normalize('NFKC'))).toLowerCase();
}

/** Folds text to space-separated letters and digits. */
export function foldWords(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase();
  return fold(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
