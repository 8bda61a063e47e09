import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { MAX_OBJECT_LENGTH } from '../../tabular/input-limits.ts';
import { JsonCursor } from '../../tabular/json-cursor.ts';
import { elements, type JsonText } from '../../tabular/json-elements.ts';
import { jsonLines } from '../../tabular/json-lines.ts';
import { isObject } from '../../tabular/json-object.ts';
import { isTooDeep } from '../../tabular/json-scan.ts';
import { type ColumnCheck, type JsonObject, type Read, rejectedLine, requireColumns } from './records.ts';
import { formOf, textOf } from './source-file.ts';

const TOO_LONG = `the record is longer than ${MAX_OBJECT_LENGTH / 1024 / 1024} MB`;

/** Streams the objects of a JSON array or of JSON lines; the first shows whether the file is what it should be. */
export async function* readJson(path: string, missingIn: ColumnCheck): AsyncIterable<Read<JsonObject>> {
  const form = await formOf(path);
  if (form === 'csv') throw notRecords(path, 'is not JSON');
  let isFirst = true;
  for await (const text of form === 'array' ? textsOfArrays(path) : jsonLines(textOf(path), path)) {
    if (isFirst && 'text' in text && text.text === '{')
      throw notRecords(path, 'is one JSON object, not lines or an array');
    const read = 'text' in text ? parsed(path, text) : text;
    if (isFirst && 'value' in read) requireColumns(path, Object.keys(read.value), missingIn);
    isFirst = false;
    yield read;
  }
}

/** The elements of an array, or of several one after another; what is no element is told as a rejected line. */
async function* textsOfArrays(path: string): AsyncGenerator<JsonText | ReturnType<typeof rejectedLine>> {
  const cursor = new JsonCursor(textOf(path), path);
  try {
    while ((await cursor.peek()) === '[') yield* elements(cursor);
    if ((await cursor.peek()) === '') return;
    yield rejectedLine(path, cursor.line, 'there is text after the end of the JSON');
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'INPUT_TRUNCATED') throw error;
    yield rejectedLine(path, cursor.line, 'the file breaks off here, inside its JSON');
  } finally {
    await cursor.close();
  }
}

function parsed(path: string, { line, text, isCut }: JsonText): Read<JsonObject> {
  if (isCut === true) return rejectedLine(path, line, TOO_LONG);
  if (isTooDeep(text)) return rejectedLine(path, line, 'the record is nested too deeply');
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { line, value };
    return rejectedLine(path, line, 'the record is not a JSON object');
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    return rejectedLine(path, line, `the record is not JSON: ${why}`);
  }
}

function notRecords(path: string, what: string): CoreError {
  return new CoreError('SOURCE_FORMAT', `${basename(path)} ${what}`, { file: path });
}
