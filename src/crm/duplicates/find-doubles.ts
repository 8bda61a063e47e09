import { domainKey, wholeNameKeys } from '../../resolution/blocking/blocking-keys.ts';
import type { Rarity } from '../../resolution/names/rarity.ts';
import type { Dataset } from '../dataset.ts';
import type { Doubles } from '../verdict.ts';
import { type AccountIndex, accountIndex } from './account-index.ts';
import { accountRarity } from './account-rarity.ts';
import { candidatesOf } from './candidate-pairs.ts';
import { compareAccounts, type Likeness } from './compare-accounts.ts';
import { doubleList, textsInMemory } from './double-list.ts';
import { relatedReasoning } from './double-reasoning.ts';
import { entityPairs } from './entity-pairs.ts';
import { compareAlone, haveOtherForms, judgeEntityPair } from './judge-entity-pair.ts';
import { areAtDifferentPlaces, type Judged, judgePair, THRESHOLDS } from './judge-pair.ts';
import { isKnown } from './known-entity.ts';
import { MOST_ACCOUNTS } from './most-accounts.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';
import { MOST_PRIOR_BITS, priorOf } from './prior.ts';
import type { SpelledAccounts } from './right-spelling.ts';
import { spelledAccounts } from './spelled-accounts.ts';

export interface FindOptions {
  /** Told now and then how many accounts were looked up. */
  readonly progress?: (done: number, all: number) => void;
}

type Pair = readonly [number, number];

/**
 * Pairs of accounts that may be one company, by position: those of one entity, and those without a known entity compared
 * with all others. Ordered by the ids of the accounts. Pure: the same accounts give the same pairs in any order of rows.
 */
export function findDoubles(dataset: Dataset, options: FindOptions = {}): Doubles {
  const accounts = spelledAccounts(dataset);
  const index = accountIndex(accounts);
  const universe = { index, rarity: accountRarity(index) };
  const doubles = doubleList(dataset.texts ?? textsInMemory());
  const add = ([a, b]: Pair, judged: Judged) => {
    const [one, other] = [accounts.positionOf(a), accounts.positionOf(b)];
    doubles.add({ a: Math.min(one, other), b: Math.max(one, other), ...judged });
  };
  const weighed = weighPairs(comparedPairs(accounts, index, options), universe);
  const prior = priorOf(weighed.totals, accounts.size);
  // Of the pairs that were weighed: those of two known accounts were not.
  const told = new Set<number>();
  for (const pair of entityPairs(accounts)) {
    const rows = compareAlone(pair, accounts);
    const areKnown = areBothKnown(pair, accounts);
    if (!areKnown) told.add(numberOf(pair));
    const own = areKnown || haveOtherForms(rows) ? undefined : judge(pair, universe, prior);
    const judged = surer(judgeEntityPair(pair, accounts, rows), own);
    add(pair, atOneSite(pair, judged, accounts));
  }
  for (const [at, number] of weighed.pairs.entries()) {
    if (told.has(number) || (weighed.totals[at] ?? 0) + prior < THRESHOLDS.low) continue;
    const pair = pairOf(number);
    const judged = judge(pair, universe, prior);
    if (judged !== undefined) add(pair, atOneSite(pair, judged, accounts));
  }
  return doubles;
}

/** `Starbucks #1123` is a place of its own, whatever it shares with another one or with the head office. */
function atOneSite(pair: Pair, judged: Judged, accounts: OrderedAccounts): Judged {
  const [a, b] = pair;
  if (judged.kind === 'related' || accounts.siteNumber(a) === accounts.siteNumber(b)) return judged;
  const reasoning = relatedReasoning(compareAlone(pair, accounts), 'site');
  return { ...judged, kind: 'related', confidence: 'LOW', reasoning };
}

/** Below, a pair is not worth remembering, whatever the share of doubles. */
const LEAST_BITS = THRESHOLDS.low - MOST_PRIOR_BITS;

