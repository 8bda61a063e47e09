/** Counts the line ends of a text that comes in pieces; LF, CRLF and CR are one each. */
export interface LineCounter {
  /** The line that the next character stands on. */
  readonly line: number;
  pass(text: string): void;
}

/** Starts at line 1. */
export function lineCounter(): LineCounter {
  let line = 1;
  let endsInReturn = false;
  return {
    get line() {
      return line;
    },
    pass(text) {
      if (text === '') return;
      line += countLineEnds(text) - (endsInReturn && text.startsWith('\n') ? 1 : 0);
      endsInReturn = text.endsWith('\r');
    },
  };
}

/** Counts the line ends of a text; LF, CRLF and CR are one each. */
export function countLineEnds(text: string): number {
  const returns = count(text, '\r');
  return count(text, '\n') + returns - (returns === 0 ? 0 : count(text, '\r\n'));
}

/** The text above a line, counted from 1. */
export function textAbove(text: string, line: number): string {
  const ends = text.matchAll(/\r\n|\n|\r/g);
  let at = 0;
  for (let above = 1; above < line; above++) {
    const end = ends.next().value;
    if (end === undefined) return text;
    at = end.index + end[0].length;
  }
  return text.slice(0, at);
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found++;
  return found;
}
