import { type HeldText, heldText } from './held-text.ts';
import { located } from './input-error.ts';
import { MAX_OBJECT_LENGTH } from './input-limits.ts';
import type { JsonText } from './json-elements.ts';

const LINE_END = /\r\n|\n|\r/;

/** Streams the lines of an NDJSON text, blank ones left out. */
export async function* jsonLines(
  chunks: AsyncGenerator<string>,
  path: string,
  limit = MAX_OBJECT_LENGTH,
): AsyncGenerator<JsonText> {
  const open = heldText(limit);
  let half = '';
  let line = 1;
  try {
    for await (const chunk of chunks) {
      const text = half + chunk;
      // A carriage return at the end may be half of a line end.
      half = text.endsWith('\r') ? '\r' : '';
      const lines = text.slice(0, text.length - half.length).split(LINE_END);
      const last = lines.pop() ?? '';
      for (const found of lines) {
        open.add(found);
        yield* textOf(open, line++);
      }
      open.add(last);
    }
  } catch (error) {
    throw located(error, { path, line });
  }
  yield* textOf(open, line);
}

function* textOf(open: HeldText, line: number): Generator<JsonText> {
  const { text, isCut } = open.take();
  const trimmed = text.trim();
  if (isCut) yield { line, text: trimmed, isCut };
  else if (trimmed !== '') yield { line, text: trimmed };
}
