import { type Stats, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { checkOutputPath, outputPathFor } from '../../batch/output/output-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { type FileMeasure, spool } from '../../tabular/input-file.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import { openInput } from '../../tabular/read-input.ts';
import { measuredTable } from '../../tabular/unchanged-rows.ts';
import { filesRead } from '../config/files-read.ts';
import type { InputOptions } from '../config/input-options.ts';
import { outputFormat } from '../config/output-format.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { rowCountOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { checkWorkbook } from './check-workbook.ts';
import { openConnectionTable } from './connection-table.ts';
import { firstLineJudge } from './first-line.ts';
import type { OpenedTable } from './opened-table.ts';

/** The input of a run, opened, and where and in which format its output goes. */
export interface RunInput extends OpenedTable, FileMeasure {
  readonly format: FileFormat;
  /** `-` for standard output. */
  readonly outputPath: string;
}

/** Opens the file, standard input or the accounts of a connection, and settles format and place of the output. */
export async function openRunInput(
  file: string,
  options: ResolveOptions,
  context: Context,
): Promise<RunInput> {
  const opened = await openRows(file, options, context);
  try {
    const format = outputFormat(options, opened.from === undefined ? opened.table.format : 'csv');
    const outputPath = outputOf(file, opened, { options, context, format });
    await checkWorkbook({ format, outputPath, table: opened.table }, context);
    const measured = await measuredTable(opened.source, opened.table);
    return { ...opened, ...measured, format, outputPath };
  } catch (error) {
    await opened.dispose();
    throw opened.isSpooled ? ofStandardInput(error, opened.source, opened.from) : error;
  }
}

/** With a connection, the name that stands for the file is only what people call it. */
function openRows(file: string, options: ResolveOptions, context: Context): Promise<OpenedTable> {
  const { connection, accounts, workspace, rows, ...others } = options;
  if (connection === undefined || accounts === undefined)
    return openTable(file, { ...others, ...(rows !== undefined && { rows: rowCountOf(rows) }) }, context);
  const { map, mapFile, object } = options;
  return openConnectionTable({ connection, object, map, mapFile, workspace, rules: accounts.rules }, context);
}

/** How a table is opened. `isNamed`: its columns are known by their headers, so it has them. */
type TableOptions = Pick<InputOptions, 'encoding' | 'delimiter' | 'header' | 'sheet'> & {
  readonly isNamed?: true;
  /** How many first rows are read; all of them unless it is given. */
  readonly rows?: number;
};

/** Opens the file, or standard input, as a table of rows. */
export async function openTable(file: string, options: TableOptions, context: Context): Promise<OpenedTable> {
  const isSpooled = file === '-';
  const path = isSpooled ? await spooled(context) : existingFile(file, context);
  const dispose = async () => {
    if (isSpooled) await rm(path, { force: true });
  };
  try {
    const firstLine = options.isNamed ? undefined : firstLineJudge(options);
    const source = {
      path,
      ...(firstLine !== undefined && { firstLine }),
      ...(options.encoding !== undefined && { encoding: options.encoding }),
      ...(options.delimiter !== undefined && { delimiter: options.delimiter }),
      ...(options.sheet !== undefined && { sheet: options.sheet }),
      ...(options.rows === undefined ? { hasKeysOfAll: true } : { rows: options.rows }),
    };
    return { source, isSpooled, table: await openInput(source), dispose };
  } catch (error) {
    await dispose();
    throw isSpooled ? ofStandardInput(error, { path }) : error;
  }
}

/** Standard input is kept in the data directory first: a run must be able to read it again. */
async function spooled(context: Context): Promise<string> {
  if (context.stdin.isTTY === true) {
    const fix = 'Pipe a file into the command, or name one.';
    throw new CoreError('USAGE', 'standard input is a terminal', { fix });
  }
  return spool(context.stdin, join(context.dataDir, 'spool'));
}

function existingFile(file: string, context: Context): string {
  if (file === '')
    throw new CoreError('USAGE', 'the name of the file is empty', { field: 'file', fix: 'Name a file.' });
  const path = resolve(context.cwd, file);
  const found = existingStat(path, file);
  if (found === undefined)
    throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, {
      file,
      // Node reads the words of a command line as UTF-8.
      ...(file.includes('\ufffd') && {
        fix: 'The name of the file is not UTF-8: give its content instead, - for the file and < with its name.',
      }),
    });
  if (found.isDirectory()) {
    throw new CoreError('FILE_UNREADABLE', `${file} is a folder`, { file, fix: 'Name a file in it.' });
  }
  return path;
}

/** Undefined where nothing stands. Throws FILE_UNREADABLE where one may not look. */
function existingStat(path: string, file: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EACCES' && code !== 'EPERM') return undefined;
    const fix = 'Ask for the right to read there, or name a file elsewhere.';
    throw new CoreError('FILE_UNREADABLE', `${file} cannot be read: you may not look into its folder`, {
      file,
      fix,
    });
  }
}

function outputOf(
  file: string,
  { source: { path: inputPath }, from }: OpenedTable,
  { options, context, format }: { options: ResolveOptions; context: Context; format: FileFormat },
): string {
  if (options.output === '-' || (options.output === undefined && file === '-')) return '-';
  // Beside the input; the accounts of a connection come into the working folder.
  const beside = from === undefined ? inputPath : `${from}.csv`;
  const path = resolve(context.cwd, options.output ?? outputPathFor(beside, format, endingOf(options)));
  checkOutputPath(path, [inputPath, ...filesRead(options, context)]);
  return path;
}

/**
 * What stands between the name of the input and its ending: what the file was asked for. The first rows do not take the place
 * of the whole file.
 */
function endingOf({ rows, ...options }: ResolveOptions): string {
  const asked = askedOf(options);
  return rows === undefined ? asked : `first-${rowCountOf(rows)}.${asked}`;
}

function askedOf({ followUps, accounts }: ResolveOptions): string {
  if (accounts !== undefined) return accounts.ending;
  const [only, another] = followUps ?? [];
  if (only === undefined) return 'resolved';
  if (another !== undefined) return 'combined';
  return only === 'resolve-parent' ? 'parents' : 'firmographics';
}

/** Names standard input, or the connection, in the place of its copy. */
function ofStandardInput(
  error: unknown,
  { path }: { readonly path: string },
  from = 'standard input',
): unknown {
  if (!(error instanceof CoreError) || error.place.file !== path) return error;
  const message = error.message.replaceAll(basename(path), from);
  return new CoreError(error.code, message, { ...error.place, file: from });
}
