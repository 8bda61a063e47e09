import type { NameEvidence } from '../comparisons/name-evidence.ts';
import { foldWords } from '../names/fold.ts';
import { asWritten, type NormalName } from '../names/normal-name.ts';
import { isOfUmlauts } from '../readings/umlauts.ts';
import { weightyWords } from '../tables/name-words.ts';
import { quoted } from './clause.ts';

/** Says how the name of the record relates to the one on file, which is `shown` in quotation marks with what it is to the company. */
export function relationOf(row: NameEvidence, shown: string): string {
  const [mine, theirs] = [row.left.text, row.right.text];
  switch (row.relation) {
    case 'initials': {
      const isShorter = mine.length < theirs.length;
      const [brief, long] = isShorter ? [quoted(mine), shown] : [shown, quoted(mine)];
      return `${brief} matches the initials of ${long}`;
    }
    case 'abbreviated':
    case 'cut_off':
      return briefly(row, shown, 'may be short for');
    case 'respelled':
      return isCutShort(mine, theirs) || isCutShort(theirs, mine)
        ? briefly(row, shown, 'may be short for')
        : `${quoted(mine)} is close to ${shown}`;
    case 'entity_longer':
      return `${quoted(mine)} ${shorterThan(row)} ${shown}`;
    case 'record_longer':
      return longerThan(row, shown);
    case 'overlap':
      return `${quoted(mine)} shares words with ${shown}`;
    default:
      return wholeRelationOf(row, shown);
  }
}

function shorterThan({ left, right }: NameEvidence): string {
  if (isWithin(left.text, right.text)) return 'is part of';
  return haveAll(right, left) ? 'leaves out words of' : 'resembles a part of';
}

function longerThan({ left, right }: NameEvidence, shown: string): string {
  const mine = quoted(left.text);
  if (isWithin(right.text, left.text)) return `${mine} contains ${shown}`;
  return haveAll(left, right) ? `${mine} adds words to ${shown}` : `${mine} is like ${shown} with more words`;
}

/** Of names that agree word for word, but are not written alike: small words were left out, or what is brief was written out. */
function wholeRelationOf(row: NameEvidence, shown: string): string {
  const [mine, theirs] = [row.left.text, row.right.text];
  if (isWithin(mine, theirs)) return `${quoted(mine)} is part of ${shown}`;
  if (isWithin(theirs, mine)) return `${quoted(mine)} contains ${shown}`;
  if (sortedWords(mine) === sortedWords(theirs)) return `${quoted(mine)} has the same words as ${shown}`;
  const { isWrittenOut, asWritten: written } = row.left;
  if (isWrittenOut === true && written !== undefined && isOfUmlauts(row.left, written))
    return `${quoted(mine)} is another spelling of ${shown}`;
  // A single word that is written in another way may be anybody's: `MTN` and Mountain.
  if (tellingWords(row.left).length < 2)
    return mine.length < theirs.length
      ? `${quoted(mine)} may stand for ${shown}`
      : `${shown} may stand for ${quoted(mine)}`;
  return `${quoted(mine)} is on file as ${shown}`;
}

/** The brief one stands first. */
function briefly({ left, right }: NameEvidence, shown: string, verb: string): string {
  return isBriefer(left.text, right.text)
    ? `${quoted(left.text)} ${verb} ${shown}`
    : `${shown} ${verb} ${quoted(left.text)}`;
}

/** Whether the first word that differs is the shorter one; legal forms tell nothing. */
function isBriefer(mine: string, theirs: string): boolean {
  const others = foldWords(theirs).split(' ');
  const words = foldWords(mine).split(' ');
  const at = words.findIndex((word, index) => word !== others[index]);
  return (words[at]?.length ?? 0) < (others[at]?.length ?? 0);
}

/** More than a letter or two, which a slip of the hand leaves out. */
const CUT_LETTERS = 3;

/** A word of the one begins a much longer one of the other: `Stadt` and Stadtspital. */
function isCutShort(brief: string, long: string): boolean {
  const [words, others] = [foldWords(brief).split(' '), foldWords(long).split(' ')];
  const apart = words.filter((word) => !others.includes(word));
  return (
    apart.length > 0 &&
    apart.every((word) =>
      others.some((other) => other.startsWith(word) && other.length >= word.length + CUT_LETTERS),
    )
  );
}

/** Whether the one stands word for word in the other. */
function isWithin(brief: string, long: string): boolean {
  return ` ${foldWords(long)} `.includes(` ${foldWords(brief)} `);
}

type Named = NameEvidence['left'] | NameEvidence['right'];

function haveAll(long: Named, brief: Named): boolean {
  const words = wordsOf(long);
  return tellingWords(brief).every((word) => words.includes(word));
}

function tellingWords(name: Named): readonly string[] {
  return weightyWords(wordsOf(name));
}

function wordsOf(name: Named): readonly string[] {
  return asWritten<Pick<NormalName, 'tokens'>>(name).tokens;
}

function sortedWords(text: string): string {
  return foldWords(text).split(' ').sort().join(' ');
}
