import { sourceLabel } from './source-label.ts';

/** It withdraws records of units, of doubles and of what is none of its scope, too, and calls them closed or absorbed as those of companies that are gone. */
export const WITHDRAWING = 'ror';

/** What such a source says of a company whose record it withdrew in favour of another one's, as a sentence without its full stop. */
export function withdrawnInFavourOf(name: string): string {
  return `${sourceLabel(WITHDRAWING)} has withdrawn its record in favour of that of ${name}`;
}
