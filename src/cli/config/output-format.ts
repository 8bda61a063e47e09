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
/** Endings of tables of text, whatever separates their cells; a text may be JSON, too. */
const TEXT_TABLES = /^\.(?:tsv|tab)$/;
const TEXT = '.txt';

/**
 * The format of `--format`, else the one that the name of the output ends with, else the usual one. Throws USAGE for a
 * name that promises another kind of table.
 */
export function outputFormat({ output = '', format }: OutputForm, usual: FileFormat): FileFormat {
  const ending = extname(output).toLowerCase();
  refusePacked(output);
  if (format === undefined) refuseOtherTables(ending);
  const isText = TEXT_TABLES.test(ending) || (ending === TEXT && usual === 'xlsx');
  const named = isText ? 'csv' : /^\.(csv|json|ndjson|jsonl|xlsx)$/.exec(ending)?.[1];
  const asked: string | undefined = format ?? named;
  if (asked === 'csv' || asked === 'json' || asked === 'xlsx') return asked;
  return asked === undefined ? usual : 'ndjson';
}

/** Throws USAGE for the name of a packed file: what core writes would not be packed. */
export function refusePacked(output: string): void {
  const ending = /\.(?:gz|bz2|xz|zst|zip)$/i.exec(output)?.[0];
  if (ending === undefined) return;
  throw new CoreError('USAGE', `core writes no ${ending} files: what it writes is not packed`, {
    field: '--output',
    fix: `Name the output without ${ending}, or pack what comes out: -o - | gzip > accounts.csv.gz`,
  });
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
