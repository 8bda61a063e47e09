import { basename } from 'node:path';
import { CoreError, type ErrorCode } from '../contract/errors.ts';

interface InputPlace {
  readonly path: string;
  readonly line?: number;
  readonly fix?: string;
}

/** What went wrong in a layer that reads bytes and knows no lines; a layer above adds the line. */
export class BrokenBytes extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, what: string) {
    super(what);
    this.name = 'BrokenBytes';
    this.code = code;
  }
}

/** Builds the error for an input file; its message begins with the file and, when known, the line. */
export function inputError(code: ErrorCode, what: string, { path, line, fix }: InputPlace): CoreError {
  const name = basename(path);
  const where = line === undefined ? name : `${name} line ${line}:`;
  return new CoreError(code, `${where} ${what}`, {
    file: path,
    ...(line === undefined ? {} : { line }),
    ...(fix === undefined ? {} : { fix }),
  });
}

/** The error of a file without a line. */
export function emptyFile(path: string): CoreError {
  return inputError('INPUT_FORMAT', 'is empty: it has no header', {
    path,
    fix: 'Give a file with a header and a row for each company.',
  });
}

/** Names the file and the line in an error of the bytes; other errors pass unchanged. */
export function located(error: unknown, place: InputPlace): unknown {
  return error instanceof BrokenBytes ? inputError(error.code, error.message, place) : error;
}

/** Names the file in an error that names none; other errors pass unchanged. */
export function ofFile(error: unknown, file: string): unknown {
  if (!(error instanceof CoreError) || error.place.file !== undefined) return error;
  return new CoreError(error.code, error.message, { file, ...error.place });
}
