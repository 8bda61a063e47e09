/** Characters that nobody sees: byte order marks, joiners. */
export const ZERO_WIDTH = /[\uFEFF\u200B-\u200D\u2060]/g;

const PLACEHOLDERS = new Set(['', '-', 'n/a', 'null', 'none', '#n/a', 'unknown', '.', '?']);

/** What spreadsheets leave of a formula that cannot be worked out, in all their languages: `#REF!`, `#WERT!`, `#¿NOMBRE?`. */
const FAILED_FORMULA = /^#(?:[¡¿]?\p{Lu}{2,15}(?:\/[\p{Lu}0])?[!?]|N\/[ABD]|NV)$/u;

/** With characters that nobody sees. */
const LONGEST_PLACEHOLDER = 20;

/** A figure or a letter with which no placeholder begins, as nearly all cells begin. */
function isOtherStart(code: number): boolean {
  if (code >= 48 && code <= 57) return true;
  const small = code | 32;
  return code < 128 && small >= 97 && small <= 122 && small !== 110 && small !== 117;
}

/** The text of a cell without space around it; '' for what only stands for an empty cell. */
export function cellText(cell: string): string {
  const text = cell.trim();
  if (text.length > LONGEST_PLACEHOLDER || isOtherStart(text.charCodeAt(0))) return text;
  return PLACEHOLDERS.has(text.replace(ZERO_WIDTH, '').toLowerCase()) || isFailedFormula(text) ? '' : text;
}

/** Whether a cell holds the error of a spreadsheet in the place of a value; these are written in capitals. */
export function isFailedFormula(cell: string): boolean {
  return cell.includes('#') && FAILED_FORMULA.test(cell.replace(ZERO_WIDTH, '').trim());
}

/** A value as one line that does not turn round what stands beside it. */
export function asOneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const LONGEST_CHARACTERS = 10_000;

/** What of a text is matched; cuts without leaving half of a surrogate pair at the end. */
export function shortenedText(text: string): string {
  if (text.length <= LONGEST_CHARACTERS) return text;
  return text.slice(0, LONGEST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}
