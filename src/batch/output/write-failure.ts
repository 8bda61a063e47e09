import { CoreError, type ErrorPlace } from '../../contract/errors.ts';

/** What keeps a file that may be written from being written to its end. */
const BROKEN_OFF: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left',
  SQLITE_FULL: 'no space is left',
  EDQUOT: 'the quota is used up',
  EFBIG: 'it would be larger than a file may be',
  EIO: 'the device does not take it',
};

/** What keeps it from being written at all, in words. */
const REFUSED: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its path is a circle of links',
};

/** The error of a file or stream that cannot be written; `what` is its name in the message. */
export function writeFailure(what: string, error: unknown, place: ErrorPlace): CoreError {
  const [code, message] = error instanceof Error ? [codeOf(error), error.message] : ['', String(error)];
  const reason = BROKEN_OFF[code];
  if (reason === undefined)
    return new CoreError('OUTPUT_REFUSED', `${what} cannot be written: ${REFUSED[code] ?? message}`, place);
  const { fix: _, ...where } = place;
  return new CoreError('WRITE_FAILED', `${what} cannot be written: ${reason}`, where);
}

/** Whether something could be written but not to its end. */
export function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && codeOf(error) in BROKEN_OFF;
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
