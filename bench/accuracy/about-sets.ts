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
  [
    'survey',
    () =>
      'Names, places and a few phones that American companies gave of themselves in a survey. The reference is companies of ROR and listed companies, both of the United States. A website made the labels and is left out. Name or city had to agree, and replies of a division or a product (`Google Public Data Explorer`) were left out: the rest are well-known companies under everyday names. The set is small, one row is two per cent of it, and no figure of it is worth more than that.',
  ],
  [
    'listings',
    () =>
      'Names of listed companies as another exchange prints them: cut off at 30 characters, abbreviated, with the kind of share, some of them before a change of name. Half of them have the country. The reference is one listing with city and country for every website. The same ISIN, the same FIGI of the class of shares or the same symbol made the labels. All of these are wrong in some rows, so the country had to agree, and a rare word or the first eight letters: a company that changed its whole name is missing.',
  ],
  [
    'renamed',
    ({ wordless }) =>
      `Names that a list of tickers of 2025 has, alone. The reference is the listed filers with their current names only; the CIK made the labels. More than a third have only the state of the filer behind the name (\`/De/\`). The others are companies that changed their names since. ${percent(wordless)} of the answerable rows share no word with the answer, and no matcher can find these. Two in five of the names are in sec-former as well.`,
  ],
  [
    'damaged',
    () =>
      'Names of the listed filers and of companies of ROR, damaged once or twice by a program: a typing error, a word left out, swapped, glued or split, another legal form, an abbreviation, other case, junk behind the name. Half of them have city and country. The reference has no aliases. The labels are right by construction, but the damages are as frequent as the program draws them and not as people make them. The rarest word is always left, and no damage makes a name as near to another: it is easier than a CRM. Companies of ROR whose name begins or continues that of a filer are left out of the reference.',
  ],
  [
    'vendors',
    () =>
      'Vendors of a government as departments typed them, names only: misspelt, cut off, with divisions, towns and predecessors. The reference is the names of the vendors. 179 names stand under two vendors, and a division may stand under the group or by itself: every vendor that a name stands under is right, and who bears it as well. Some labels are still doubtful.',
  ],
  [
    'bare-names',
    () =>
      'Names of listed companies without their form, alone. The reference is the listed filers, all organisations of ROR and one listing for each website, unlinked and without websites. Who bears just the name is right; where several do, the product calls them ambiguous.',
  ],
  [
    'relatives',
    () =>
      'The same of names that the name of another organisation continues: a foundation, a subsidiary, a clinic, a namesake. Taken out of the reference, the company leaves its relatives behind: the set shows what is named in its place. Some of these are the company under another spelling.',
  ],
  [
    'small-damaged',
    () =>
      'A thousand of the damaged names against a thousand companies. More than half of those that are asked for are not there.',
  ],
  [
    'small-vendors',
    () =>
      'A thousand of the vendors against two hundred names. Most of those that are asked for are not there.',
  ],
]);
