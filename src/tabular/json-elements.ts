import { CoreError } from '../contract/errors.ts';
import { inputError } from './input-error.ts';
import type { JsonCursor } from './json-cursor.ts';

/** The text of one element of an array, as it stands in the file. */
export interface JsonText {
  readonly line: number;
  readonly text: string;
  /** Whether the text is only the beginning of an element that is too long to be held. */
  readonly isCut?: boolean;
}

/** Names of the members that lead from the top of a document to an array; empty for the top itself. */
export type ArrayPath = readonly string[];

/** What the first element of an array is. */
interface FoundArray {
  readonly path: ArrayPath;
  readonly holds: 'objects' | 'other' | 'nothing';
}

/** Takes the whole array at the cursor, or leaves it there to be passed over. */
type Visit<T> = (path: ArrayPath) => AsyncGenerator<T> | undefined;

const ONE_ARRAY = 'Give a file that is one array of objects, or an object that holds exactly one.';

/** Deeper objects are passed over when arrays are looked for. */
const MAX_DEPTH = 100;

/** Finds the array that holds the rows: the document itself, or the only array of objects inside its objects. */
export async function findRowArray(cursor: JsonCursor): Promise<ArrayPath> {
  const start = await cursor.peek();
  if (start === '[') return [];
  if (start !== '{')
    throw inputError('INPUT_FORMAT', 'is no JSON array or object', { path: cursor.path, fix: ONE_ARRAY });
  const arrays = await findArrays(cursor);
  const filled = arrays.filter(({ holds }) => holds === 'objects');
  const rows = filled.length > 0 ? filled : arrays.filter(({ holds }) => holds === 'nothing');
  const [only] = rows;
  if (only !== undefined && rows.length === 1) return only.path;
  throw notOneArray(cursor, rows);
}

/** Streams the elements of an array; after the last the rest of the document is checked to be whole. */
export async function* arrayElements(cursor: JsonCursor, path: ArrayPath): AsyncGenerator<JsonText> {
  const wanted = path.join('\n');
  const visit: Visit<JsonText> = (found) => (found.join('\n') === wanted ? elements(cursor) : undefined);
  const start = await cursor.peek();
  if (start === '[') yield* elements(cursor);
  else if (start === '{') yield* walkArrays(cursor, [], visit);
  if ((await cursor.peek()) === '') return;
  throw inputError('INPUT_FORMAT', 'there is text after the end of the JSON', cursor);
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

/** In a file that breaks off, the arrays before the break. */
async function findArrays(cursor: JsonCursor): Promise<readonly FoundArray[]> {
  const found: FoundArray[] = [];
  try {
    for await (const array of walkArrays(cursor, [], (path) => lookInto(cursor, path))) found.push(array);
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'INPUT_TRUNCATED') throw error;
  }
  return found;
}

/** Visits every array that is reached through objects alone. */
async function* walkArrays<T>(cursor: JsonCursor, path: ArrayPath, visit: Visit<T>): AsyncGenerator<T> {
  cursor.take();
  while ((await cursor.peek()) !== '}') {
    const member = [...path, await readName(cursor)];
    const start = await cursor.peek();
    const visited = start === '[' ? visit(member) : undefined;
    if (visited !== undefined) yield* visited;
    else if (start === '{' && member.length < MAX_DEPTH) yield* walkArrays(cursor, member, visit);
    else await cursor.passOver('}');
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}

async function* lookInto(cursor: JsonCursor, path: ArrayPath): AsyncGenerator<FoundArray> {
  cursor.take();
  const first = await cursor.peek();
  yield { path, holds: first === '{' ? 'objects' : first === ']' ? 'nothing' : 'other' };
  while ((await cursor.peek()) !== ']') {
    await cursor.passOver(']');
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}

async function readName(cursor: JsonCursor): Promise<string> {
  const start = await cursor.peek();
  if (start === '') throw cursor.breaksOff();
  const { path, line } = cursor;
  const name = start === '"' ? parseName((await cursor.value(':')).text) : undefined;
  if (name === undefined || (await cursor.peek()) !== ':') {
    throw inputError('INPUT_FORMAT', 'this is no valid JSON: the name of a member was expected', {
      path,
      line,
    });
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

function notOneArray(cursor: JsonCursor, rows: readonly FoundArray[]): Error {
  const names = rows.map(({ path }) => path.join('.')).join(', ');
  const what = rows.length === 0 ? 'holds no array of objects' : `holds several arrays of objects: ${names}`;
  return inputError('INPUT_FORMAT', what, { path: cursor.path, fix: ONE_ARRAY });
}
