/** A place in a text, both from 1; a column is a UTF-16 unit. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type Expected = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close';

interface Reading {
  at: number;
  expected: Expected;
  readonly open: string[];
}

/**
 * Where a text that JSON.parse refuses stops being JSON (RFC 8259). The messages of JSON.parse do not always tell the
 * place, differ between versions of Node and quote the text.
 */
export function jsonFaultOf(text: string): TextPlace {
  const reading: Reading = { at: 0, expected: 'value', open: [] };
  do {
    reading.at = endOf(/[ \t\n\r]*/y, text, reading.at);
  } while (readToken(text, reading));
  const before = text.slice(0, reading.at);
  const line = before.split('\n').length;
  return { line, column: reading.at - before.lastIndexOf('\n') };
}

/** Moves over the next token; false when it cannot stand there. */
function readToken(text: string, reading: Reading): boolean {
  const character = text[reading.at] ?? '';
  if (closes(character, reading)) {
    reading.open.pop();
    return moveTo(reading.at + 1, reading, 'comma-or-close');
  }
  switch (reading.expected) {
    case 'colon':
      return character === ':' && moveTo(reading.at + 1, reading, 'value');
    case 'comma-or-close': {
      if (character !== ',' || reading.open.length === 0) return false;
      return moveTo(reading.at + 1, reading, reading.open.at(-1) === '{' ? 'key' : 'value');
    }
    case 'key':
    case 'key-or-close':
      return character === '"' && readString(text, reading, 'colon');
    default:
      return readValue(text, reading);
  }
}

function closes(character: string, { expected, open }: Reading): boolean {
  if (!expected.endsWith('close')) return false;
  return (character === '}' && open.at(-1) === '{') || (character === ']' && open.at(-1) === '[');
}

function readValue(text: string, reading: Reading): boolean {
  const character = text[reading.at];
  if (character === '{' || character === '[') {
    reading.open.push(character);
    return moveTo(reading.at + 1, reading, character === '{' ? 'key-or-close' : 'value-or-close');
  }
  if (character === '"') return readString(text, reading, 'comma-or-close');
  const end = endOf(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, text, reading.at);
  return end > reading.at && moveTo(end, reading, 'comma-or-close');
}

/** Stops at the character that no string may have, or at the end of the text. */
function readString(text: string, reading: Reading, next: Expected): boolean {
  reading.at += 1;
  for (;;) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a JSON string may not have as they are.
    reading.at = endOf(/[^"\\\u0000-\u001f]*/y, text, reading.at);
    if (text[reading.at] === '"') return moveTo(reading.at + 1, reading, next);
    const end = endOf(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, text, reading.at);
    if (end === reading.at) return false;
    reading.at = end;
  }
}

function moveTo(at: number, reading: Reading, expected: Expected): true {
  reading.at = at;
  reading.expected = expected;
  return true;
}

/** The end of what the sticky pattern matches from there, else the start. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
