import { CoreError } from '../contract/errors.ts';
import { columnNames } from './header.ts';
import { inputError } from './input-error.ts';
import { FEWER_COLUMNS, MAX_CELL_LENGTH, MAX_COLUMNS } from './input-limits.ts';
import type { InputRow } from './input-row.ts';
import type { JsonText } from './json-elements.ts';
import { objectColumns } from './object-columns.ts';
import { readObject } from './read-object.ts';
import { type Remarks, remarks } from './remarks.ts';
import { isBlank } from './row-problem.ts';

/** Columns of a file of objects: `paths` as flattened, `names` as shown. */
export interface ObjectTable {
  readonly path: string;
  readonly paths: readonly string[];
  readonly names: readonly string[];
  readonly remarks: Remarks;
}

interface ObjectFile {
  readonly path: string;
  readonly remarks: Remarks;
  readonly hasKeysOfAll?: boolean | undefined;
}

interface FittedObject {
  readonly cells: readonly string[];
  readonly unseen: readonly string[];
}

const SAMPLE_OBJECTS = 1_000;
const MAX_LISTED_KEYS = 20;

/** Finds the columns in the first thousand objects of a file, or in all of them as long as there are not too many. */
export async function readObjectTable(
  texts: AsyncGenerator<JsonText>,
  file: ObjectFile,
): Promise<ObjectTable> {
  const { path } = file;
  const columns = objectColumns();
  let seen = 0;
  for await (const text of untilBreak(texts)) {
    const read = readObject(text, remarks());
    if (read.object === undefined) continue;
    columns.add(read.cells);
    seen++;
    if (seen >= SAMPLE_OBJECTS && (file.hasKeysOfAll !== true || columns.size() >= MAX_COLUMNS)) break;
  }
  const found = columns.paths();
  if (found.length > MAX_COLUMNS && seen <= SAMPLE_OBJECTS) {
    const what = `has ${found.length} columns; at most ${MAX_COLUMNS} can be read`;
    throw inputError('INPUT_FORMAT', what, { path, fix: FEWER_COLUMNS });
  }
  const paths = found.slice(0, MAX_COLUMNS);
  return { path, paths, names: columnNames(paths, file.remarks), remarks: file.remarks };
}

/** Streams the rows of a file of objects. */
export async function* objectRows(
  texts: AsyncGenerator<JsonText>,
  table: ObjectTable,
): AsyncGenerator<InputRow> {
  const places = new Map(table.paths.map((path, index) => [path, index]));
  const unseen = new Set<string>();
  let number = 0;
  for await (const text of texts) {
    number++;
    const { line } = text;
    const read = readObject(text, table.remarks);
    const fitted = inColumns(read.object === undefined ? [] : read.cells, places);
    if (fitted.unseen.length > 0) noteUnseen(fitted.unseen, unseen, table.remarks);
    if (read.object === undefined) yield { number, line, cells: fitted.cells, problem: read.problem };
    else yield { number, line, cells: fitted.cells, object: read.object, ...objectProblem(read.cells) };
  }
}

/** What comes before the break is enough for the columns; the reader of the rows reports the break itself. */
async function* untilBreak(texts: AsyncGenerator<JsonText>): AsyncGenerator<JsonText> {
  try {
    yield* texts;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
  }
}

function inColumns(
  found: Iterable<readonly [string, string | null]>,
  places: ReadonlyMap<string, number>,
): FittedObject {
  const cells = Array<string>(places.size).fill('');
  const unseen: string[] = [];
  for (const [path, cell] of found) {
    const place = places.get(path);
    if (place !== undefined) cells[place] = cell ?? '';
    else if (cell !== null) unseen.push(path);
  }
  return { cells, unseen };
}

function noteUnseen(paths: readonly string[], seen: Set<string>, remarks: Remarks): void {
  const before = seen.size;
  for (const path of paths) if (seen.size <= MAX_LISTED_KEYS) seen.add(path);
  if (seen.size === before) return;
  const listed = [...seen].slice(0, MAX_LISTED_KEYS).join(', ');
  const more = seen.size > MAX_LISTED_KEYS ? ' and more' : '';
  remarks.revise('unseen', `keys first seen after object ${SAMPLE_OBJECTS} are no columns: ${listed}${more}`);
}

function objectProblem(cells: ReadonlyMap<string, string | null>): { readonly problem?: string } {
  let isEmpty = true;
  for (const [path, cell] of cells) {
    if (cell === null) continue;
    if (cell.length > MAX_CELL_LENGTH) return { problem: `the value of ${path} is longer than 4 MB` };
    isEmpty &&= isBlank(cell);
  }
  return isEmpty ? { problem: 'empty row' } : {};
}
