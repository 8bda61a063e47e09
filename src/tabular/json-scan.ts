/** What a value without brackets ends before, beside a comma: the end of what holds it, or the colon after a name. */
export type ValueEnd = ']' | '}' | ':';

/** How far a value has been scanned, so that the scan can go on when more text has come. */
interface ValueScan {
  readonly end: ValueEnd;
  /** Counted from the start of the value. */
  at: number;
  depth: number;
  inString: boolean;
}

const QUOTE = 34;
const COMMA = 44;
const OPEN_SQUARE = 91;
const BACKSLASH = 92;
const CLOSE_SQUARE = 93;
const OPEN_CURLY = 123;
const CLOSE_CURLY = 125;

/** The position after a value that starts at `from`; -1 when the value goes on after the text. */
export function valueEnd(text: string, from: number, scan: ValueScan): number {
  const end = scan.end.charCodeAt(0);
  for (; from + scan.at < text.length; scan.at++) {
    const code = text.charCodeAt(from + scan.at);
    if (scan.inString) stepInString(code, scan);
    else if (code === QUOTE) scan.inString = true;
    else if (code === OPEN_CURLY || code === OPEN_SQUARE) scan.depth++;
    else if (scan.depth === 0) {
      if (code === COMMA || code === end) return from + scan.at;
    } else if ((code === CLOSE_CURLY || code === CLOSE_SQUARE) && --scan.depth === 0) {
      return from + scan.at + 1;
    }
  }
  return -1;
}

/** Deeper values cost much memory to parse, and no record of a company is one. */
const MAX_NESTING = 1_000;
/** Shorter texts cost little, however deep. */
const SHALLOW_LENGTH = 64 * 1024;

/** Whether a JSON text is nested beyond reason. */
export function isTooDeep(text: string): boolean {
  return text.length > SHALLOW_LENGTH && nestingOf(text) > MAX_NESTING;
}

/** How many brackets are open at once, at most. */
function nestingOf(text: string): number {
  let deepest = 0;
  const scan = { at: 0, depth: 0, inString: false };
  for (; scan.at < text.length; scan.at++) {
    const code = text.charCodeAt(scan.at);
    if (scan.inString) stepInString(code, scan);
    else if (code === QUOTE) scan.inString = true;
    else if (code === OPEN_CURLY || code === OPEN_SQUARE) deepest = Math.max(deepest, ++scan.depth);
    else if (code === CLOSE_CURLY || code === CLOSE_SQUARE) scan.depth--;
  }
  return deepest;
}

/** The position of the first character that is no white space; the length of the text when there is none. */
export function startOfValue(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return at;
}

/** What is escaped may be in the text to come; then the position stands one beyond this text. */
function stepInString(code: number, scan: Pick<ValueScan, 'at' | 'inString'>): void {
  if (code === BACKSLASH) scan.at++;
  else if (code === QUOTE) scan.inString = false;
}
