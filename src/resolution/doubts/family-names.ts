import { hasOwnAddress, isInSameTown } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { asWritten } from '../names/normal-name.ts';
import { STOP_WORDS } from '../tables/name-words.ts';
import { isGivenName } from '../tables/people.ts';

/*
 * Joints tell no name from another, but before a surname they are a part of it.
 */

type Rows = readonly EvidenceRow[];
type Words = readonly string[];

/**
 * What stands before surnames and is no article, which people leave out: `De Bijenkorf` is the Bijenkorf, `La Caixa` is called Caixa.
 */
const OF_FAMILIES: ReadonlySet<string> = new Set(
  'van von vom di da do dos du des del della dello delle degli dei'.split(' '),
);

/**
 * `Van Lee Enterprises` and Lee Enterprises, `Van den Berg` and Van der Berg: two families, unless the town or an address says that they
 * are one. Within a name the word is a joint (`Banca di Bergamo`).
 */
export function isOfOtherFamily(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || hasOwnAddress(rows) || isInSameTown(rows)) return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  const given = sharedGivenNames(mine, theirs);
  const [one, other] = [surnameOf(mine.slice(given)), surnameOf(theirs.slice(given))];
  if (one.word === undefined || one.word !== other.word) return false;
  const areOfFamilies = [...one.before, ...other.before].some((word) => OF_FAMILIES.has(word));
  const isMissing = (words: Words) => (word: string) => !words.includes(word);
  return areOfFamilies && (one.before.some(isMissing(theirs)) || other.before.some(isMissing(mine)));
}

/** How many given names or initials stand in front of both. */
function sharedGivenNames(mine: Words, theirs: Words): number {
  const isGiven = (word: string) => word.length === 1 || isGivenName(word);
  const at = mine.findIndex((word, place) => word !== theirs[place] || !isGiven(word));
  return Math.max(at, 0);
}

interface Surname {
  readonly before: Words;
  readonly word: string | undefined;
}

/** The first word of a name that tells, and the joints before it. */
function surnameOf(tokens: Words): Surname {
  const at = tokens.findIndex((word) => !STOP_WORDS.has(word));
  return { before: tokens.slice(0, at), word: tokens[at] };
}
