import { areInOneTown } from './in-one-town.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import type { Pair } from './pair-number.ts';

/**
 * Whether two accounts have one number of a store or none, in whichever way it is written: `Zym #3` is the `Zym 3` of its town, whose
 * number is too short to be told as one without the sign.
 */
export function haveOneSiteNumber(
  [a, b]: Pair,
  { siteNumber, record }: Pick<OrderedAccounts, 'siteNumber' | 'record'>,
): boolean {
  const [one, other] = [siteNumber(a), siteNumber(b)];
  if (one === other) return true;
  if (one !== '' && other !== '') return false;
  const [mine, theirs] = [record(a), record(b)];
  if (areInOneTown(mine.place, theirs.place) === false) return false;
  const { names } = one === '' ? mine : theirs;
  return names.some(({ tokens }) => tokens.length > 1 && tokens.at(-1) === `${one}${other}`);
}
