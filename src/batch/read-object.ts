import { flatten } from './flatten.ts';
import type { JsonText } from './json-elements.ts';
import { exactNumbers, type JsonObject, parseObject } from './json-object.ts';
import type { Remarks } from './remarks.ts';

/** An object with its cells by path, or why the text is none. */
export type ReadObject =
  | { readonly object: JsonObject; readonly cells: ReadonlyMap<string, string | null> }
  | { readonly object?: never; readonly problem: string };

/** Reads the object of one row. */
export function readObject({ line, text }: JsonText, remarks: Remarks): ReadObject {
  const exact = exactNumbers(text);
  const parsed = parseObject(exact);
  if (parsed.object === undefined) return parsed;
  if (exact !== text)
    remarks.note('numbers', `line ${line}: numbers of more than 15 digits are kept as text`);
  try {
    return { object: parsed.object, cells: flatten(parsed.object) };
  } catch (error) {
    // JSON.stringify runs out of stack on what no row of companies looks like.
    if (error instanceof RangeError) return { problem: 'the object is nested too deeply' };
    throw error;
  }
}
