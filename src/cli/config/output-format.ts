import { extname } from 'node:path';
import { CoreError } from '../../contract/errors.ts';
import type { FileFormat } from '../../tabular/input-row.ts';

/** What commands that write a file can be told of its form, as commander gives it. */
export interface OutputForm {
  readonly output?: string;
  /** One of the formats, or `jsonl`. */
  readonly format?: FileFormat;
}

/** Endings of tables that core does not write. */
const OTHER_TABLES = /^\.(?:xls|xlsm|xlsb|xltx|ods|numbers|parquet)$/;
/** Endings of tables of text, whatever separates their cells. */
const TEXT_TABLES = /^\.(?:tsv|tab|txt)$/;

/**
 * The format of `--format`, else the one that the name of the output ends with, else the usual one. Throws USAGE for a
 * name that promises another kind of table.
 */
export function outputFormat({ output = '', format }: OutputForm, usual: FileFormat): FileFormat {
  const ending = extname(output).toLowerCase();
  if (format === undefined) refuseOtherTables(ending);
  const named =
    TEXT_TABLES.test(ending) && usual === 'xlsx'
      ? 'csv'
      : /^\.(csv|json|ndjson|jsonl|xlsx)$/.exec(ending)?.[1];
  const asked: string | undefined = format ?? named;
  if (asked === 'csv' || asked === 'json' || asked === 'xlsx') return asked;
  return asked === undefined ? usual : 'ndjson';
}

/** Throws USAGE for the ending of a table that core does not write. */
export function refuseOtherTables(ending: string): void {
  if (!OTHER_TABLES.test(ending)) return;
  throw new CoreError('USAGE', `core writes no ${ending} files`, {
    field: '--output',
    fix: 'Name the output .xlsx, .csv, .json or .ndjson.',
  });
}

/** Nobody expects commas in a file of that name. */
export function isTabbed(output: string | undefined): boolean {
  return /\.(?:tsv|tab)$/i.test(output ?? '');
}
