import { readFile } from 'node:fs/promises';
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { CoreError, type ErrorPlace } from '../../contract/errors.ts';
import { changeMapping, listed, type Proposal, requireMatchColumn } from './column-mapping.ts';
import { ENTITY_FIELDS, type MappableField } from './fields.ts';

/**
 * One wish of the user: `text` is what follows `field=` on the command line, further assignments included, because
 * only the columns of the file tell a comma in a name from one between names; `names` come from a file.
 */
export type MapOption = TextOption | { readonly field: MappableField; readonly names: readonly string[] };

interface TextOption {
  readonly field: MappableField;
  readonly text: string;
}

const CORRECT_FILE = 'Correct the file, for example {"name": "Account"}.';
const AT_OPTION: ErrorPlace = { field: '--map' };

type Assignments = Map<MappableField, number[]>;

/** What assignments can name. */
interface Among {
  readonly columns: readonly string[];
  readonly fields: readonly MappableField[];
}

/** Reads the values of `--map field=Column`, repeated or joined by commas. */
export function parseMapOptions(
  values: readonly string[],
  fields: readonly MappableField[] = ENTITY_FIELDS,
): MapOption[] {
  return values.map((value) => parseAssignment(value, fields));
}

const MapFile = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Reads the JSON of `--map-file`: `{"field": "Column"}` or `{"field": ["Column", "Column"]}`; empty unmaps. */
export async function readMapFile(
  path: string,
  fields: readonly MappableField[] = ENTITY_FIELDS,
): Promise<MapOption[]> {
  const parsed = MapFile.safeParse(jsonOf(await textOf(path), path));
  if (!parsed.success) {
    throw new CoreError('MAPPING', `${path} is not an object of fields with a column or a list of columns`, {
      file: path,
      fix: CORRECT_FILE,
    });
  }
  return Object.entries(parsed.data).map(([field, columns]) => {
    const names = (typeof columns === 'string' ? [columns] : columns).filter((name) => name !== '');
    return { field: knownField(field, fields, { file: path, fix: CORRECT_FILE }), names };
  });
}

/** Whether a wish is about the name, be it that there is none: `name=`. */
export function isAboutName(option: MapOption): boolean {
  return option.field === 'name' || ('text' in option && /,\s*name\s*=/.test(option.text));
}

/** Puts the user's wishes over the proposal, the command line over the file, and refuses what cannot be matched by. */
export function applyMapOptions(
  proposal: Proposal,
  options: readonly MapOption[],
  columns: readonly string[],
): Proposal {
  const fromFile: Assignments = new Map();
  const fromLine: Assignments = new Map();
  for (const option of options) {
    if ('text' in option) assignText(fromLine, option, { columns, fields: proposal.fields });
    else
      fromFile.set(
        option.field,
        option.names.map((name) => knownColumn(name, option.field, columns)),
      );
  }
  const changed = changeMapping(proposal, columns, new Map([...fromFile, ...fromLine]));
  requireMatchColumn(changed.mapping, columns);
  return changed;
}

function parseAssignment(value: string, fields: readonly MappableField[]): TextOption {
  const at = value.indexOf('=');
  if (at === -1)
    throw new CoreError('MAPPING', `--map ${value} has no "=": write --map field=Column`, AT_OPTION);
  return {
    field: knownField(value.slice(0, at).trim(), fields, AT_OPTION),
    text: value.slice(at + 1).trim(),
  };
}

/** Takes the longest column name that the text begins with; after its comma stands another column or assignment. */
function assignText(assignments: Assignments, option: TextOption, among: Among): void {
  const { columns, fields } = among;
  const { field, text } = option;
  const head = text.slice(0, columnEnd(text, columns) ?? unknownEnd(text)).trimEnd();
  const indexes = head === '' ? [] : [...(assignments.get(field) ?? []), knownColumn(head, field, columns)];
  assignments.set(field, indexes);
  const rest = text.slice(head.length).trimStart().slice(1).trim();
  if (rest === '') return;
  const isColumn = columnEnd(rest, columns) !== undefined || !rest.includes('=');
  assignText(assignments, isColumn ? { field, text: rest } : parseAssignment(rest, fields), among);
}

/** Where a column name at the start of the text ends; 0 when it is left empty. */
function columnEnd(text: string, columns: readonly string[]): number | undefined {
  const commas = [...text.matchAll(/,/g)].map(({ index }) => index);
  const ends = [text.length, ...commas.reverse()];
  return ends.find((end) => end === 0 || columnsNamed(text.slice(0, end), columns).length === 1);
}

function unknownEnd(text: string): number {
  const next = text.search(/,\s*\w+\s*=/);
  return next === -1 ? text.length : next;
}

function knownField(text: string, fields: readonly MappableField[], place: ErrorPlace): MappableField {
  const known = fields.find((field) => field === text);
  if (known !== undefined) return known;
  throw new CoreError(
    'MAPPING',
    `no field "${text}" to map to${didYouMean(text, fields)}; fields: ${fields.join(', ')}`,
    place,
  );
}

function knownColumn(name: string, field: MappableField, columns: readonly string[]): number {
  const [index, other] = columnsNamed(name, columns);
  if (index !== undefined && other === undefined) return index;
  const what =
    other === undefined
      ? `the file has no column "${name}"${didYouMean(name, columns)}`
      : `"${name}" fits several columns of the file when case is ignored`;
  throw new CoreError('MAPPING', `${what}; columns: ${listed(columns)}`, { field });
}

/** Indexes of the columns with exactly this name, else of those that differ in case only; of equal ones the first. */
function columnsNamed(name: string, columns: readonly string[]): number[] {
  const exact = columns.indexOf(name);
  if (exact !== -1) return [exact];
  const sought = name.trim().toLowerCase();
  return columns.flatMap((column, index) => (column.trim().toLowerCase() === sought ? [index] : []));
}

function didYouMean(text: string, names: readonly string[]): string {
  const lower = names.map((name) => name.toLowerCase());
  if (lower.length === 0) return '';
  const near = closest(text.toLowerCase(), lower);
  const isNear = distance(text.toLowerCase(), near) <= Math.max(2, text.length / 3);
  return isNear ? `, did you mean "${names[lower.indexOf(near)]}"?` : '';
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new CoreError('FILE_NOT_FOUND', `there is no file ${path}`, { file: path });
    throw new CoreError('FILE_UNREADABLE', `${path} cannot be read`, { file: path });
  }
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CoreError('MAPPING', `${path} is not JSON`, { file: path, fix: CORRECT_FILE });
  }
}
