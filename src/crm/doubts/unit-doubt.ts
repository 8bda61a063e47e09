import { areNames, isInAnotherPlace, isSame } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { FUND_WORDS, HEAD_WORDS, LOOSE_WORDS } from '../../resolution/tables/company-words.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { haveUnitWords } from '../duplicates/two-units.ts';
import { nameStandingOf, namesOfEntity, standingOf, wholeNames, wordsMore } from '../names/name-standing.ts';
import { normalOfAccount } from '../normal-account.ts';
import type { Double } from '../verdict.ts';

type Rows = readonly EvidenceRow[];

/**
 * Why one of two accounts may be a unit of the other one's company or another company of its group, as a sentence: its name has
 * words that the company's has not, and they share no more than its website. `Hitachi Solutions` beside `Hitachi, Ltd.`, `Dell
 * Federal` beside `Dell Financial Services`.
 */
export function unitDoubt(
  pair: readonly [number, number],
  rows: Rows,
  { confidence }: Pick<Double, 'confidence'>,
  situation: Situation,
): string | undefined {
  if (shareMore(rows)) return undefined;
  const isMedium = confidence === 'MEDIUM';
  const isUnit = (isMedium || isInAnotherPlace(rows)) && pair.some(situation.standings.isUnit);
  if (isUnit || (isMedium && isOfOtherWords(pair, rows, situation))) return aloneWords(rows);
  if (!shareWebsite(rows)) return undefined;
  if (pair.some((at) => isOfTwo(at, situation))) return OF_TWO;
  return areUnitNames(pair, rows, situation) ? aloneWords(rows) : undefined;
}

/** The telephone of a head office, in two places, is no more than its website. */
function aloneWords(rows: Rows): string {
  const shared = isSame(rows, 'phone') ? 'no more than website and telephone' : 'the website alone';
  return `But one bears the name of a unit, and they share ${shared}, as the companies of a group do.`;
}

const OF_TWO =
  'But the name of one names two parties, and they share the website alone: it may be the other party.';

const TWO_PARTIES = /\p{L}{2}\s*\/\s*\p{L}{2}/u;

/** `ALSAC/St Jude`: a name that no source knows, of two names. `A/S` is a legal form. */
function isOfTwo(at: number, situation: Situation): boolean {
  const text = accountName(situation.dataset.account(at));
  return TWO_PARTIES.test(text) && nameStandingOf(at, situation) === 'unknown';
}

/** `GE Digital` has not a word of General Electric in its name. */
function isOfOtherWords(pair: readonly [number, number], rows: Rows, { names }: Situation): boolean {
  return areNames(rows, ['different']) && names.difference(...pair)?.isRisky === true;
}

/** In two places the telephone is that of the head office. */
function shareMore(rows: Rows): boolean {
  const isOwnPhone = isSame(rows, 'phone') && !isInAnotherPlace(rows);
  const isOwn = isOwnPhone || isSame(rows, 'registration') || isSame(rows, 'social');
  return isOwn || rowOf(rows, 'place')?.house === 'same';
}

function shareWebsite(rows: Rows): boolean {
  return isSame(rows, 'website') || isSame(rows, 'email');
}

/** Either bears a name that no source knows, with a word that neither the company nor the other one has. */
function areUnitNames(pair: readonly [number, number], rows: Rows, situation: Situation): boolean {
  if (!haveUnitWords(rows) && !areNames(rows, ['different'])) return false;
  if (pair.some((at) => saysUnit(at, situation))) return true;
  return areNames(rows, ['overlap']) && pair.every((at) => nameStandingOf(at, situation) === 'unknown');
}

function saysUnit(at: number, situation: Situation): boolean {
  const { dataset, world } = situation;
  const known = namesOfEntity(dataset.identity(at).coreId, world.family);
  const names = wholeNames(at, dataset);
  if (known.length === 0 || names.length === 0 || standingOf(names, known) !== 'unknown') return false;
  return names.every((name) => isBesideAll(name, known, unitWordTest(at, name, situation)));
}

/** It has such a word more than each of the known names that it has the words of, and there are such. */
function isBesideAll(
  name: NormalName,
  known: readonly Pick<NormalName, 'text' | 'tokens'>[],
  isOfUnit: (word: string) => boolean,
): boolean {
  const more = known.map((other) => wordsMore(name, other)).filter((words) => words.length > 0);
  return more.length > 0 && more.every((words) => words.some(isOfUnit));
}

/**
 * Not the town where the account is, nor what a company may put into its own name: `Group`, and `International` without a legal
 * form where it owns no others. A holding is not what it holds.
 */
function unitWordTest(
  at: number,
  { forms }: NormalName,
  { dataset, entities }: Situation,
): (word: string) => boolean {
  const city = normalOfAccount(dataset, at).place?.city?.split(' ') ?? [];
  const entity = entities.entityOf(at);
  const isOfGroup = forms.length > 0 || (entity !== undefined && entities.isParent(entity));
  const isOwnWord = (word: string) =>
    LOOSE_WORDS.has(word) || (!isOfGroup && HEAD_WORDS.has(word) && !FUND_WORDS.has(word));
  return (word) => !isOwnWord(word) && !city.includes(word);
}
