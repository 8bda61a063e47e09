import { createWriteStream, existsSync, fstatSync, realpathSync, rmSync, type Stats } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { CoreError } from '../../contract/errors.ts';
import { statOf } from '../../disk/stat-of.ts';
import { checked } from '../../tabular/checked-stream.ts';
import type { FileFormat } from '../../tabular/input-row.ts';
import { kindOfPath, linkTarget, openSpecial } from './output-target.ts';
import { writeFailure } from './write-failure.ts';

/** Where rows go: a file that appears under its name only when it is complete, or standard output. */
export interface OutputSink {
  write(text: string | Uint8Array): Promise<void>;
  /** Makes the output visible under its name. */
  commit(): Promise<void>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

const ENDINGS: Readonly<Record<FileFormat, string>> = {
  csv: '.csv',
  json: '.json',
  ndjson: '.ndjson',
  xlsx: '.xlsx',
};

/** The output beside the input: `accounts.csv` gives `accounts.resolved.csv`. */
export function outputPathFor(inputPath: string, format: FileFormat, what = 'resolved'): string {
  const bare = basename(inputPath).replace(/\.gz$/i, '');
  const known = /\.(?:csv|tsv|txt|json|ndjson|jsonl|xlsx)$/i.test(bare)
    ? bare.slice(0, -extname(bare).length)
    : bare;
  return join(dirname(inputPath), `${known}.${what}${ENDINGS[format]}`);
}

/** Refuses an output that would destroy an input or has no folder to lie in; `option` is the one that names it. */
export function checkOutputPath(outputPath: string, inputPaths: readonly string[], option = '-o'): void {
  const folder = dirname(outputPath);
  if (kindOfPath(folder) !== 'folder') {
    throw refused(
      `the folder of ${outputPath} does not exist`,
      outputPath,
      `Make the folder, or name another output with ${option}.`,
    );
  }
  const kind = kindOfPath(outputPath);
  const fix = otherOutput(option);
  if (kind === 'folder') throw refused(`${outputPath} is a folder`, outputPath, fix);
  if (kind === 'file' && inputPaths.some((path) => isSameFile(path, outputPath)))
    throw refused('output and input are the same file', outputPath, fix);
}

/** Opens the output under a path: a file that is replaced, behind a link the linked one, or a device or pipe. */
export async function openOutput(path: string, option = '-o'): Promise<OutputSink> {
  if (kindOfPath(path) !== 'special') return fileSink(linkTarget(path), option);
  try {
    return specialSink(await openSpecial(path), path, option);
  } catch (error) {
    throw writeFailure(path, error, { file: path, fix: otherOutput(option) });
  }
}

/** Writes a whole text under a path as `openOutput` does; leaves the old file when it fails. */
export async function writeOutput(path: string, text: string, option: string): Promise<void> {
  const sink = await openOutput(path, option);
  try {
    await sink.write(text);
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

/** Writes to `<path>.partial` and renames it at the end, so that a file of that name is always a whole one. */
export function fileSink(path: string, option = '-o'): OutputSink {
  const partial = `${path}.partial`;
  const found = statOf(path);
  const mode = found?.isFile() === true ? found.mode : undefined;
  const failureOf = (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'EEXIST'
      ? writtenByOther(path, option)
      : writeFailure(path, error, { file: path, fix: otherOutput(option) });
  const flags = kindOfPath(partial) === 'special' ? 'w' : 'wx';
  // What is left of a process that was killed; one that still writes keeps the file that it has open, and finds that out.
  try {
    if (kindOfPath(partial) === 'file') rmSync(partial, { force: true });
  } catch (error) {
    throw failureOf(error);
  }
  const stream = createWriteStream(partial, { flags, flush: true, ...(mode !== undefined && { mode }) });
  let opened: Stats | undefined;
  stream.once('open', (fd) => {
    opened = fstatSync(fd);
  });
  const isOwn = () => {
    const there = statOf(partial);
    return opened !== undefined && there?.ino === opened.ino && there.dev === opened.dev;
  };
  const output = checked(stream, failureOf);
  return {
    write: output.write,
    async commit() {
      await output.end();
      if (!isOwn()) throw writtenByOther(path, option);
      if (mode !== undefined) await chmod(partial, mode);
      await rename(partial, path);
    },
    async discard() {
      await output.destroy();
      if (isOwn()) await rm(partial, { force: true });
    },
  };
}

/** Writes to a stream that is already open and stays so; who reads it may stop reading, and then nothing more is written. */
export function streamSink(stream: Writable): OutputSink {
  const output = checked(stream, (error) => writeFailure('standard output', error, {}));
  return { write: output.write, commit: output.flush, discard: async () => {} };
}

/** Writes into what cannot be replaced: what is written stays written. */
function specialSink(stream: Writable, path: string, option: string): OutputSink {
  const output = checked(stream, (error) =>
    writeFailure(path, error, { file: path, fix: otherOutput(option) }),
  );
  return { write: output.write, commit: output.end, discard: output.destroy };
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other);
}

function writtenByOther(path: string, option: string): CoreError {
  return new CoreError('WRITE_FAILED', `${path} is not written: another process has begun to write it, too`, {
    file: path,
    fix: `Run one after the other, or name another output with ${option}.`,
  });
}

function otherOutput(option: string): string {
  return `Name another output with ${option}.`;
}

function refused(message: string, file: string, fix: string): CoreError {
  return new CoreError('OUTPUT_REFUSED', message, { file, fix });
}
