import { areNames, WHOLE_NAME } from '../../resolution/comparisons/candidate-evidence.ts';
import { type EvidenceRow, rowOf } from '../../resolution/comparisons/evidence.ts';
import type { NormalName } from '../../resolution/names/normal-name.ts';
import { accountName } from '../account-name.ts';
import type { Situation } from '../actions/situation.ts';
import { compareAccountsAlone } from '../duplicates/judge-entity-pair.ts';
import { wholeNames } from '../names/name-standing.ts';
import { townMore } from '../names/town-more.ts';
import type { Double } from '../verdict.ts';
import { bankDoubt } from './bank-doubt.ts';
import { bodyDoubt } from './body-doubt.ts';
import { brandDoubt } from './brand-doubt.ts';
import { formerNameDoubt } from './former-name-doubt.ts';
import { givenNameDoubt } from './given-name-doubt.ts';
import { havePlaceMore, isPlaceMore, legalNameDoubt } from './legal-names.ts';
import { littleWordDoubt } from './little-word-doubt.ts';
import { operatorDoubt } from './operator-doubt.ts';
import { overlapDoubt } from './overlap-doubt.ts';
import { placeDoubt } from './place-doubt.ts';
import { respelledDoubt } from './respelled-doubt.ts';
import { tradeDoubt } from './trade-doubt.ts';
import { tradeSpellingDoubt } from './trade-spelling-doubt.ts';
import { unitDoubt } from './unit-doubt.ts';
import { wordOrderDoubt } from './word-order-doubt.ts';

type Pair = readonly [number, number];

/**
 * Why two accounts that are tied surely enough may be two companies of one group, as a sentence: somebody has put the one below the
 * other, the one has a legal name with a word more, one bears the name of a brand and they have two websites, each has a word or a trade
 * of its own, their words stand in another order, a little word is another one, or they share no more than the website of the group.
 */
export function sisterDoubt(
  pair: Pair,
  { confidence }: Pick<Double, 'confidence'>,
  situation: Situation,
): string | undefined {
  const [mine, theirs] = [wholeNames(pair[0], situation.dataset), wholeNames(pair[1], situation.dataset)];
  const isTownMore = townMore(pair, situation.dataset) !== undefined;
  if (!isTownMore && areWrittenAlike(mine[0], theirs[0])) return undefined;
  const rows = compareAccountsAlone(pair, situation.dataset);
  const bank = bankDoubt(pair, rows, situation);
  const other =
    bank ??
    givenNameDoubt(rows, mine, theirs) ??
    wordOrderDoubt(pair, rows, situation) ??
    littleWordDoubt(rows, mine, theirs) ??
    respelledDoubt(pair, rows, situation) ??
    tradeSpellingDoubt(pair, rows, situation);
  if (other !== undefined) return other;
  const isNational = isNationalBelow(pair, situation);
  if (areOneName(rows) && !havePlaceMore(mine, theirs) && !isNational)
    return isTownMore ? placeDoubt(pair, rows, situation) : undefined;
  const isUnit = pair.some(situation.standings.isUnit);
  const areLegal = haveForms(mine) && haveForms(theirs);
  const isUnknown = situation.names.difference(...pair)?.isRisky === true;
  if (isUnit || areLegal || isUnknown || isNational || confidence === 'MEDIUM') {
    const [child, parent] = linked(pair, situation) ?? [];
    if (child !== undefined && parent !== undefined)
      return `But somebody has put "${named(child, situation)}" below "${named(parent, situation)}", and their names are two.`;
  }
  const legal = areLegal ? legalNameDoubt(pair, rows, situation) : undefined;
  return (
    legal ??
    brandDoubt(pair, rows, situation) ??
    formerNameDoubt(pair, rows, situation) ??
    overlapDoubt(rows) ??
    tradeDoubt(pair, rows, situation) ??
    placeDoubt(pair, rows, situation) ??
    operatorDoubt(pair, rows, situation) ??
    bodyDoubt(pair, rows, situation) ??
    unitDoubt(pair, rows, { confidence }, situation)
  );
}

/** The very same words and forms: most doubles are, and need no comparison. */
function areWrittenAlike(one: NormalName | undefined, other: NormalName | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (havePlaceMore([one], [other])) return false;
  return one.tokens.join(' ') === other.tokens.join(' ') && one.forms.join(' ') === other.forms.join(' ');
}

/** One name but for its spelling, of one legal form or none. */
function areOneName(rows: readonly EvidenceRow[]): boolean {
  const form = rowOf(rows, 'name_form')?.relation;
  return areNames(rows, [...WHOLE_NAME, 'cut_off']) && form !== 'different' && form !== 'foreign';
}

function haveForms(names: readonly NormalName[]): boolean {
  return names.some(({ forms }) => forms.length > 0);
}

/** `Swisscom (Schweiz) AG`, which somebody has put below `Swisscom`: the company of a country, whatever form the other one has. */
function isNationalBelow(pair: Pair, situation: Situation): boolean {
  const [child, parent] = linked(pair, situation) ?? [];
  if (child === undefined || parent === undefined) return false;
  const [below] = wholeNames(child, situation.dataset);
  const [above] = wholeNames(parent, situation.dataset);
  return below !== undefined && above !== undefined && isPlaceMore(below, above);
}

/** The account that the CRM has below the other one, or below another one of its company, and that one. */
function linked([one, other]: Pair, situation: Situation): Pair | undefined {
  const [above, below] = [parentOfCompany(one, situation), parentOfCompany(other, situation)];
  if (above !== undefined) return [one, above];
  return below === undefined ? undefined : [other, below];
}

function parentOfCompany(at: number, { standings, companies }: Situation): number | undefined {
  const parent = standings.parent[at] ?? -1;
  const isOfCompany = parent >= 0 && parent !== at && companies.companyOf(parent) === companies.companyOf(at);
  return isOfCompany ? parent : undefined;
}

function named(at: number, { dataset }: Situation): string {
  return accountName(dataset.account(at));
}
