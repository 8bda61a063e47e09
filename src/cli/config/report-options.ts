import { extname, resolve } from 'node:path';
import { checkOutputPath } from '../../batch/output/output-file.ts';
import { EarlierReport } from '../../contract/crosscheck-report.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { type FileOptions, filesRead } from './files-read.ts';
import { textIn } from './text-file.ts';

/** What a report is told, as commander gives it. */
export interface ReportOptions {
  readonly report?: readonly string[];
  readonly since?: string;
  readonly reportOf?: string;
}

const FORMS = { '.html': 'html', '.htm': 'html', '.md': 'markdown', '.json': 'json' } as const;
export type ReportForm = (typeof FORMS)[keyof typeof FORMS];

/** A file that a report is written to. */
export interface ReportFile {
  /** As it was named. */
  readonly file: string;
  readonly path: string;
  readonly form: ReportForm;
}

/** A report that was asked for, in one form or several. */
export interface AskedReport {
  /** What it calls the file of accounts; undefined for the name of the file. */
  readonly of: string | undefined;
  readonly files: readonly ReportFile[];
  readonly earlier: { readonly file: string; readonly report: EarlierReport } | null;
}

/** Undefined without `--report`. Throws before anything is done when the report could not be written or compared. */
export function reportOf(
  { report: files = [], since, reportOf: of, ...others }: ReportOptions & Omit<FileOptions, 'since'>,
  input: string,
  context: Context,
): AskedReport | undefined {
  if (files.length === 0) {
    if (since === undefined) return undefined;
    throw new CoreError('USAGE', 'nothing is compared without a report', {
      field: '--since',
      fix: 'Name the report to write, too: --report report.html',
    });
  }
  // A report may take the place of the earlier one that it is compared with.
  const read = filesRead(others, context);
  const written = files.map((file) => {
    const path = resolve(context.cwd, file);
    checkOutputPath(path, [resolve(context.cwd, input), ...read], '--report');
    return { file, path, form: formOf(file) };
  });
  const earlier = since === undefined ? null : { file: since, report: earlierReport(since, context) };
  return { of, files: written, earlier };
}

/** The refusal of a report that would lie where the result goes. */
export function sameFile(file: string): CoreError {
  return new CoreError('OUTPUT_REFUSED', 'the report and the result are the same file', {
    file,
    fix: 'Name another file with --report.',
  });
}

function formOf(file: string): ReportForm {
  const ending = extname(file).toLowerCase();
  const form = Object.entries(FORMS).find(([known]) => known === ending)?.[1];
  if (form !== undefined) return form;
  throw new CoreError('USAGE', `${file} does not say what kind of report it is`, {
    field: '--report',
    fix: 'Let the name end in .html, .md or .json.',
  });
}

function earlierReport(file: string, context: Context): EarlierReport {
  const text = textIn(file, context);
  const read = EarlierReport.safeParse(parsed(text));
  if (read.success) return read.data;
  throw new CoreError('INPUT_FORMAT', `${file} is not a report of core crosscheck`, {
    file,
    fix: 'Name a report that was written with --report report.json.',
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
