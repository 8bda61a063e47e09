import type { NormalRecord } from '../../resolution/records/normal-record.ts';
import type { AccountIdentity } from '../dataset.ts';
import { accountIndex } from './account-index.ts';
import type { AccountOrder } from './account-order.ts';
import { accountRarity } from './account-rarity.ts';
import { numbersOf } from './links.ts';
import { accountsInOrder } from './ordered-accounts.ts';
import { withRightSpelling } from './right-spelling.ts';
import type { SpelledUniverse, WeighedPairs } from './score-pairs.ts';
import type { SpellingListsDraft } from './spelling-lists.ts';
import type { UniverseData } from './universe-data.ts';
import { weighedAsTheyCome } from './weighed-as-they-come.ts';

/**
 * What is found of accounts by what they say of themselves, which is most of what finding doubles takes: it is worked out
 * while others still find out who the accounts are. Plain data, in memory that threads share.
 */
export interface PreparedDoubles {
  readonly data: UniverseData;
  /** Of all accounts without a known entity. */
  readonly weighed: WeighedPairs;
}

export interface DoublesInPreparation {
  /** These accounts, by position, have no known entity: they are compared with all others. */
  compare(positions: Iterable<number>): void;
  /** All of them were told. */
  finish(): PreparedDoubles;
}

/** What is known of accounts when all of them are there. */
export interface PreparedAccounts {
  readonly order: AccountOrder;
  readonly spellings: SpellingListsDraft;
  /** Reads the account at a position. */
  normalOf(at: number): NormalRecord;
}

/** Begins with the spelling and the keys of all accounts. */
export function prepareDoubles(
  { order, spellings, normalOf }: PreparedAccounts,
  leastTogether?: number,
): DoublesInPreparation {
  const size = order.positions.length;
  const said = { size, identity: () => UNKNOWN, account: neverAsked, normal: normalOf };
  const ordered = accountsInOrder(said, order);
  const numbers = numbersOf(ordered);
  const accounts = withRightSpelling(ordered, spellings.finish(numbers));
  const index = accountIndex(accounts);
  const universe: SpelledUniverse = { accounts, index, rarity: accountRarity(index) };
  const weighed = weighedAsTheyCome(universe, leastTogether);
  return {
    compare(positions) {
      for (const position of positions) weighed.add(numbers[position] ?? 0);
    },
    finish: () => ({ data: dataOf(universe), weighed: weighed.finish() }),
  };
}

/** Pairs of two known entities are not compared: those that are asked for have one without. */
const UNKNOWN: AccountIdentity = { coreId: null, confidence: 'LOW', outcome: 'no_match' };

function neverAsked(): never {
  throw new Error('of accounts whose doubles are prepared the normal form alone is read');
}

function dataOf({ accounts: { order, spelling }, index: { tables } }: SpelledUniverse): UniverseData {
  const { word, address, other } = tables.lists;
  return {
    order,
    spelling: { ...spelling, contexts: spelling.contexts.data },
    tables: { ...tables, lists: { word: word.data, address: address.data, other: other.data } },
  };
}
