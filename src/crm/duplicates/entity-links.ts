import type { Texts } from '../dataset.ts';
import type { Double } from '../verdict.ts';
import { doubleList, textsInMemory } from './double-list.ts';
import { judgeEntityPair } from './judge-entity-pair.ts';
import { areOneEntity } from './known-entity.ts';
import type { OrderedAccounts } from './ordered-accounts.ts';

/** The link of two accounts of one known entity, by their numbers; undefined for others, and where little ties them. */
export type EntityLink = (account: number, other: number) => Double | undefined;

const NONE = -1;

/**
 * Works out links of accounts that were not compared, for their entity has many. The plan asks several times how an account
 * is tied to the one that survives: of each account the link to the account that was asked for last is remembered.
 */
export function entityLinks(accounts: OrderedAccounts, texts: Texts = textsInMemory()): EntityLink {
  const links = doubleList(texts);
  const others = new Int32Array(accounts.size).fill(NONE);
  const numbers = new Int32Array(accounts.size).fill(NONE);
  return (account, other) => {
    if (others[account] !== other) {
      const link = linkOf(account, other, accounts);
      others[account] = other;
      numbers[account] = link === undefined ? NONE : links.length;
      if (link !== undefined) links.add(link);
    }
    const number = numbers[account] ?? NONE;
    return number === NONE ? undefined : links.at(number);
  };
}

/** Works the link out. */
export function linkOf(a: number, b: number, accounts: OrderedAccounts): Double | undefined {
  if (!areOneEntity(accounts.identity(a), accounts.identity(b))) return undefined;
  const judged = judgeEntityPair(a < b ? [a, b] : [b, a], accounts);
  if (judged.confidence === 'LOW') return undefined;
  const positions = [accounts.positionOf(a), accounts.positionOf(b)] as const;
  return { a: Math.min(...positions), b: Math.max(...positions), ...judged };
}
