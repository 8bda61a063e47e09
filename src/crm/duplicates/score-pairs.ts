import type { AccountUniverse } from './account-universe.ts';
import { aloneAtSite } from './alone-at-site.ts';
import { candidatesOf } from './candidate-pairs.ts';
import { compareAccounts } from './compare-accounts.ts';
import { relatedReasoning } from './double-reasoning.ts';
import { compareAlone, haveOtherForms, judgeEntityPair } from './judge-entity-pair.ts';
import { judgeLikeness, surer } from './judge-likeness.ts';
import { type Judged, THRESHOLDS } from './judge-pair.ts';
import { isKnown } from './known-entity.ts';
import { type NumberList, numberList } from './number-list.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { numberOf, type Pair, pairOf } from './pair-number.ts';
import { MOST_PRIOR_BITS } from './prior.ts';
import type { Range } from './range.ts';
import type { SpelledAccounts } from './right-spelling.ts';
import { haveOneSiteNumber } from './same-site-number.ts';
import { withTwoSeats } from './two-seats.ts';
import { areAtTwoHosts, asTwoUnits, haveUnitWords } from './two-units.ts';

/** Pairs that are near at all, ascending, with what each totals in bits. */
export interface WeighedPairs {
  readonly pairs: Float64Array;
  readonly totals: Float64Array;
}

/** Accounts that are looked up: with those who differ from them in one word. */
export interface SpelledUniverse extends AccountUniverse {
  readonly accounts: SpelledAccounts;
}

/** Below, a pair is not worth remembering, whatever the share of doubles. */
const LEAST_BITS = THRESHOLDS.low - MOST_PRIOR_BITS;

/**
 * Pairs of accounts of the range that have no known entity and any others, ascending and each once. Ranges may give the same
 * pair, for either account leads to it.
 */
export function comparedPairs(
  { from, to }: Range,
  { accounts, index }: SpelledUniverse,
  hear?: (account: number) => void,
): Float64Array {
  const found = numberList();
  for (let account = from; account < to; account++) {
    hear?.(account);
    if (isKnown(accounts.identity(account))) continue;
    addPairsOf(account, { accounts, index }, found);
  }
  return found.distinct();
}

/** Adds the pairs of the account and those that it leads to. */
export function addPairsOf(
  account: number,
  { accounts, index }: Pick<SpelledUniverse, 'accounts' | 'index'>,
  found: Pick<NumberList, 'add'>,
): void {
  for (const other of [...candidatesOf(account, index), ...accounts.alikeOf(account)])
    found.add(numberOf([Math.min(account, other), Math.max(account, other)]));
}

/** The pairs that are near at all; what a pair totals depends on no other pair. */
export function weighPairs(numbers: Float64Array, universe: AccountUniverse): WeighedPairs {
  const [pairs, totals] = [numberList(), numberList()];
  for (const number of numbers) {
    const pair = pairOf(number);
    if (areBothKnown(pair, universe.index.accounts)) continue;
    const likeness = compareAccounts(pair, universe, LEAST_BITS);
    if (likeness === undefined) continue;
    pairs.add(number);
    totals.add(likeness.totalBits);
  }
  return { pairs: pairs.numbers(), totals: totals.numbers() };
}

/** How sure it is that two accounts that were weighed are one company; undefined when they are not near. */
export function judgeWeighed(number: number, universe: AccountUniverse, prior: number): Judged | undefined {
  const pair = pairOf(number);
  const judged = judge(pair, universe, prior);
  return judged && atOneSite(pair, atOneHost(pair, judged, universe.index.accounts), universe.index.accounts);
}

/** How sure it is that two accounts of one entity are one company. */
export function judgeOfEntity(number: number, universe: AccountUniverse, prior: number): Judged {
  const { accounts } = universe.index;
  const pair = pairOf(number);
  const rows = compareAlone(pair, accounts);
  const own = areBothKnown(pair, accounts) || haveOtherForms(rows) ? undefined : judge(pair, universe, prior);
  const judged = surer(judgeEntityPair(pair, accounts, rows), own);
  return atOneSite(pair, atOneHost(pair, judged, accounts), accounts);
}

/** Such pairs are not weighed. */
export function areBothKnown([a, b]: Pair, accounts: OrderedAccounts): boolean {
  return isKnown(accounts.identity(a)) && isKnown(accounts.identity(b));
}

/** `Starbucks #1123` is a place of its own, whatever it shares with another one or with the head office. */
function atOneSite(pair: Pair, judged: Judged, accounts: OrderedAccounts): Judged {
  if (judged.kind === 'related' || haveOneSiteNumber(pair, accounts)) return judged;
  const reasoning = relatedReasoning(compareAlone(pair, accounts), 'site');
  return { ...judged, kind: 'related', confidence: 'LOW', reasoning };
}

/** Of a body and its unit, or of two units, each has a host of its own below the domain. */
function atOneHost(pair: Pair, judged: Judged, accounts: OrderedAccounts): Judged {
  if (judged.kind === 'related' || judged.confidence === 'LOW') return judged;
  const [mine, theirs] = [accounts.record(pair[0]).website, accounts.record(pair[1]).website];
  if (mine === undefined || theirs === undefined || !areAtTwoHosts(mine, theirs)) return judged;
  return haveUnitWords(compareAlone(pair, accounts)) ? asTwoUnits(judged, mine, theirs) : judged;
}

function judge(pair: Pair, universe: AccountUniverse, priorBits: number): Judged | undefined {
  const likeness = compareAccounts(pair, universe, LEAST_BITS);
  if (likeness === undefined) return undefined;
  const judged =
    judgeLikeness(pair, likeness, { ...universe, priorBits }) ?? aloneAtSite(pair, likeness, universe.index);
  return judged && withTwoSeats(judged, { pair, rows: likeness.rows }, universe.index.accounts);
}
