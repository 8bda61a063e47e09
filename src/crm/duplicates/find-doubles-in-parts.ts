import type { Dataset } from '../dataset.ts';
import type { Doubles } from '../verdict.ts';
import { type AccountScoring, type JudgedBy, SIZES } from './account-scoring.ts';
import { type DoublesStore, IN_MEMORY } from './doubles-store.ts';
import { foundPairs, pairsToJudge } from './find-doubles.ts';
import { inOrder, rangesOf } from './in-order.ts';
import { indexInParts } from './index-in-parts.ts';
import { numberList } from './number-list.ts';
import { orderedAccounts } from './ordered-accounts.ts';
import { priorOf } from './prior.ts';
import type { Range } from './range.ts';
import type { WeighedPairs } from './score-pairs.ts';
import { spelledInParts } from './spell-in-parts.ts';
import { keepSpelled } from './spelled-accounts.ts';

/**
 * The same as findDoubles, in parts: put together they are the whole, whoever has worked on them and wherever lists and
 * pairs were kept.
 */
export async function findDoublesInParts(
  dataset: Dataset,
  scoring: AccountScoring,
  store: DoublesStore = IN_MEMORY,
): Promise<Doubles> {
  const accounts = await spelledInParts(orderedAccounts(dataset), { scoring, store });
  keepSpelled(dataset, accounts);
  await indexInParts(accounts, { scoring, store });
  const weighed = await weighedPairs(accounts.size, scoring, store);
  const prior = priorOf(weighed.totals, accounts.size);
  const found = foundPairs(dataset, accounts);
  const { ofEntity, others } = pairsToJudge(weighed, accounts);
  for await (const [number, judged] of judgedPairs(ofEntity, { kind: 'entity', prior }, scoring))
    found.add(number, judged);
  for await (const [number, judged] of judgedPairs(others, { kind: 'weighed', prior }, scoring))
    found.add(number, judged);
  return found.doubles;
}

/** The pairs that are near at all, of all accounts. */
async function weighedPairs(
  accounts: number,
  { compared, weighed, atOnce, sizes = SIZES }: AccountScoring,
  store: DoublesStore,
): Promise<WeighedPairs> {
  const numbers = await store.pairs();
  for await (const part of inOrder(rangesOf(accounts, sizes.accounts), compared, atOnce))
    numbers.addAll(part);
  const [pairs, totals] = [numberList(), numberList()];
  for await (const part of inOrder(numbers.distinct(sizes.pairs), weighed, atOnce)) {
    pairs.addAll(part.pairs);
    totals.addAll(part.totals);
  }
  return { pairs: pairs.numbers(), totals: totals.numbers() };
}

async function* judgedPairs(
  numbers: Float64Array,
  by: JudgedBy,
  { judged, atOnce, sizes = SIZES }: AccountScoring,
) {
  const judge = async ({ from, to }: Range) => {
    const part = numbers.slice(from, to);
    return { part, all: await judged(part, by) };
  };
  for await (const { part, all } of inOrder(rangesOf(numbers.length, sizes.judged), judge, atOnce))
    for (const [at, number] of part.entries()) yield [number, all[at]] as const;
}
