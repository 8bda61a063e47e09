/** A character by its number, as texts of a workbook hold those that XML cannot. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** The text that is meant: `_x000D_` is a carriage return, and `_x005F_` an underscore that begins no escape. */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether there is anything to do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const NOT_PLAIN = /[&<>\r\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]|_x/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const UNSPEAKABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
/** An underscore that begins an escape, or will when the character after it is escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const AMBIGUOUS = /_(?=x[0-9A-Fa-f]{4}(?:[_\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}))/gu;
const MARKUP = /[&<>\r]/g;
const MARKED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** A text as the XML of a workbook holds it, from which `unescapedText` gives it back. */
export function escapedText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .replace(AMBIGUOUS, '_x005F_')
    .replace(UNSPEAKABLE, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(MARKUP, (mark) => MARKED[mark] ?? mark);
}
