import { isObject, type JsonObject } from './json-object.ts';

/** Deeper objects are given as JSON text. */
const MAX_DEPTH = 50;

/** The cells of a JSON object by path, `a.b` for nested objects; null where the file says null. */
export function flatten(object: JsonObject): ReadonlyMap<string, string | null> {
  const cells = new Map<string, string | null>();
  collect(object, [], cells);
  return cells;
}

function collect(object: JsonObject, parents: readonly string[], cells: Map<string, string | null>): void {
  for (const [key, value] of Object.entries(object)) {
    const path = [...parents, key];
    if (isObject(value) && path.length < MAX_DEPTH && Object.keys(value).length > 0)
      collect(value, path, cells);
    // A key that itself holds a dot may spell the path of a nested one; the first of the two keeps it.
    else if (!cells.has(path.join('.'))) cells.set(path.join('.'), cellOf(value));
  }
}

function cellOf(value: unknown): string | null {
  if (value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
