import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { CoreError, type ErrorPlace } from './errors.ts';
import { parseWith } from './parse.ts';

interface YamlFile {
  readonly fileName: string;
  /** What the file holds, in words: `the rules`. */
  readonly what: string;
  /** The command that prints what such a file may hold. */
  readonly schemaCommand: string;
}

/**
 * Reads a value by its schema from YAML, of which JSON is a part; an empty file is an empty object. Throws CONFIG naming
 * the file, the line, the field and what to do.
 */
export function readYaml<S extends z.ZodType>(text: string, schema: S, file: YamlFile): z.output<S> {
  const { fileName, what } = file;
  const lines = new LineCounter();
  const document = parseDocument(text, { strict: true, uniqueKeys: true, lineCounter: lines });
  const lineOf = (offset: number | undefined) =>
    offset === undefined ? 1 : Math.max(1, lines.linePos(offset).line);
  const [error] = [...document.errors, ...document.warnings];
  if (error?.code === 'MULTIPLE_DOCS') throw severalFault(file, lineOf(error.pos[0]));
  if (error !== undefined) throw syntaxFault(error, { file: fileName, line: lineOf(error.pos[0]) });
  const alias = firstAlias(document);
  if (alias !== undefined) throw aliasFault(fileName, lineOf(alias));
  const value: unknown = document.toJS();
  try {
    return parseWith(schema, value ?? {}, what);
  } catch (fault) {
    if (!(fault instanceof CoreError)) throw fault;
    const { field } = fault.place;
    const line = lineOf(offsetOf(document, field));
    const named = field === undefined ? 'the line that is named' : field;
    throw faultAt(fault.message, {
      file: fileName,
      line,
      ...(field !== undefined && { field }),
      fix: `Correct ${named}; ${file.schemaCommand} prints what ${what} may hold.`,
    });
  }
}

/** The line on which a member of a file that can be read is written, `customers[0].field`; undefined where it is left out. */
export function lineOfMember(text: string, member: string): number | undefined {
  const lines = new LineCounter();
  const offset = keyOffset(parseDocument(text, { lineCounter: lines }), pathOf(member));
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

type YamlDocument = ReturnType<typeof parseDocument>;

/** Where an alias stands: files of core need none, and a pattern that begins with an asterisk looks like one. */
function firstAlias(document: YamlDocument): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias(_key, { range }) {
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function aliasFault(file: string, line: number): CoreError {
  return faultAt('a text that begins with an asterisk needs quotes', {
    file,
    line,
    fix: 'Put the pattern into quotes, like "*test*".',
  });
}

function severalFault({ fileName, what }: YamlFile, line: number): CoreError {
  return faultAt(`a second document begins here; ${what} has one`, {
    file: fileName,
    line,
    fix: 'Take out the line with three dashes, and put all of it into one document.',
  });
}

function syntaxFault({ message }: { readonly message: string }, place: ErrorPlace): CoreError {
  const [first = 'is no YAML'] = message.split(/ at line \d|\n/);
  return faultAt(`is no YAML that can be read: ${first}`, {
    ...place,
    fix: 'Check the indentation and the quotes of this line; texts with a colon or an asterisk need quotes.',
  });
}

function faultAt(what: string, place: ErrorPlace): CoreError {
  return new CoreError('CONFIG', `${place.file} line ${place.line}: ${what}`, {
    ...place,
  });
}

/** Where the field stands, or of one that is missing what it should stand in. */
function offsetOf(document: YamlDocument, field = ''): number | undefined {
  const path = pathOf(field);
  const key = keyOffset(document, path);
  if (key !== undefined) return key;
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = rangeOf(node);
    if (range !== undefined) return range;
  }
  return undefined;
}

type Path = readonly (string | number | undefined)[];

/** `customers[0].field` as its steps. */
function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? key : Number(index),
  );
}

/** The line of a key, for its value may stand below it. */
function keyOffset(document: YamlDocument, path: Path): number | undefined {
  const holder: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const items: unknown =
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, 'items') : undefined;
  if (!Array.isArray(items)) return undefined;
  for (const item of items) {
    const key: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'key') : undefined;
    if (typeof key === 'object' && key !== null && Reflect.get(key, 'value') === path.at(-1))
      return rangeOf(key);
  }
  return undefined;
}

function rangeOf(node: unknown): number | undefined {
  const range: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, 'range') : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : undefined;
}
