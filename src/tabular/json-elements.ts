import { inputError } from './input-error.ts';
import type { JsonCursor } from './json-cursor.ts';
import type { MemberPath } from './json-shape.ts';

/** The text of one element of an array, as it stands in the file. */
export interface JsonText {
  readonly line: number;
  readonly text: string;
  /** Of a member of an object its name. */
  readonly key?: string;
  /** Whether the text is only the beginning of an element that is too long to be held. */
  readonly isCut?: boolean;
}

/** Where the rows of a document are, and how. */
export interface RowPlace {
  readonly path: MemberPath;
  /** `array`: its elements; `members`: the members of an object; `documents`: objects one after the other, or one alone. */
  readonly as: 'array' | 'members' | 'documents';
}

/** Streams the texts of the rows of a document; after the last the rest of it is checked to be whole. */
export async function* rowTexts(cursor: JsonCursor, { path, as }: RowPlace): AsyncGenerator<JsonText> {
  if (as === 'documents') return yield* documents(cursor);
  if ((await cursor.peek()) === '[') yield* elements(cursor);
  else yield* rowsWithin(cursor, { path, as }, 0);
  if ((await cursor.peek()) === '') return;
  throw textAfterEnd(cursor);
}

/** Streams the elements of the array at the cursor. */
export async function* elements(cursor: JsonCursor): AsyncGenerator<JsonText> {
  cursor.take();
  while ((await cursor.peek()) !== ']') {
    const line = cursor.line;
    const { text, isCut } = await cursor.value(']');
    yield { line, text: text.trim(), ...(isCut ? { isCut } : {}) };
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}

/** Streams the members of the object at the cursor. */
async function* members(cursor: JsonCursor): AsyncGenerator<JsonText> {
  cursor.take();
  while ((await cursor.peek()) !== '}') {
    const key = await memberName(cursor);
    await cursor.peek();
    const line = cursor.line;
    const { text, isCut } = await cursor.value('}');
    yield { line, text: text.trim(), key, ...(isCut ? { isCut } : {}) };
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}

/** Streams objects that stand one after the other, with nothing between them. */
async function* documents(cursor: JsonCursor): AsyncGenerator<JsonText> {
  for (let start = await cursor.peek(); start !== ''; start = await cursor.peek()) {
    if (start !== '{') throw textAfterEnd(cursor);
    const line = cursor.line;
    const { text, isCut } = await cursor.value('}');
    yield { line, text: text.trim(), ...(isCut ? { isCut } : {}) };
  }
}

/** Follows a path into the object at the cursor, and passes over what is beside it. */
async function* rowsWithin(cursor: JsonCursor, place: RowPlace, depth: number): AsyncGenerator<JsonText> {
  const wanted = place.path[depth];
  if (wanted === undefined) return yield* members(cursor);
  const isLast = depth + 1 === place.path.length;
  cursor.take();
  while ((await cursor.peek()) !== '}') {
    const name = await memberName(cursor);
    const start = await cursor.peek();
    if (name === wanted && isLast && place.as === 'array' && start === '[') yield* elements(cursor);
    else if (name === wanted && start === '{' && !(isLast && place.as === 'array'))
      yield* rowsWithin(cursor, place, depth + 1);
    else await cursor.passOver('}');
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}

/** Takes the name of a member and the colon after it. */
export async function memberName(cursor: JsonCursor): Promise<string> {
  const start = await cursor.peek();
  if (start === '') throw cursor.breaksOff();
  const { path, line } = cursor;
  const name = start === '"' ? parseName((await cursor.value(':')).text) : undefined;
  if (name === undefined || (await cursor.peek()) !== ':') {
    const what = 'this is no valid JSON: the name of a member was expected';
    throw inputError('INPUT_FORMAT', what, { path, line });
  }
  cursor.take();
  return name;
}

function parseName(text: string): string | undefined {
  try {
    const name: unknown = JSON.parse(text);
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

function textAfterEnd(cursor: JsonCursor): Error {
  return inputError('INPUT_FORMAT', 'there is text after the end of the JSON', cursor);
}
