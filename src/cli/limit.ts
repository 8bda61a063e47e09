import { CoreError } from '../contract/errors.ts';

/** How many are shown at most, from `--limit`; `what` they are is said when it is no number. */
export function limitOf(text: string, what: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  const fix = 'Give a whole number, like 100.';
  throw new CoreError('USAGE', `${text} is no number of ${what}`, { field: '--limit', fix });
}
