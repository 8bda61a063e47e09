import { basename } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import { MAX_OBJECT_LENGTH } from '../../tabular/input-limits.ts';
import { isTooDeep } from '../../tabular/json-scan.ts';
import { arrayElements, type JsonText, lines } from './json-elements.ts';
import { type ColumnCheck, type JsonObject, type Read, rejectedLine, requireColumns } from './records.ts';
import { formOf, textOf } from './source-file.ts';

const TOO_LONG = `the record is longer than ${MAX_OBJECT_LENGTH / 1024 / 1024} MB`;

/** Streams the objects of a JSON array or of JSON lines; the first shows whether the file is what it should be. */
export async function* readJson(path: string, missingIn: ColumnCheck): AsyncIterable<Read<JsonObject>> {
  const form = await formOf(path);
  if (form === 'csv') throw notRecords(path, 'is not JSON');
  const texts = form === 'array' ? arrayElements(textOf(path)) : lines(textOf(path));
  let isFirst = true;
  for await (const text of texts) {
    if (form === 'lines' && text.text.trim() === '') continue;
    if (isFirst && text.text.trim() === '{')
      throw notRecords(path, 'is one JSON object, not lines or an array');
    const read = parseObject(path, text);
    if (isFirst && 'value' in read) requireColumns(path, Object.keys(read.value), missingIn);
    isFirst = false;
    yield read;
  }
}

function parseObject(path: string, { line, text, isCut }: JsonText): Read<JsonObject> {
  if (isCut === true) return rejectedLine(path, line, TOO_LONG);
  if (isTooDeep(text)) return rejectedLine(path, line, 'the record is nested too deeply');
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { line, value };
    return rejectedLine(path, line, 'the record is not a JSON object');
  } catch (error) {
    return rejectedLine(
      path,
      line,
      `the record is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notRecords(path: string, what: string): CoreError {
  return new CoreError('SOURCE_FORMAT', `${basename(path)} ${what}`, { file: path });
}
