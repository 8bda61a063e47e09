import { distance } from 'fastest-levenshtein';
import {
  areNames,
  isInAnotherPlace,
  isInSameTown,
  isSame,
} from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import { asWritten } from '../../resolution/names/normal-name.ts';
import type { Situation } from '../actions/situation.ts';
import { isNameUnheard } from '../names/name-standing.ts';
import { townMore } from '../names/town-more.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why an account may be a hotel, hospital or dealer of the other one, as a sentence: lists give all places of a company its website
 * and the switchboard of its head office. `Oakwood Manor` is not surely its operator, nor `Quantock - Leeds Branch` or `Quantock
 * (Leeds)` the Quantock of York.
 */
export function placeDoubt(
  pair: readonly [number, number],
  rows: Rows,
  situation: Situation,
): string | undefined {
  if (isInSameTown(rows) || rowOf(rows, 'place')?.house === 'same' || isSame(rows, 'registration'))
    return undefined;
  const town = isInAnotherPlace(rows) ? townMore(pair, situation.dataset) : undefined;
  // No source has a name with a town in brackets: what it knows is the name before them.
  if (town === 'apart') return TOWN;
  const why = isSame(rows, 'phone') && haveNothingInCommon(rows) ? NOTHING : town && TOWN;
  // Asked last, for the names that sources know are looked up.
  return why !== undefined && isNameUnheard(pair, situation) ? why : undefined;
}

const NOTHING =
  'But their names have nothing in common, and one may be a place that bears the website and the telephone of its head office.';
const TOWN = 'But one name says the town where only that account is: it may be a place of the other one.';

const ALIKE = 0.6;

/** Nor are they two spellings of one. */
function haveNothingInCommon(rows: Rows): boolean {
  const name = rowOf(rows, 'name');
  if (name === undefined || !areNames(rows, ['different'])) return false;
  const [mine, theirs] = [asWritten(name.left).tokens.join(''), asWritten(name.right).tokens.join('')];
  return 1 - distance(mine, theirs) / Math.max(1, mine.length, theirs.length) < ALIKE;
}
