import { flatten } from './flatten.ts';
import { MAX_OBJECT_LENGTH } from './input-limits.ts';
import type { JsonText } from './json-elements.ts';
import { exactNumbers, type JsonObject, parseObject, quoted } from './json-object.ts';
import { isTooDeep } from './json-scan.ts';
import type { Remarks } from './remarks.ts';

/** An object with its cells by path, or why the text is none. */
export type ReadObject =
  | { readonly object: JsonObject; readonly cells: ReadonlyMap<string, string | null> }
  | { readonly object?: never; readonly problem: string };

const TOO_DEEP = 'the object is nested too deeply';
const TOO_LONG = `the object is longer than ${MAX_OBJECT_LENGTH / 1024 / 1024} MB`;

/** Reads the object of one row. */
export function readObject({ line, text, key, isCut }: JsonText, remarks: Remarks): ReadObject {
  if (isCut === true) return { problem: `${TOO_LONG}: ${quoted(text)}` };
  if (isTooDeep(text)) return { problem: TOO_DEEP };
  const exact = exactNumbers(text);
  const parsed = parseObject(exact);
  if (parsed.object === undefined) return parsed;
  if (exact !== text)
    remarks.note('numbers', `line ${line}: numbers of more than 15 digits are kept as text`);
  try {
    const object = key === undefined ? parsed.object : withId(parsed.object, key);
    return { object, cells: flatten(object) };
  } catch (error) {
    // JSON.stringify runs out of stack on what no row of companies looks like.
    if (error instanceof RangeError) return { problem: TOO_DEEP };
    throw error;
  }
}

/** A member of an object of rows is known by its name, unless it has an id of its own. */
function withId(object: JsonObject, id: string): JsonObject {
  return Object.keys(object).some((name) => /^_?id$/i.test(name)) ? object : { id, ...object };
}
