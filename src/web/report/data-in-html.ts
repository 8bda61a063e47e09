/**
 * JSON that can stand in a script element: no letter of it can end the element, begin a comment or a line. JSON.stringify
 * writes lone halves of letters as escapes.
 */
export function jsonInHtml(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Text between tags, or in a quoted attribute. HTML has no control characters. */
export function textInHtml(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
