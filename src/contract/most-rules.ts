/** Rules of a crosscheck that are typed or read in the pages have so many characters at most. */
export const MOST_RULES = 50_000;
