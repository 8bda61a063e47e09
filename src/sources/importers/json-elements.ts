import { type HeldText, heldText } from '../../tabular/held-text.ts';
import { MAX_OBJECT_LENGTH } from '../../tabular/input-limits.ts';

/** The text of one JSON value and the line it starts on. */
export interface JsonText {
  readonly line: number;
  readonly text: string;
  /** Whether the text is only the beginning of a value that is too long to be held. */
  readonly isCut?: boolean;
}

interface Scan {
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  line: number;
  /** Text of the element so far, and the line it began on. */
  readonly pending: HeldText;
  pendingLine: number;
}

const NEWLINE = 10;
const QUOTE = 34;
const COMMA = 44;
const OPEN_SQUARE = 91;
const BACKSLASH = 92;
const CLOSE_SQUARE = 93;
const OPEN_CURLY = 123;
const CLOSE_CURLY = 125;

/** Splits a JSON array into the texts of its elements while it streams; an element may itself be broken. */
export async function* arrayElements(
  chunks: AsyncIterable<string>,
  limit = MAX_OBJECT_LENGTH,
): AsyncIterable<JsonText> {
  const pending = heldText(limit);
  const scan: Scan = { depth: 0, inString: false, isEscaped: false, line: 1, pending, pendingLine: 1 };
  for await (const chunk of chunks) {
    for (const element of elementsOf(chunk, scan)) yield element;
  }
  // An array that breaks off leaves its last element open; it fails as JSON and is reported there.
  if (scan.depth > 0) yield located(scan);
}

/** Splits text into lines at line feeds only: JSON strings may hold any other separator. */
export async function* lines(
  chunks: AsyncIterable<string>,
  limit = MAX_OBJECT_LENGTH,
): AsyncIterable<JsonText> {
  const open = heldText(limit);
  let line = 1;
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      open.add(part);
      yield { line: line++, ...open.take() };
    }
    open.add(last);
  }
  const rest = open.take();
  if (rest.text !== '') yield { line, ...rest };
}

function elementsOf(chunk: string, scan: Scan): JsonText[] {
  const found: JsonText[] = [];
  let from = 0;
  for (let at = 0; at < chunk.length; at++) {
    const edge = step(chunk.charCodeAt(at), scan);
    if (edge === 'none') continue;
    if (edge === 'end') {
      scan.pending.add(chunk.slice(from, at));
      found.push(located(scan));
    }
    from = at + 1;
    scan.pendingLine = scan.line;
  }
  if (scan.depth > 0) scan.pending.add(chunk.slice(from));
  return found.filter((element) => element.text !== '');
}

/** Takes one character in; tells whether the array opens there or an element of it ends. */
function step(code: number, scan: Scan): 'open' | 'end' | 'none' {
  if (code === NEWLINE) scan.line++;
  const depth = scan.depth;
  if (scan.inString) stepInString(code, scan);
  else stepOutside(code, scan);
  if (depth === 0 && scan.depth === 1) return 'open';
  const isEnd = depth === 1 && !scan.inString && (code === COMMA || scan.depth === 0);
  return isEnd ? 'end' : 'none';
}

function stepInString(code: number, scan: Scan): void {
  if (scan.isEscaped) scan.isEscaped = false;
  else if (code === BACKSLASH) scan.isEscaped = true;
  else if (code === QUOTE) scan.inString = false;
}

function stepOutside(code: number, scan: Scan): void {
  if (code === QUOTE) scan.inString = true;
  else if (code === OPEN_CURLY || code === OPEN_SQUARE) scan.depth++;
  else if (code === CLOSE_CURLY || code === CLOSE_SQUARE) scan.depth = Math.max(0, scan.depth - 1);
}

function located({ pending, pendingLine }: Scan): JsonText {
  const { text, isCut } = pending.take();
  const start = text.length - text.trimStart().length;
  const linesBefore = text.slice(0, start).split('\n').length - 1;
  return { line: pendingLine + linesBefore, text: text.trim(), isCut };
}
