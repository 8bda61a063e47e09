import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type FileMeasure, measureFile, spool } from '../batch/input-file.ts';
import type { FileFormat, InputTable } from '../batch/input-row.ts';
import { checkOutputPath, outputPathFor } from '../batch/output-file.ts';
import { type InputSource, openInput } from '../batch/read-input.ts';
import { CoreError } from '../contract/errors.ts';
import type { Context } from './context.ts';
import type { ResolveOptions } from './resolve.ts';

/** The input of a run, opened, and where and in which format its output goes. */
export interface RunInput extends FileMeasure {
  readonly source: InputSource;
  readonly isSpooled: boolean;
  readonly table: InputTable;
  readonly format: FileFormat;
  /** `-` for standard output. */
  readonly outputPath: string;
  /** Removes the copy that was made of standard input. */
  dispose(): Promise<void>;
}

/** Opens the file, or standard input, and settles format and place of the output. */
export async function openRunInput(
  file: string,
  options: ResolveOptions,
  context: Context,
): Promise<RunInput> {
  const isSpooled = file === '-';
  const path = await pathOf(file, context);
  const dispose = async () => {
    if (isSpooled) await rm(path, { force: true });
  };
  try {
    const source = {
      path,
      ...(options.encoding !== undefined && { encoding: options.encoding }),
      ...(options.delimiter !== undefined && { delimiter: options.delimiter }),
    };
    const table = await openInput(source);
    const format = chosenFormat(options, table);
    const outputPath = outputOf(file, path, { options, context, format });
    return { ...(await measureFile(path)), source, isSpooled, table, format, outputPath, dispose };
  } catch (error) {
    await dispose();
    throw isSpooled ? ofStandardInput(error, path) : error;
  }
}

/** Standard input is kept in the data directory first: a run must be able to read it again. */
async function pathOf(file: string, context: Context): Promise<string> {
  if (file === '-' && context.stdin.isTTY === true) {
    const fix = 'Pipe a file into the command, or name one.';
    throw new CoreError('USAGE', 'standard input is a terminal', { fix });
  }
  const path =
    file === '-' ? await spool(context.stdin, join(context.dataDir, 'spool')) : resolve(context.cwd, file);
  if (!existsSync(path)) throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, { file });
  if (statSync(path).isDirectory()) {
    throw new CoreError('FILE_UNREADABLE', `${file} is a folder`, { file, fix: 'Name a file in it.' });
  }
  return path;
}

function outputOf(
  file: string,
  inputPath: string,
  { options, context, format }: { options: ResolveOptions; context: Context; format: FileFormat },
): string {
  if (options.output === '-' || (options.output === undefined && file === '-')) return '-';
  const path = resolve(context.cwd, options.output ?? outputPathFor(inputPath, format));
  checkOutputPath(path, inputPath);
  return path;
}

function chosenFormat(options: ResolveOptions, table: InputTable): FileFormat {
  const asked = options.format as string | undefined;
  if (asked === 'jsonl') return 'ndjson';
  if (options.format !== undefined) return options.format;
  const ending = /\.(csv|json|ndjson|jsonl)$/i.exec(options.output ?? '')?.[1]?.toLowerCase();
  if (ending === 'csv' || ending === 'json') return ending;
  return ending === undefined ? table.format : 'ndjson';
}

/** Names standard input in the place of its copy. */
function ofStandardInput(error: unknown, path: string): unknown {
  if (!(error instanceof CoreError) || error.place.file !== path) return error;
  const message = error.message.replaceAll(basename(path), 'standard input');
  return new CoreError(error.code, message, { ...error.place, file: 'standard input' });
}
