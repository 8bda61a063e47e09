import { inputError, located } from './input-error.ts';
import { MAX_OBJECT_LENGTH } from './input-limits.ts';
import type { JsonText } from './json-elements.ts';

const LINE_END = /\r\n|\n|\r/;

/** Streams the lines of an NDJSON text, blank ones left out. */
export async function* jsonLines(chunks: AsyncGenerator<string>, path: string): AsyncGenerator<JsonText> {
  let rest = '';
  let line = 1;
  try {
    for await (const chunk of chunks) {
      const text = rest + chunk;
      // A carriage return at the end may be half of a line end.
      const cut = text.endsWith('\r') ? text.length - 1 : text.length;
      const lines = text.slice(0, cut).split(LINE_END);
      rest = `${lines.pop() ?? ''}${text.slice(cut)}`;
      for (const found of lines) yield* textOf(found, line++);
      if (rest.length > MAX_OBJECT_LENGTH) throw tooLong(path, line);
    }
  } catch (error) {
    throw located(error, { path, line });
  }
  yield* textOf(rest, line);
}

function* textOf(found: string, line: number): Generator<JsonText> {
  const text = found.trim();
  if (text !== '') yield { line, text };
}

function tooLong(path: string, line: number): Error {
  const limit = `${MAX_OBJECT_LENGTH / 1024 / 1024} MB`;
  return inputError('INPUT_FORMAT', `the line is longer than ${limit}`, { path, line });
}
