import { percent } from './markdown.ts';
import type { SetFacts } from './set-facts.ts';

/** What a set is and what is to know about its labels, in the order in which the document shows the sets. */
export const ABOUT: ReadonlyMap<string, (facts: SetFacts) => string> = new Map<
  string,
  (facts: SetFacts) => string
>([
  [
    'sp500',
    () =>
      'Everyday names and headquarters of the S&P 500. The reference is the listed filers of the SEC, with their former names.',
  ],
  [
    'sp500-no-former',
    () =>
      'The same rows. The reference has current names only, so a renamed company has to be found by what is left.',
  ],
  [
    'sec-truncated',
    () =>
      'Names as 13F lists print them: upper case, abbreviated, cut at 28 characters. No other field. The reference is the listed filers with their former names. The names are made by a program in the manner of the list, not copied from one. A filer whose name would be printed alike is right as well.',
  ],
  [
    'ror-equities',
    () =>
      'Names and places of listed companies. The reference is the companies of ROR. A website that both registers have made the labels, so neither side of the set has websites. Name or place had to agree as well, so the set has no company that changed both: it is easier than a CRM.',
  ],
  [
    'patstat',
    ({ largest }) =>
      `Name variants of Dutch patent applicants, names only. A label is a cluster of names made by hand. Clusters span legal entities: a subsidiary with the name of its group stands in the cluster of the group. One company is ${percent(largest)} of the answerable rows.`,
  ],
  [
    'sites',
    () =>
      'Child-care sites of ten lists of one town: name, street, sometimes postal code and phone. Operators have many sites, and the right answer is the site. Some true ids split one place in two: a right answer then counts as wrong.',
  ],
  [
    'ror-aliases',
    ({ wordless }) =>
      `One other name of an organisation, alone. The reference is all organisations of ROR without that name. ${percent(wordless)} of the answerable queries share no word with the answer; most of these are translations. No matcher of names can find them.`,
  ],
  [
    'sec-former',
    ({ wordless }) =>
      `One former name, alone. The reference is the listed filers with their current names only. ${percent(wordless)} of the answerable queries share no word with the answer. No matcher can find these; the set shows whether a matcher keeps silent.`,
  ],
]);
