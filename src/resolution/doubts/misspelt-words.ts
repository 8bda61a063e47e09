import { distance } from 'fastest-levenshtein';
import { areNames, hasOwnIdentifier, isInSameTown, placeBits } from '../comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../comparisons/evidence.ts';
import { backgroundCount } from '../model/background.ts';
import { isCode } from '../names/codes.ts';
import { isDirection } from '../names/directions.ts';
import { withoutUmlauts } from '../names/fold.ts';
import { asWritten } from '../names/normal-name.ts';
import { areTwoSurnames } from '../names/surnames.ts';
import { isBareSlip, isLikelySlip } from '../names/typing-slips.ts';
import { wordAgreement } from '../names/word-agreement.ts';
import { countryOfCity } from '../tables/cities.ts';
import { isEverydayWord } from '../tables/everyday-words.ts';
import { isLocalWord, isOfEveryTown } from '../tables/local-bodies.ts';
import { isTellingWord, weightyWords } from '../tables/name-words.ts';
import { type OrganisationKind, sayKind, saysOrganisation } from '../tables/organisation-kinds.ts';

/*
 * Doubts of names of which one word alone tells whose they are, and which are only alike in that.
 */

type Rows = readonly EvidenceRow[];

/** The one word that tells, as the record and as the entity has it. */
interface Misspelt {
  readonly written: string;
  readonly meant: string;
  /** The words beside it that both names have. */
  readonly shared: readonly string[];
}

/** `KTFB-CA` and KTSB-CA, `HPXP Group` and HRXP Group: a code with another letter is another code. */
export function isOtherCode(rows: Rows): boolean {
  const word = misspeltIn(rows);
  return word !== undefined && areCodes(rows, word);
}

/**
 * `Stadt Homburg` and Stadt Hamburg: of what every town has one, a name like another is another town's. So it is where the
 * record is in the town that its name says: `Banque de Conthey` of Conthey is no Banque de Monthey.
 */
export function isOfOtherTown(rows: Rows): boolean {
  const word = misspeltIn(rows);
  return (word !== undefined && isOfEveryTown(word.shared) && !areUmlauts(word)) || isInItsTown(rows);
}

/** A word that only the record has is its town, and the entity's name, which is like it, has another one. */
function isInItsTown(rows: Rows): boolean {
  const [name, town] = [rowOf(rows, 'name'), rowOf(rows, 'place')?.left.city?.split(' ') ?? []];
  if (name?.relation !== 'respelled' || town.length === 0 || hasOwnIdentifier(rows) || isInSameTown(rows))
    return false;
  const [mine, theirs] = [asWritten(name.left).tokens, asWritten(name.right).tokens];
  return mine.some(
    (written) =>
      town.includes(written) &&
      !theirs.includes(written) &&
      theirs.some((meant) => !mine.includes(meant) && !areUmlauts({ written, meant })),
  );
}

/** `KOXI TV` and KOMI TV: in so few letters, another one than a slip of the hand leaves makes another word. */
export function isOtherShortWord(rows: Rows): boolean {
  const word = misspeltIn(rows);
  return word !== undefined && word.written.length <= SHORT_WORD && !isLikelySlip(word.written, word.meant);
}

const SHORT_WORD = 5;
/** Of words this long hardly two names are a letter apart. */
const LONG_WORD = 8;

/**
 * `Levan Welding` and Levay Welding, `Petersen Industries` and Peterson Industries: beside words of trade, the first word with another
 * letter in one place may be the name of somebody else, where no slip of the hand leaves that letter, the word begins with
 * it, or others are called so. A misspelt word that nobody is called by is a slip (`Siemebs`), and a name that both have behind the
 * first word tells whose it is.
 */
export function isOtherFirstWord(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, ALIKE) || hasOwnIdentifier(rows) || isInSameTown(rows))
    return false;
  const [mine, theirs] = [
    weightyWords(asWritten(name.left).tokens),
    weightyWords(asWritten(name.right).tokens),
  ];
  const [[written = ''], [meant = '']] = [mine, theirs];
  if (written === meant || mine.length < 2) return false;
  if (mine.some((word) => theirs.includes(word) && tells(word) && !isEverydayWord(word))) return false;
  return areTwoSurnames(written, meant) || mayBeOtherName(written, meant);
}

