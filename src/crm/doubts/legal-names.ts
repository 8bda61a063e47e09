import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { HEAD_WORDS } from '../../resolution/tables/company-words.ts';
import type { Situation } from '../actions/situation.ts';
import { nameStandingOf, sayMore, wholeNames, wordsMore } from '../names/name-standing.ts';

/**
 * Why two legal names of which one has a word or a place more may be those of two companies of one group, as a sentence:
 * `Swiss Life Holding AG` and `Swiss Life AG`, `Swisscom AG` and `Swisscom (Schweiz) AG`, a head and the company that does its
 * business.
 */
export function legalNameDoubt(
  pair: readonly [number, number],
  rows: readonly EvidenceRow[],
  situation: Situation,
): string | undefined {
  const { dataset, standings } = situation;
  const [one, other] = pair;
  const [mine, theirs] = [wholeNames(one, dataset), wholeNames(other, dataset)];
  const longer = sayMore(mine, theirs) ? one : sayMore(theirs, mine) ? other : pair.find(standings.isUnit);
  if (longer === undefined) return havePlaceMore(mine, theirs) ? PLACE_MORE : undefined;
  const [long, short] = [longer, longer === one ? other : one].map((at) => nameStandingOf(at, situation));
  if (long === 'unknown') return UNKNOWN;
  // A word of the company's own name may be left out; what a source lists beside that name may be a part's.
  if (long === 'alias' || short === 'alias') return NOT_BOTH;
  return areHeadAndBusiness(longer === one ? [mine, theirs] : [theirs, mine], rows) ? NOT_BOTH : undefined;
}

const GROUP = 'it may be another one of its group.';
const UNKNOWN = `But of their legal names one has a word more, and is none that the sources know of the company: ${GROUP}`;
const NOT_BOTH =
  'But of their legal names one has a word more: they may be a head and another company of its group.';
const PLACE_MORE = `But of their legal names one has a place more: ${GROUP}`;

/** Sources have both names as legal ones, of two forms or with words of a head in one alone: `Mercedes-Benz Group AG`. */
function areHeadAndBusiness(
  [longer, shorter]: readonly [readonly NormalName[], readonly NormalName[]],
  rows: readonly EvidenceRow[],
): boolean {
  const form = rowOf(rows, 'name_form')?.relation;
  if (form === 'different' || form === 'foreign') return true;
  const more = longer.flatMap((name) => shorter.map((other) => wordsMore(name, other)));
  return more.some((words) => words.length > 0 && words.every((word) => HEAD_WORDS.has(word)));
}

/** Either of them has a place in brackets that the other one has not. */
export function havePlaceMore(mine: readonly NormalName[], theirs: readonly NormalName[]): boolean {
  const [one, other] = [mine[0], theirs[0]];
  if (one === undefined || other === undefined || one.forms.length === 0 || other.forms.length === 0)
    return false;
  return isPlaceMore(one, other) || isPlaceMore(other, one);
}

/**
 * `Swisscom (Schweiz) AG` beside `Swisscom AG`, which says no place in words either. What stands behind the form is no part of
 * the name: lists write `Swisscom AG (Switzerland)` of any company.
 */
export function isPlaceMore(one: NormalName, other: NormalName): boolean {
  if (one.withPlace === undefined || other.withPlace !== undefined || one.text.endsWith(')')) return false;
  return one.forms.length > 0 && one.tokens.join(' ') === other.tokens.join(' ');
}
