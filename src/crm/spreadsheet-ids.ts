/** How spreadsheets write a long number that they took for a quantity: `1.23457E+11`; the digits behind it are lost. */
const SHORTENED = /^-?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
/** Spreadsheets keep fifteen digits of a number and write zeros for the others. */
const KEPT_DIGITS = 15;
const LONG_NUMBER = /^[1-9]\d{15,}$/;
/** Of ids that no spreadsheet has changed one in so many ends in all these zeros by chance, as a power of ten. */
const CHANCE = 4;

/** Whether an id is only what a spreadsheet has left of one. */
export function isShortenedId(id: string): boolean {
  return id.includes('+') && SHORTENED.test(id.trim());
}

/** What is wrong with such an id, and how it is put right. */
export const SHORTENED_ID = {
  what: 'is a number that a spreadsheet has shortened, and no id: its digits are lost',
  fix: 'Copy the id from the CRM again; in a spreadsheet its column has to be text before it is filled.',
} as const;

/** Long numbers among the ids of a file, as they are read, and whether a spreadsheet has rounded them. */
export interface RoundedIds<Place> {
  add(id: string, place: Place): void;
  /** The first of them and how many there are; undefined unless all long ids end in zeros, and not by chance. */
  found(): { readonly id: string; readonly place: Place; readonly count: number } | undefined;
}

export function roundedIds<Place>(): RoundedIds<Place> {
  let first: { readonly id: string; readonly place: Place } | undefined;
  let [count, zeros, isUnchanged] = [0, 0, false];
  return {
    add(id, place) {
      if (isUnchanged || id.length <= KEPT_DIGITS || !LONG_NUMBER.test(id)) return;
      isUnchanged = !/^0+$/.test(id.slice(KEPT_DIGITS));
      first ??= { id, place };
      count++;
      zeros += id.length - KEPT_DIGITS;
    },
    found: () => (first === undefined || isUnchanged || zeros < CHANCE ? undefined : { ...first, count }),
  };
}
