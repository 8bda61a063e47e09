import type { FileFormat } from '../../tabular/input-row.ts';

/** What commands that write a file can be told of its form, as commander gives it. */
export interface OutputForm {
  readonly output?: string;
  /** One of the formats, or `jsonl`. */
  readonly format?: FileFormat;
}

/** The format of `--format`, else the one that the name of the output ends with, else the usual one. */
export function outputFormat({ output, format }: OutputForm, usual: FileFormat): FileFormat {
  const asked: string | undefined =
    format ?? /\.(csv|json|ndjson|jsonl|xlsx)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  if (asked === 'csv' || asked === 'json' || asked === 'xlsx') return asked;
  return asked === undefined ? usual : 'ndjson';
}
