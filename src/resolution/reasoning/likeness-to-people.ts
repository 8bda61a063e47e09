import type { Evidence } from '../../contract/extended.ts';
import { isDistinguishingToken } from '../names/distinguishing-tokens.ts';
import type { Readable } from '../names/normal-name.ts';
import { GENERIC_WORDS, STOP_WORDS } from '../tables/name-words.ts';
import type { Pair } from './clause.ts';

const IDENTIFYING: Readonly<Record<string, RegExp>> = {
  website: /^(?:same|group|other_suffix|names_entity|names_record)$/,
  email: /^(?:same|group)$/,
  social: /^same$/,
  phone: /^(?:same|local)$/,
  registration: /^(?:same|number_only|other_country)$/,
  name: /^(?:same|respelled|abbreviated|cut_off)/,
};
const FEWEST_LETTERS = 3;
/** Of one name in another script, read by tables: `レイテック` begins like `REI`. */
const FEWEST_LETTERS_READ = 6;
/** What is no part of a name. */
const OTHER = /^(?:website|email|social|phone|registration|place)$/;

/**
 * Says whether a person would agree that the candidate is near: an identifier leads to it, or the names are alike in
 * words that tell, not in a number or in a word of trade; of names that merely share words, in the first.
 */
export function looksNear(pair: Pair): boolean {
  const { evidence } = pair.candidate;
  return (
    evidence.some(({ comparison, level }) => IDENTIFYING[comparison]?.test(level)) || areNamesAlike(pair)
  );
}

function areNamesAlike({ record, candidate }: Pair): boolean {
  const row = candidate.evidence.find(({ comparison }) => comparison === 'name');
  // `IBM` stands for its company; three words whose initials somebody bears do not.
  if (row?.level.startsWith('initials')) return (row.left ?? '').length < (row.right ?? '').length;
  const [left, right] = [
    record.names.find(({ text }) => text === row?.left),
    candidate.profile.names.find(({ text }) => text === row?.right),
  ];
  if (areSisters(left, right)) return true;
  if (isCoincidence(row, candidate.evidence)) return false;
  const isRead = (left?.english ?? right?.english) !== undefined;
  const telling = { mine: tellingOf(left), theirs: tellingOf(right) };
  if (row?.level.startsWith('overlap') && telling.mine[0] !== telling.theirs[0]) return false;
  return areAlike(telling, isRead ? FEWEST_LETTERS_READ : FEWEST_LETTERS);
}

interface TellingWords {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

function areAlike({ mine, theirs }: TellingWords, fewestLetters: number): boolean {
  const shared = mine.filter((word) => theirs.includes(word));
  const letters = lettersOf(shared);
  if (letters < fewestLetters) return false;
  const share = letters / Math.max(lettersOf(mine), lettersOf(theirs));
  const isWithin = shared.length >= Math.min(mine.length, theirs.length);
  return share > 0.5 || (isWithin && (share === 0.5 || mine[0] === theirs[0]));
}

/** An abbreviation within a longer name, or a word in common where other evidence speaks against. */
function isCoincidence(row: Evidence | undefined, evidence: readonly Evidence[]): boolean {
  if (row === undefined) return false;
  if (row.level.endsWith('_acronym')) return true;
  return (
    row.level.startsWith('overlap') &&
    evidence.some(({ comparison, bits }) => OTHER.test(comparison) && bits < 0)
  );
}

/** Equal but for numbers and places: `Bank of the East` and `Bank of the West`. */
function areSisters(left: Readable | undefined, right: Readable | undefined): boolean {
  const [mine, theirs] = [left, right].map((name) =>
    wordsOf(name)
      .filter((word) => !isDistinguishingToken(word))
      .join(' '),
  );
  return mine !== '' && mine === theirs;
}

function wordsOf(name: Readable | undefined): readonly string[] {
  return (name?.english ?? name?.tokens ?? []).filter((word) => !STOP_WORDS.has(word));
}

function tellingOf(name: Readable | undefined): readonly string[] {
  return wordsOf(name).filter((word) => !GENERIC_WORDS.has(word) && !isDistinguishingToken(word));
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0);
}
