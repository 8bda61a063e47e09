/** An object of a JSON file; its keys are the file's own, `__proto__` included, and are never assigned to another object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON text as an object, or why it is none. */
export type ParsedObject =
  | { readonly object: JsonObject; readonly problem?: never }
  | { readonly object?: never; readonly problem: string };

/** How much of an unreadable text a problem quotes. */
const MAX_QUOTE_LENGTH = 1_000;

/** Numbers of more digits than a JavaScript number holds. */
const LONG_NUMBER = /\d{16}/;
const QUOTE_OR_NUMBER = /"|\\.|-?\d[\d.eE+-]*/g;

/** Parses a JSON text that is expected to be an object. */
export function parseObject(text: string): ParsedObject {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { object: value } : { problem: `not a JSON object: ${quoted(text)}` };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'not valid JSON' : 'JSON that cannot be read';
    return { problem: `${reason}: ${quoted(text)}` };
  }
}

/** Whether a JSON value is an object and neither an array nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Puts numbers that JavaScript cannot hold into quotes: an account id of 18 digits must not lose its last ones. */
export function exactNumbers(text: string): string {
  if (!LONG_NUMBER.test(text)) return text;
  let inString = false;
  return text.replace(QUOTE_OR_NUMBER, (token) => {
    if (token === '"') inString = !inString;
    const isExact = inString || !LONG_NUMBER.test(token) || String(Number(token)) === token;
    return isExact ? token : `"${token}"`;
  });
}

/** The beginning of a text, as a problem quotes it. */
export function quoted(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH)}…`;
}
