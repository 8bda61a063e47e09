import { createWriteStream, existsSync, realpathSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { CoreError } from '../contract/errors.ts';
import type { FileFormat } from './input-row.ts';

/** Where rows go: a file that appears under its name only when it is complete, or standard output. */
export interface OutputSink {
  write(text: string): Promise<void>;
  /** Makes the output visible under its name. */
  commit(): Promise<void>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

const ENDINGS: Readonly<Record<FileFormat, string>> = { csv: '.csv', json: '.json', ndjson: '.ndjson' };

/** The output beside the input: `accounts.csv` gives `accounts.resolved.csv`. */
export function outputPathFor(inputPath: string, format: FileFormat): string {
  const bare = basename(inputPath).replace(/\.gz$/i, '');
  const known = /\.(?:csv|tsv|txt|json|ndjson|jsonl)$/i.test(bare)
    ? bare.slice(0, -extname(bare).length)
    : bare;
  return join(dirname(inputPath), `${known}.resolved${ENDINGS[format]}`);
}

/** Refuses an output that would destroy the input or has no folder to lie in; `option` is the one that names it. */
export function checkOutputPath(outputPath: string, inputPath: string, option = '-o'): void {
  const folder = dirname(outputPath);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw refused(
      `the folder of ${outputPath} does not exist`,
      outputPath,
      `Make the folder, or name another output with ${option}.`,
    );
  }
  if (!existsSync(outputPath)) return;
  const fix = `Name another output with ${option}.`;
  if (statSync(outputPath).isDirectory()) throw refused(`${outputPath} is a folder`, outputPath, fix);
  if (existsSync(inputPath) && realpathSync(outputPath) === realpathSync(inputPath)) {
    throw refused('output and input are the same file', outputPath, fix);
  }
}

/** Writes to `<path>.partial` and renames it at the end, so that a file of that name is always a whole one. */
export function fileSink(path: string, option = '-o'): OutputSink {
  const partial = `${path}.partial`;
  const stream = createWriteStream(partial, { flush: true });
  // An error may come between two writes; the next one reports it, and until then it must not end the process.
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  const check = () => {
    if (failure === undefined) return;
    const fix = `Name another output with ${option}.`;
    throw refused(`${path} cannot be written: ${failure.message}`, path, fix);
  };
  return {
    async write(text) {
      check();
      await writeTo(stream, text);
      check();
    },
    async commit() {
      check();
      await new Promise<void>((resolve) => {
        stream.once('close', () => resolve());
        stream.end();
      });
      check();
      await rename(partial, path);
    },
    async discard() {
      if (!stream.closed) {
        await new Promise<void>((resolve) => {
          stream.once('close', () => resolve());
          stream.destroy();
        });
      }
      await rm(partial, { force: true });
    },
  };
}

function refused(message: string, file: string, fix: string): CoreError {
  return new CoreError('OUTPUT_REFUSED', message, { file, fix });
}

/** Writes to a stream that is already open; who reads it may stop reading, and then nothing more is written. */
export function streamSink(stream: Writable): OutputSink {
  let isClosed = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
  const done = async () => {};
  return { write: (text) => (isClosed ? done() : writeTo(stream, text)), commit: done, discard: done };
}

function writeTo(stream: Writable, text: string): Promise<void> {
  if (stream.write(text)) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      stream.off('drain', settle);
      stream.off('close', settle);
      resolve();
    };
    stream.on('drain', settle);
    stream.on('close', settle);
  });
}
