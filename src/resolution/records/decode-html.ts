import { HTML_CHARACTERS, WINDOWS_1252 } from '../tables/html-characters.ts';

/** A reference to a character; without its semicolon it is text, as in `AT&T` and `Johnson &Johnson`. */
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;

/** What was escaped when it had been escaped before: `&amp;#39;`. */
const MAX_PASSES = 2;

/** Reads the HTML references of a text as the characters they stand for, also when they were escaped twice. */
export function decodeHtml(text: string): string {
  let decoded = text;
  for (let pass = 0; pass < MAX_PASSES && decoded.includes('&'); pass++)
    decoded = decoded.replace(REFERENCE, decodedReference);
  return decoded;
}

function decodedReference(
  reference: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return HTML_CHARACTERS.get(name) ?? reference;
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return characterOf(code) ?? reference;
}

/** Codes 128 to 159 are those of Windows-1252, as browsers read them (HTML, numeric character reference end state). */
function characterOf(code: number): string | undefined {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > 0x10ffff || isSurrogate) return undefined;
  return WINDOWS_1252.get(code) ?? String.fromCodePoint(code);
}
