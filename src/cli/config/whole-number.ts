import { CoreError } from '../../contract/errors.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Reads the whole number of an option, in plain digits. Throws USAGE, naming the option, for every other text. */
export function wholeNumberOf(text: string, option: string, { min, max }: Range): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new CoreError('USAGE', `"${text}" is not a whole number from ${min} to ${max}`, {
    field: option,
    fix: `Give ${option} a whole number from ${min} to ${max}.`,
  });
}

/** How many are shown at most, from `--limit`. */
export function limitOf(text: string): number {
  return wholeNumberOf(text, '--limit', { min: 1, max: 9_999_999 });
}

/** How many rows of a file are read, from `--rows`. */
export function rowCountOf(text: string): number {
  return wholeNumberOf(text, '--rows', { min: 1, max: 9_999_999 });
}

/** The port of `--port`; 0 is any that is free. */
export function portOf(text: string): number {
  return wholeNumberOf(text, '--port', { min: 0, max: 65_535 });
}

/** The worker threads that `--concurrency` asks for; 0 works in this process. */
export function threadCountOf(text: string): number {
  return wholeNumberOf(text, '--concurrency', { min: 0, max: 64 });
}

/** The requests at once that `--concurrency` allows a service elsewhere. */
export function requestCountOf(text: string): number {
  return wholeNumberOf(text, '--concurrency', { min: 1, max: 1024 });
}