/** Of two words that are alike, the one may be a name of its own, and not the other misspelt. */
export function mayBeOtherName(written: string, meant: string): boolean {
  if (!areOneLetterApart(written, meant)) return false;
  if (written[0] !== meant[0]) return true;
  if (written.length < LONG_WORD && !isLikelySlip(written, meant)) return true;
  return backgroundCount(written) > 0 || isEverydayWord(written);
}

/** Of words this long hardly two companies are called by two that are a letter apart. */
const LONG_NAME = 11;
/** Of words this short many are. */
const SHORT_NAME = 7;

/**
 * `NexGen Energy` and Nexen Energy, `Nephos` and Nephros: a rare word by which alone a company is known, with another letter, is mostly
 * another company's own: three of fourteen HIGH were that company, of 95,000 real names beside the bundled universe and of 24,000 beside one of
 * 95,000. A bare slip of the hand is one (`Seimens`), and so is one in a word that many bear (`Imperal Oil`).
 */
export function mayBeOtherRareWord(rows: Rows): boolean {
  return otherRareWordIn(rows) !== undefined;
}

/**
 * And it is all that the name says, where nothing tells that both are in one country: of the MEDIUM among 18,000 real names no such one
 * was the company (`Guidant` and Guident, `Evertek` and EVERTEC).
 */
export function isOtherRareWord(rows: Rows): boolean {
  const word = otherRareWordIn(rows);
  if (word === undefined) return false;
  return (word.shared.length === 0 && placeBits(rows) <= 0) || isNoSlipOf(word, rows);
}

/** Or the legal forms differ, or the word is short and no slip leaves that letter: `Santam` and Sanlam. */
export function isNoSlipOfRareWord(rows: Rows): boolean {
  const word = otherRareWordIn(rows);
  return word !== undefined && isNoSlipOf(word, rows);
}

function isNoSlipOf({ written, meant }: Misspelt, rows: Rows): boolean {
  const form = rowOf(rows, 'name_form')?.relation;
  if (form !== undefined && form !== 'same' && form !== 'translated') return true;
  const isUnlikely = written[0] !== meant[0] || !isLikelySlip(written, meant);
  return isUnlikely && written.length <= SHORT_NAME;
}

function otherRareWordIn(rows: Rows): Misspelt | undefined {
  const word =
    misspeltIn(rows, (one) => tells(one) && !isDirection(one)) ?? firstOfTwoIn(rows) ?? otherHeadIn(rows);
  if (word === undefined || isNamedBySite(rows) || isInForeignLetters(rows)) return undefined;
  const { written, meant, shared } = word;
  if (sayKind(shared, OF_ONE_TOWN)) return undefined;
  if (backgroundCount(meant) > 0 || areUmlauts(word)) return undefined;
  if (isOfOwnWords(word)) return word;
  if (Math.min(written.length, meant.length) >= LONG_NAME || !isOneEdit(written, meant)) return undefined;
  return isBareSlip(written, meant) && !isOtherSyllable(word) ? undefined : word;
}

/** Another letter in front, or in so few letters, is as often another name where the keys touch: `Tenda` and Fenda, `Arwin` and Aewin. */
function isOtherSyllable({ written, meant }: Misspelt): boolean {
  if (!areOneLetterApart(written, meant)) return false;
  return written[0] !== meant[0] || written.length <= SHORT_WORD;
}

/** Of fewer letters, words stand in any other by chance. */
const SHORTEST_PART = 3;

/**
 * `Teracom`, `Futurecom`, `DevStream`: a word in which two stand that names are made of was meant as it is written, whoever is called
 * TerraCom. A slip leaves letters that make no words: `Gloobant`.
 */
function isOfOwnWords({ written, meant }: Misspelt): boolean {
  if (written.startsWith(meant) || meant.startsWith(written)) return false;
  if (areTransposed(written, meant)) return false;
  return distance(written, meant) <= 2 && isMadeOfWords(written);
}

/** The same letters in another order, which hardly two names are. */
function areTransposed(left: string, right: string): boolean {
  return left.length === right.length && [...left].sort().join('') === [...right].sort().join('');
}

function isMadeOfWords(word: string): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    if (isPart(word.slice(0, at)) && isPart(word.slice(at))) return true;
  return false;
}

