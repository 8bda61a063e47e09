import { isListName, namesCompany, saysAboutList } from './json-names.ts';
import { isObject, type JsonObject } from './json-object.ts';

/** Names of the members that lead from the top of a document to a value; empty for the top itself. */
export type MemberPath = readonly string[];

/** Where rows may stand: an array, an object each member of which is a row, or one each member of which is a column. */
export interface FoundRows {
  readonly path: MemberPath;
  readonly holds: 'objects' | 'nothing' | 'rows' | 'columns';
}

/** A member of an object, as far as it tells where the rows are. */
export interface JsonMember {
  readonly name: string;
  readonly holds: 'text' | 'value' | 'object' | 'objects' | 'list' | 'nothing';
  /** Of an array, how many elements it has. */
  readonly length?: number;
  /** Of an object. */
  readonly shape?: ObjectShape;
}

/** What an object looks like. */
export interface ObjectShape {
  readonly names: readonly string[];
  /** Whether it has a name or a website of a company, itself or in what describes it. */
  readonly namesCompany: boolean;
  /** Whether it has members that are neither objects nor arrays. */
  readonly hasValues: boolean;
  /** Where rows may stand in it. */
  readonly places: readonly FoundRows[];
}

/** Deeper objects are not looked into. */
export const MAX_DEPTH = 100;
/** So many members tell whether those of an object are rows. */
export const JUDGED_MEMBERS = 100;
/** How much of their names the members of one object share with most others, when they are rows. */
const ALIKE = { ids: 0.5, words: 0.8 };

/** Tells where the rows of an object may be from what its members are. */
export function shapeOf(path: MemberPath, members: readonly JsonMember[]): ObjectShape {
  const names = members.map(({ name }) => name);
  const hasValues = members.some(({ holds }) => holds === 'text' || holds === 'value');
  const whole = holdsRows(members) ? 'rows' : holdsColumns(members) ? 'columns' : undefined;
  if (whole !== undefined) return { names, hasValues, namesCompany: false, places: [{ path, holds: whole }] };
  return {
    names,
    hasValues,
    namesCompany: members.some(({ name, holds, shape }) =>
      shape === undefined
        ? holds === 'text' && namesCompany(name)
        : shape.namesCompany && !saysAboutList(name),
    ),
    places: members.flatMap(({ name, holds, shape }) => {
      if (shape !== undefined) return shape.places;
      return holds === 'objects' || holds === 'nothing' ? [{ path: [...path, name], holds }] : [];
    }),
  };
}

/** Whether an object that stands on one line holds rows, and is none. */
export function isTableOfRows(object: JsonObject): boolean {
  return shapeOfObject([], object).places.some(({ holds }) => holds !== 'nothing');
}

/** Whether the members of an object are objects of one shape: its names are ids, and its members are rows. */
export function holdsRows(all: readonly JsonMember[]): boolean {
  const members = all.slice(0, JUDGED_MEMBERS);
  const objects = members.filter(({ shape }) => shape !== undefined);
  const shapes = shapesOf(members);
  if (shapes.length === 0 || !shapes.every(isRecord)) return false;
  if (shapes.length < members.length && !standOut(objects, members)) return false;
  const isOfIds = objects.filter(({ name }) => /\d/.test(name)).length * 2 > objects.length;
  if (shapes.length === 1) return isOfIds && shapes[0]?.namesCompany === true;
  if (isOfColumns(members, shapes)) return false;
  return shareOfCommonNames(shapes) >= (isOfIds ? ALIKE.ids : ALIKE.words);
}

/** Whether objects are companies with ids beside members that are something else, and no parts of one company. */
function standOut(objects: readonly JsonMember[], members: readonly JsonMember[]): boolean {
  const areCompanies = objects.every(
    ({ name, shape }) => /^-?[\d_]/.test(name) && shape?.namesCompany === true,
  );
  return areCompanies && !members.some(({ name, holds }) => holds === 'text' && namesCompany(name));
}

function shapesOf(members: readonly JsonMember[]): readonly ObjectShape[] {
  return members.flatMap(({ shape }) => (shape === undefined ? [] : [shape]));
}

/** An object of pages, or of tables, holds no records. */
function isRecord({ names, namesCompany, hasValues, places }: ObjectShape): boolean {
  return (
    names.length === 0 || namesCompany || (hasValues && places.every(({ holds }) => holds === 'nothing'))
  );
}

function shareOfCommonNames(shapes: readonly ObjectShape[]): number {
  const counts = new Map<string, number>();
  for (const { names } of shapes) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts.values()];
  const common = all.filter((count) => count * 2 > shapes.length);
  return sum(common) / Math.max(1, sum(all));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** Whether each member holds one cell of every row, by the number of the row or in its order. */
function holdsColumns(members: readonly JsonMember[]): boolean {
  const shapes = shapesOf(members);
  if (shapes.length > 0 && shapes.length === members.length) return isOfColumns(members, shapes);
  const [first] = members;
  return (
    (first?.length ?? 0) > 1 &&
    members.every(({ holds, length }) => holds === 'list' && length === first?.length) &&
    members.some(({ name }) => namesCompany(name))
  );
}

function isOfColumns(members: readonly JsonMember[], shapes: readonly ObjectShape[]): boolean {
  if (!shapes.every(({ names, hasValues, places }) => names.length > 0 && hasValues && places.length === 0))
    return false;
  const isNumbered = shapes.every(({ names }) => names.every((name) => /^\d+$/.test(name)));
  if (isNumbered) return members.some(({ name }) => !/^\d+$/.test(name));
  return (
    members.length > 1 &&
    members.some(({ name }) => namesCompany(name)) &&
    !shapes.some((shape) => shape.namesCompany) &&
    shareOfCommonNames(shapes) >= ALIKE.words
  );
}

function shapeOfObject(path: MemberPath, object: JsonObject): ObjectShape {
  return shapeOf(
    path,
    Object.entries(object).map(([name, value]): JsonMember => {
      if (Array.isArray(value)) return { name, holds: arrayHolds(value), length: value.length };
      if (isObject(value) && path.length + 1 < MAX_DEPTH)
        return { name, holds: 'object', shape: shapeOfObject([...path, name], value) };
      return { name, holds: typeof value === 'string' ? 'text' : 'value' };
    }),
  );
}

function arrayHolds(array: readonly unknown[]): JsonMember['holds'] {
  if (array.length === 0) return 'nothing';
  return isObject(array[0]) ? 'objects' : 'list';
}

/** Whether a list is called what lists of rows are called, all the way to it. */
export function isListOfRows({ path }: FoundRows): boolean {
  return path.every(isListName);
}
