import { CoreError } from '../contract/errors.ts';
import { inputError } from './input-error.ts';
import type { JsonCursor } from './json-cursor.ts';
import { memberName, type RowPlace } from './json-elements.ts';
import {
  type FoundRows,
  holdsRows,
  isListOfRows,
  type JsonMember,
  JUDGED_MEMBERS,
  MAX_DEPTH,
  type MemberPath,
  type ObjectShape,
  shapeOf,
} from './json-shape.ts';
import type { Remarks } from './remarks.ts';

type OpenMember = { -readonly [Key in keyof JsonMember]: JsonMember[Key] };

const ONE_ARRAY = 'Give a file that is one array of objects, or an object that holds exactly one.';
const AS_LINES = 'Write one object a line (jq -c . file), or one array of all of them (jq -s . file).';
const AS_RECORDS = 'Write one object for each row; of pandas that is to_json(path, orient="records").';

/**
 * Finds the rows of a JSON document: its elements when it is an array; of an object the only array of objects in it, or
 * its members when these are objects of one shape. An object that names a company is a row itself, with all its lists.
 */
export async function findRows(cursor: JsonCursor, remarks: Remarks): Promise<RowPlace> {
  const start = await cursor.peek();
  if (start === '[') return { path: [], as: 'array' };
  const { path } = cursor;
  if (start !== '{') throw inputError('INPUT_FORMAT', 'is no JSON array or object', { path, fix: ONE_ARRAY });
  const shape = await readShape(cursor, []);
  const isFirstOfSeveral = (await cursor.peek()) === '{';
  const places = filledPlaces(shape);
  if (isRow(shape, places, isFirstOfSeveral)) {
    if (places.some(({ holds }) => holds !== 'nothing')) remarks.note('array', oneRow(places));
    return { path: [], as: 'documents' };
  }
  if (isFirstOfSeveral)
    throw inputError('INPUT_FORMAT', 'holds several JSON documents', { path, fix: AS_LINES });
  return onlyPlace(places, path, remarks);
}

/** Where nothing is filled, empty arrays. */
function filledPlaces({ places }: ObjectShape): readonly FoundRows[] {
  const filled = places.filter(({ holds }) => holds !== 'nothing');
  return filled.length > 0 ? filled : places;
}

/** An object beside the name of which there are lists is a row, unless these are called as lists of rows are. */
function isRow(shape: ObjectShape, places: readonly FoundRows[], isFirstOfSeveral: boolean): boolean {
  if (places.some(({ holds }) => holds === 'columns')) return false;
  if (shape.namesCompany) return !places.some(isListOfRows);
  return isFirstOfSeveral && places.length === 0;
}

function oneRow(places: readonly FoundRows[]): string {
  const lists = places.map(({ path }) => `"${path.join('.')}"`).join(', ');
  return `the file is one company and one row; ${lists} is a part of it, and gives no rows`;
}

function onlyPlace(places: readonly FoundRows[], path: string, remarks: Remarks): RowPlace {
  const [only, ...others] = places;
  if (only === undefined || others.length > 0) throw notOneArray(places, path);
  const name = only.path.join('.');
  if (only.holds === 'columns') {
    const where = name === '' ? 'the file' : `"${name}"`;
    const what = `holds a table by its columns: each member of ${where} has the cells of all rows`;
    throw inputError('INPUT_FORMAT', what, { path, fix: AS_RECORDS });
  }
  const isOfMembers = only.holds === 'rows';
  const rows = isOfMembers ? 'the members of ' : '';
  if (name !== '')
    remarks.note('array', `the rows are read from ${rows}"${name}"; what is beside it is ignored`);
  if (isOfMembers)
    remarks.note('members', 'each member of the object is a row; its name is in the column id');
  return { path: only.path, as: isOfMembers ? 'members' : 'array' };
}

function notOneArray(places: readonly FoundRows[], path: string): Error {
  const names = places.map(({ path: found }) => found.join('.')).join(', ');
  const what =
    places.length === 0 ? 'holds no array of objects' : `holds several arrays of objects: ${names}`;
  return inputError('INPUT_FORMAT', what, { path, fix: ONE_ARRAY });
}

/** Reads an object to its end; of a file that breaks off what comes before the break. */
async function readShape(cursor: JsonCursor, path: MemberPath): Promise<ObjectShape> {
  const members: OpenMember[] = [];
  let areRows = false;
  try {
    cursor.take();
    while ((await cursor.peek()) !== '}') {
      const name = await memberName(cursor);
      // The members of a large object are alike when the first of them are.
      areRows ||= members.length === JUDGED_MEMBERS && holdsRows(members);
      if (areRows) {
        await cursor.peek();
        await cursor.passOver('}');
      } else await readMember(cursor, [...path, name], members);
      if ((await cursor.peek()) === ',') cursor.take();
    }
    cursor.take();
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'INPUT_TRUNCATED') throw error;
  }
  return shapeOf(path, members);
}

async function readMember(cursor: JsonCursor, path: MemberPath, members: OpenMember[]): Promise<void> {
  const name = path.at(-1) ?? '';
  const start = await cursor.peek();
  if (start === '[') return readArray(cursor, name, members);
  if (start === '{' && path.length < MAX_DEPTH) {
    members.push({ name, holds: 'object', shape: await readShape(cursor, path) });
    return;
  }
  members.push({ name, holds: start === '"' ? 'text' : 'value' });
  await cursor.passOver('}');
}

async function readArray(cursor: JsonCursor, name: string, members: OpenMember[]): Promise<void> {
  cursor.take();
  const first = await cursor.peek();
  const array: OpenMember = {
    name,
    holds: first === '{' ? 'objects' : first === ']' ? 'nothing' : 'list',
    length: 0,
  };
  members.push(array);
  while ((await cursor.peek()) !== ']') {
    await cursor.passOver(']');
    array.length = (array.length ?? 0) + 1;
    if ((await cursor.peek()) === ',') cursor.take();
  }
  cursor.take();
}
