import anyAscii from 'any-ascii';
import { romaniseKana } from './kana.ts';

const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Folds text to lower-case ASCII: compatibility forms, diacritics and other scripts are romanised. */
export function fold(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return anyAscii(romaniseKana(text.normalize('NFKC'))).toLowerCase();
}

/** Folds text to space-separated letters and digits. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