function isPart(word: string): boolean {
  return isEverydayWord(word) || backgroundCount(word) > 0;
}

/** `Shenzhen Tenda Technology` and Shenzhen Fenda Technology: beside a town, a word that begins with another letter. */
function otherHeadIn(rows: Rows): Misspelt | undefined {
  const word = misspeltIn(rows, (one) => tells(one) && countryOfCity(one) === undefined);
  return word !== undefined && word.written[0] !== word.meant[0] ? word : undefined;
}

/** Beside a name, a word of a dictionary may be that of a trade that no table has: `Hurco Trailers`. */
function firstOfTwoIn(rows: Rows): Misspelt | undefined {
  const name = rowOf(rows, 'name');
  if (name === undefined || weightyWords(asWritten(name.left).tokens).length > 2) return undefined;
  const word = misspeltIn(rows, (one) => tells(one) && !isEverydayWord(one));
  return word?.written === asWritten(name.left).tokens[0] ? word : undefined;
}

/** Universities bear the name of their town, which is spelled in several ways. */
const OF_ONE_TOWN: ReadonlySet<OrganisationKind> = new Set(['education']);

/** Its website or e-mail is the entity's, or spells the entity's name. */
function isNamedBySite(rows: Rows): boolean {
  return [rowOf(rows, 'website'), rowOf(rows, 'email')].some((row) => row !== undefined && row.bits > 0);
}

/** A letter more, less or another one; what begins another word by two and more was cut off. */
function isOneEdit(written: string, meant: string): boolean {
  return distance(written, meant) === 1;
}

/** Another letter in one place, and no umlaut that is written out. */
function areOneLetterApart(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let apart = 0;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) apart++;
  return apart === 1;
}

/** Undefined where a word that tells agrees, or something beside the names says that they are one. */
function misspeltIn(rows: Rows, isTelling = tells): Misspelt | undefined {
  const name = rowOf(rows, 'name');
  if (name === undefined || areNames(rows, ALIKE) || hasOwnIdentifier(rows) || isInSameTown(rows))
    return undefined;
  return onlyMisspelt(asWritten(name.left).tokens, asWritten(name.right).tokens, isTelling);
}

const ALIKE = ['same', 'same_words', 'initials', 'different'] as const;

/** The word of two names that is only alike, where no other word that they share tells one company from another. */
export function onlyMisspelt(
  mine: readonly string[],
  theirs: readonly string[],
  isTelling = tells,
): Misspelt | undefined {
  const shared = mine.filter((word) => theirs.includes(word));
  if (shared.some(isTelling)) return undefined;
  for (const written of mine) {
    if (shared.includes(written)) continue;
    const meant = theirs.find((word) => !shared.includes(word) && wordAgreement(written, word) !== undefined);
    if (meant !== undefined) return { written, meant, shared };
  }
  return undefined;
}

/** What broadcasters and papers are. */
const OF_MEDIA: ReadonlySet<string> = new Set('tv radio channel station magazine news'.split(' '));

/** A letter or two tell nothing beside a word, nor a number, nor what many companies are or do. */
function tells(word: string): boolean {
  if (word.length <= 2 || /^\d/.test(word) || !isTellingWord(word)) return false;
  return !OF_MEDIA.has(word) && !isLocalWord(word) && !saysOrganisation(word);
}

const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** So many letters that are left out at the end shorten a word: `SRB`, Srbija. */
const CUT_OFF = 2;

function isShortFor(word: string, other: string): boolean {
  return (
    Math.abs(word.length - other.length) >= CUT_OFF && (word.startsWith(other) || other.startsWith(word))
  );
}

/** Names in other scripts have no vowels where they are written in Latin letters. */
function areCodes(rows: Rows, { written, meant }: Misspelt): boolean {
  if (isInForeignLetters(rows)) return false;
  return isCode(written) && isCode(meant) && !isShortFor(written, meant);
}

function isInForeignLetters(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  return name === undefined || FOREIGN_LETTER.test(name.left.text + name.right.text);
}

/** `Köln` is written `Koeln`, too. */
function areUmlauts({ written, meant }: Pick<Misspelt, 'written' | 'meant'>): boolean {
  return withoutUmlauts(written) === withoutUmlauts(meant);
}