/** The pairs that are near at all, with what each totals. */
function weighPairs(pairs: Iterable<number>, universe: AccountUniverse) {
  const found: number[] = [];
  const totals: number[] = [];
  for (const number of pairs) {
    const pair = pairOf(number);
    if (areBothKnown(pair, universe.index.accounts)) continue;
    const likeness = compareAccounts(pair, universe, LEAST_BITS);
    if (likeness === undefined) continue;
    found.push(number);
    totals.push(likeness.totalBits);
  }
  return { pairs: found, totals };
}

function numberOf([a, b]: Pair): number {
  return a * MOST_ACCOUNTS + b;
}

function areBothKnown([a, b]: Pair, accounts: OrderedAccounts): boolean {
  return isKnown(accounts.identity(a)) && isKnown(accounts.identity(b));
}

/** Pairs of an account without a known entity and any other, ascending, the lower number first. */
function comparedPairs(
  accounts: SpelledAccounts,
  index: AccountIndex,
  { progress }: FindOptions,
): Iterable<number> {
  const found = numberList();
  for (let account = 0; account < accounts.size; account++) {
    if (account % 1000 === 0) progress?.(account, accounts.size);
    if (isKnown(accounts.identity(account))) continue;
    for (const other of [...candidatesOf(account, index), ...accounts.alikeOf(account)])
      found.add(numberOf([Math.min(account, other), Math.max(account, other)]));
  }
  return found.distinct();
}

/** Numbers of 53 bits, for there may be more pairs than a set can hold. */
function numberList() {
  let numbers = new Float64Array(1024);
  let length = 0;
  return {
    add(number: number): void {
      if (length === numbers.length) {
        const longer = new Float64Array(2 * length);
        longer.set(numbers);
        numbers = longer;
      }
      numbers[length++] = number;
    },
    /** Ascending, each once. */
    *distinct(): Generator<number> {
      const sorted = numbers.subarray(0, length).sort();
      for (const [at, number] of sorted.entries()) if (number !== sorted[at - 1]) yield number;
    },
  };
}

function pairOf(number: number): Pair {
  return [Math.floor(number / MOST_ACCOUNTS), number % MOST_ACCOUNTS];
}

/** The accounts, looked up, and how rare what they say is. */
export interface AccountUniverse {
  readonly index: AccountIndex;
  readonly rarity: Rarity;
}

function judge(pair: Pair, universe: AccountUniverse, priorBits: number): Judged | undefined {
  const likeness = compareAccounts(pair, universe, LEAST_BITS);
  return likeness && judgeLikeness(pair, likeness, { ...universe, priorBits });
}

interface Judging extends Pick<AccountUniverse, 'index'> {
  readonly priorBits: number;
}

/** How sure two accounts that were compared are one company; undefined when they are not near. */
export function judgeLikeness(
  pair: Pair,
  likeness: Likeness,
  { index, priorBits }: Judging,
): Judged | undefined {
  return judgePair(likeness, {
    priorBits,
    isChain: isChain(pair, likeness, index),
    isAmbiguous: pair.some((one) => index.accounts.identity(one).outcome === 'ambiguous'),
  });
}

/** A company has few places in a CRM; a chain or a franchise has many under one name and one website. */
const PLACES_OF_A_CHAIN = 4;

function isChain([a]: Pair, { rows }: Likeness, index: AccountIndex): boolean {
  if (!areAtDifferentPlaces(rows)) return false;
  const { names, website } = index.accounts.record(a);
  const keys = [
    ...names.slice(0, 1).flatMap(wholeNameKeys).slice(0, 1),
    ...(website === undefined || website.isShared ? [] : [domainKey(website.domain)]),
  ];
  return keys.some((key) => index.placesOf(key) >= PLACES_OF_A_CHAIN);
}

const ORDER: readonly Judged['confidence'][] = ['LOW', 'MEDIUM', 'HIGH'];

export function surer(first: Judged, second: Judged | undefined): Judged {
  if (second === undefined) return first;
  return ORDER.indexOf(second.confidence) > ORDER.indexOf(first.confidence) ? second : first;
}
