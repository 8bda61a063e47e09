import type { Evidence } from '../../contract/extended.ts';
import { foldWords } from '../names/fold.ts';
import { agreeing, type Clause, opposing, type Pair, quoted, supporting } from './clause.ts';

const NAME_WORTH = 12;

/** Says how the names compare that fit best, as they are written on both sides. */
export function nameClause({ level, left, right }: Evidence, { told }: Pair): Clause {
  const [mine, theirs] = [left ?? '', right ?? ''];
  if (level.startsWith('different'))
    return opposing(`names differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, NAME_WORTH, 'name');
  const kind = KINDS.find(([suffix]) => level.endsWith(suffix))?.[1];
  if (/^same/.test(level) && isOneSpelling(mine, theirs)) {
    if (kind === undefined && isOneSpelling(mine, told.name)) return agreeing('the name', NAME_WORTH, 'name');
    return supporting(`${quoted(mine)} is ${kind ?? 'one of its names'}`, NAME_WORTH, 'name');
  }
  const shown = kind === undefined ? quoted(theirs) : `${kind} ${quoted(theirs)}`;
  return supporting(relationOf(level, mine, theirs, shown), NAME_WORTH, 'name');
}

const KINDS: readonly (readonly [suffix: string, words: string])[] = [
  ['_former', 'its former name'],
  ['_alias', 'its other name'],
  ['_acronym', 'its abbreviation'],
];

/** Equal but for case, accents, spaces and a last word, as a legal form is: `CDW Corporation` and `CDW Corp`. */
function isOneSpelling(left: string, right: string): boolean {
  const [mine, theirs] = [foldWords(left), foldWords(right)];
  if (mine === '' || theirs === '') return left === right;
  if (mine.replaceAll(' ', '') === theirs.replaceAll(' ', '')) return true;
  if (`${mine} `.startsWith(`${theirs} `) || `${theirs} `.startsWith(`${mine} `)) return true;
  return mine.includes(' ') && withoutLast(mine) === withoutLast(theirs);
}

function withoutLast(words: string): string {
  return words.replace(/ [^ ]+$/, '');
}

function relationOf(level: string, mine: string, theirs: string, shown: string): string {
  const isShorter = mine.length < theirs.length;
  if (level.startsWith('initials')) {
    const [brief, long] = isShorter ? [quoted(mine), shown] : [shown, quoted(mine)];
    return `${brief} matches the initials of ${long}`;
  }
  if (/^(?:abbreviated|cut_off)/.test(level))
    return isBriefer(mine, theirs)
      ? `${quoted(mine)} may be short for ${shown}`
      : `${shown} may be short for ${quoted(mine)}`;
  if (level.startsWith('respelled')) return `${quoted(mine)} is close to ${shown}`;
  if (level.startsWith('entity_longer'))
    return `${quoted(mine)} ${isWithin(mine, theirs) ? 'is part of' : 'leaves out words of'} ${shown}`;
  if (level.startsWith('record_longer'))
    return `${quoted(mine)} ${isWithin(theirs, mine) ? 'contains' : 'adds words to'} ${shown}`;
  if (level.startsWith('overlap')) return `${quoted(mine)} shares words with ${shown}`;
  if (level.startsWith('same_words')) return `${quoted(mine)} has the same words as ${shown}`;
  return `${quoted(mine)} is on file as ${shown}`;
}

/** Whether the first word that differs is the shorter one; legal forms tell nothing. */
function isBriefer(mine: string, theirs: string): boolean {
  const others = foldWords(theirs).split(' ');
  const words = foldWords(mine).split(' ');
  const at = words.findIndex((word, index) => word !== others[index]);
  return (words[at]?.length ?? 0) < (others[at]?.length ?? 0);
}

/** Whether the one stands word for word in the other. */
function isWithin(brief: string, long: string): boolean {
  return ` ${foldWords(long)} `.includes(` ${foldWords(brief)} `);
}

/** Says that a name was translated before it was compared. */
export function readingClause(): Clause {
  return supporting('the name was compared in translation', 2, 'name');
}

/** Says that the legal forms differ; when they agree, the name says so already. */
export function formClause({ level }: Evidence, { candidate }: Pair): Clause | undefined {
  if (!['alike', 'different', 'foreign'].includes(level)) return undefined;
  const names = candidate.evidence.find(({ comparison }) => comparison === 'name');
  const [mine, theirs] = [names?.left ?? '', names?.right ?? ''];
  const worth = level === 'alike' ? 2 : 5;
  return opposing(`legal forms differ: yours ${quoted(mine)}, on file ${quoted(theirs)}`, worth, 'name');
}

/** Says that a country in the name tells only where the company is. */
export function seatClause(): Clause {
  return supporting('the country in the name is where the company is', 2, 'name');
}

/** Says whether a second name of the record is known too. */
export function otherNameClause({ level, left }: Evidence): Clause {
  return level === 'agrees'
    ? supporting(`the record's other name ${quoted(left ?? '')} is on file too`, 3, 'name')
    : opposing(`the record's other name ${quoted(left ?? '')} is not on file`, 2, 'name');
}
