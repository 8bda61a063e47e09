import type { FileFormat } from './input-row.ts';
import { type JsonObject, parseObject } from './json-object.ts';
import { isTableOfRows } from './json-shape.ts';

const SAMPLE_LINES = 20;

const BY_EXTENSION = new Map<string, FileFormat>([
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['tab', 'csv'],
  ['txt', 'csv'],
  ['json', 'json'],
  ['ndjson', 'ndjson'],
  ['jsonl', 'ndjson'],
  ['xlsx', 'xlsx'],
]);

/** What people call files that hold none of our formats. */
const FOREIGN = new Set([
  'xls',
  'xlsm',
  'xlsb',
  'ods',
  'xml',
  'html',
  'htm',
  'pdf',
  'parquet',
  'zip',
  'doc',
  'docx',
]);

/** What the name of a file promises, when its content is something else. */
export function misleadingExtension(path: string, format: FileFormat): string | undefined {
  const extension = extensionOf(path);
  const named = BY_EXTENSION.get(extension);
  const isMisleading = named === undefined ? FOREIGN.has(extension) : named !== format;
  return isMisleading ? `.${extension}` : undefined;
}

/** Tells CSV, JSON and NDJSON apart by the text at the start of a file; where that leaves a doubt, by its name. */
export function sniffFormat(head: string, isWhole: boolean, path: string): FileFormat {
  const named = BY_EXTENSION.get(extensionOf(path));
  const start = head.trimStart();
  const lines = completeLines(start, isWhole);
  const objects = lines.map((line) => parseObject(line).object).filter((object) => object !== undefined);
  const isLines = objects.length > 0 && objects.length * 2 >= lines.length;
  if (isLines) return wrapsRows(objects, lines, isWhole) && named !== 'ndjson' ? 'json' : 'ndjson';
  // An object that is spread over lines begins with a bracket alone.
  if (named === 'ndjson' && /^\{(?!\s*[\r\n])/.test(start)) return 'ndjson';
  const isJson = looksLikeJson(start, named) || (named === 'json' && isWhole && isJsonValue(start));
  return isJson ? 'json' : 'csv';
}

/** The extension in lower case without the dot, looked up under `.gz`. */
function extensionOf(path: string): string {
  return /\.([^./\\]+)$/.exec(path.toLowerCase().replace(/\.(?:gz|gzip)$/, ''))?.[1] ?? '';
}

/** Lines at the start; the last is left out when the end of the head cuts it. */
function completeLines(start: string, isWhole: boolean): string[] {
  const lines = start.split(/\r\n|\n|\r/);
  if (!isWhole) lines.pop();
  return lines.filter((line) => line.trim() !== '').slice(0, SAMPLE_LINES);
}

/** One line alone may be NDJSON or a whole JSON document: it is the document when the rows are inside. */
function wrapsRows(objects: readonly JsonObject[], lines: readonly string[], isWhole: boolean): boolean {
  const [only] = objects;
  return isWhole && lines.length === 1 && only !== undefined && isTableOfRows(only);
}

/** A CSV header may begin with a bracket too, so what follows it counts. */
function looksLikeJson(start: string, named: FileFormat | undefined): boolean {
  if (named === 'json' && start.startsWith('[')) return true;
  return (
    /^\[\s*(?:\{\s*["}]|\]\s*$)/.test(start) || /^\{\s*(?:"[^"\\]*(?:\\.[^"\\]*)*"\s*:|\}\s*$)/.test(start)
  );
}

/** A text or number alone, which is no table: better refused as what it is called than read as a header. */
function isJsonValue(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
