import { placeIn } from '../../resolution/records/place-in.ts';
import type { Dataset } from '../dataset.ts';
import type { Doubles } from '../verdict.ts';
import { accountIndex } from './account-index.ts';
import { accountRarity } from './account-rarity.ts';
import { type DoubleList, doubleList, textsInMemory } from './double-list.ts';
import { entityPairs } from './entity-pairs.ts';
import type { Judged } from './judge-pair.ts';
import { openInMemory } from './key-list-columns.ts';
import { numberList } from './number-list.ts';
import { openUniverse } from './open-universe.ts';
import { accountsInOrder, type OrderedAccounts } from './ordered-accounts.ts';
import { numberOf, pairOf } from './pair-number.ts';
import type { PreparedDoubles } from './prepared-doubles.ts';
import { priorOf } from './prior.ts';
import {
  comparedPairs,
  judgeOfEntity,
  judgeWeighed,
  type SpelledUniverse,
  type WeighedPairs,
  weighPairs,
} from './score-pairs.ts';
import { keepSpelled, spelledAccounts } from './spelled-accounts.ts';

export interface FindOptions {
  /** Told now and then how many accounts were looked up. */
  readonly progress?: (done: number, all: number) => void;
  /** What was found of these accounts before it was known who they are. */
  readonly prepared?: PreparedDoubles | undefined;
}

const TOLD_EVERY = 1000;

/**
 * Pairs of accounts that may be one company, by position: those of one entity, and those without a known entity compared
 * with all others. Ordered by the ids of the accounts. Pure: the same accounts give the same pairs in any order of rows.
 */
export function findDoubles(dataset: Dataset, { progress, prepared }: FindOptions = {}): Doubles {
  const universe = prepared === undefined ? spelledUniverse(dataset) : preparedUniverse(dataset, prepared);
  const { accounts } = universe;
  const hear = (account: number) => {
    if (account % TOLD_EVERY === 0) progress?.(account, accounts.size);
  };
  const weighed =
    prepared?.weighed ?? weighPairs(comparedPairs({ from: 0, to: accounts.size }, universe, hear), universe);
  const prior = priorOf(weighed.totals, accounts.size);
  const found = foundPairs(dataset, accounts);
  const { ofEntity, others } = pairsToJudge(weighed, accounts);
  for (const number of ofEntity) found.add(number, judgeOfEntity(number, universe, prior));
  for (const number of others) found.add(number, judgeWeighed(number, universe, prior));
  return found.doubles;
}

function spelledUniverse(dataset: Dataset): SpelledUniverse {
  const accounts = spelledAccounts(dataset);
  const index = accountIndex(accounts);
  return { accounts, index, rarity: accountRarity(index) };
}

/** What was prepared of the accounts of a dataset, with who they are. */
export function preparedUniverse(dataset: Dataset, { data }: PreparedDoubles): SpelledUniverse {
  const { universe } = openUniverse(data, accountsInOrder(dataset, data.order), openInMemory);
  if (universe === undefined) throw new Error('doubles are prepared when all of the accounts is known');
  keepSpelled(dataset, universe.accounts);
  return universe;
}

/** The pairs that may be told, in their order. */
export interface PairsToJudge {
  /** Of accounts of one entity, whatever they total. */
  readonly ofEntity: Float64Array;
  readonly others: Float64Array;
}

export function pairsToJudge({ pairs }: WeighedPairs, accounts: OrderedAccounts): PairsToJudge {
  const ofEntity = numberList();
  for (const pair of entityPairs(accounts)) ofEntity.add(numberOf(pair));
  const told = ofEntity.numbers().slice().sort();
  const others = numberList();
  // Of few that total too little to be near a website alone may tell (alone-at-site.ts).
  for (const number of pairs) if (placeIn(told, number) === -1) others.add(number);
  return { ofEntity: ofEntity.numbers(), others: others.numbers() };
}

/** A list of what is found of pairs. */
export interface FoundPairs {
  readonly doubles: DoubleList;
  /** Undefined for accounts that are not near. */
  add(number: number, judged: Judged | undefined): void;
}

export function foundPairs(dataset: Dataset, accounts: OrderedAccounts): FoundPairs {
  const doubles = doubleList(dataset.texts ?? textsInMemory());
  return {
    doubles,
    add(number, judged) {
      if (judged === undefined) return;
      const [a, b] = pairOf(number).map(accounts.positionOf) as [number, number];
      doubles.add({ a: Math.min(a, b), b: Math.max(a, b), ...judged });
    },
  };
}
