import { CoreError } from '../../contract/errors.ts';
import type { Address } from './address.ts';
import { cleanWords } from './clean-words.ts';
import { Mismatch, type Schema, tolerantRead } from './tolerant-read.ts';
import type { HttpAnswer } from './transport.ts';

const FIX = 'Check that the endpoint is this service and not a web page or a proxy.';
const SHOWN_CHARACTERS = 60;

/** Reads the body of an answer by its schema; throws REMOTE for one that is not JSON or has another form. */
export function readAnswer<S extends Schema>(
  schema: S,
  { text, headers }: HttpAnswer,
  { origin, path }: Address,
): S['_output'] {
  const body = isLines(headers) ? linesOf(text) : jsonOf(text);
  if (body === undefined) {
    const beginning = cleanWords(text).slice(0, SHOWN_CHARACTERS);
    const shown = beginning === '' ? 'with nothing' : `with something that is no JSON: ${beginning}`;
    throw new CoreError('REMOTE', `${origin}${path} answers ${shown}`, { fix: FIX });
  }
  try {
    return tolerantRead(schema, body);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const member = error.path === '' ? 'body' : `"${error.path}"`;
    throw new CoreError('REMOTE', `${origin}${path} answers without the documented ${member}`, { fix: FIX });
  }
}

function isLines({ 'content-type': type = '' }: HttpAnswer['headers']): boolean {
  return /^application\/x-ndjson\b/i.test(type);
}

/** All lines as one array; undefined when one of them is no JSON. */
function linesOf(text: string): readonly unknown[] | undefined {
  const values = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(jsonOf);
  return values.includes(undefined) ? undefined : values;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
