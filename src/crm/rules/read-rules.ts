import { LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError, type ErrorPlace } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';

/**
 * Reads the rules of a crosscheck from YAML. An empty file has no rules of its own. Throws CONFIG naming the file, the
 * line, the field and what to do.
 */
export function readRules(text: string, fileName: string): CrosscheckRules {
  const lines = new LineCounter();
  const document = parseDocument(text, { strict: true, uniqueKeys: true, lineCounter: lines });
  const lineOf = (offset: number | undefined) =>
    offset === undefined ? 1 : Math.max(1, lines.linePos(offset).line);
  const [error] = [...document.errors, ...document.warnings];
  if (error?.code === 'MULTIPLE_DOCS') throw severalFault(fileName, lineOf(error.pos[0]));
  if (error !== undefined) throw syntaxFault(error, { file: fileName, line: lineOf(error.pos[0]) });
  const alias = firstAlias(document);
  if (alias !== undefined) throw aliasFault(fileName, lineOf(alias));
  const value: unknown = document.toJS();
  try {
    return parseWith(CrosscheckRules, value ?? {}, 'the rules');
  } catch (fault) {
    if (!(fault instanceof CoreError)) throw fault;
    const { field } = fault.place;
    const line = lineOf(offsetOf(document, field));
    throw faultAt(fault.message, {
      file: fileName,
      line,
      ...(field !== undefined && { field, fix: fixFor(field) }),
    });
  }
}

/** The JSON Schema of the file, for editors. */
export function rulesSchema(): object {
  return z.toJSONSchema(CrosscheckRules, { io: 'input' });
}

type YamlDocument = ReturnType<typeof parseDocument>;

/** Where an alias stands: rules need none, and a pattern that begins with an asterisk looks like one. */
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

function severalFault(file: string, line: number): CoreError {
  return faultAt('a second document begins here; a file of rules has one', {
    file,
    line,
    fix: 'Take out the line with three dashes, and put all rules into one document.',
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
    fix: 'Correct the line that is named; core crosscheck --print-rules-schema prints what a file of rules may hold.',
    ...place,
  });
}

function fixFor(field: string): string {
  return `Correct ${field}; core crosscheck --print-rules-schema prints what a file of rules may hold.`;
}

/** Where the field stands, or of one that is missing what it should stand in. */
function offsetOf(document: YamlDocument, field = ''): number | undefined {
  const path = [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? key : Number(index),
  );
  const key = keyOffset(document, path);
  if (key !== undefined) return key;
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = rangeOf(node);
    if (range !== undefined) return range;
  }
  return undefined;
}

/** The line of a key, for its value may stand below it. */
function keyOffset(
  document: YamlDocument,
  path: readonly (string | number | undefined)[],
): number | undefined {
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
