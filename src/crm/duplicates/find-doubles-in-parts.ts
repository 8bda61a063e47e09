import type { Dataset } from '../dataset.ts';
import type { Doubles } from '../verdict.ts';
import { accountIndexOver } from './account-index.ts';
import { type DoublesStore, IN_MEMORY } from './doubles-store.ts';
import { foundPairs, pairsToJudge } from './find-doubles.ts';
import type { Judged } from './judge-pair.ts';
import { numberList } from './number-list.ts';
import { priorOf } from './prior.ts';
import type { Range, WeighedPairs } from './score-pairs.ts';
import { spelledAccountsOver } from './spelled-accounts.ts';
import { type UniverseData, universeData } from './universe-data.ts';

/** Scores parts of the accounts, in threads of this machine for instance; score-pairs.ts says what is to be done with each. */
export interface PairScoring {
  /** So many parts are asked for at once. */
  readonly atOnce: number;
  readonly sizes?: PartSizes;
  /** Before all else: what the accounts of all parts are compared with. */
  begin(data: UniverseData): Promise<void>;
  compared(accounts: Range): Promise<Float64Array>;
  weighed(pairs: Float64Array): Promise<WeighedPairs>;
  judged(pairs: Float64Array, by: JudgedBy): Promise<readonly (Judged | undefined)[]>;
}

export interface JudgedBy {
  /** Of one entity, or weighed. */
  readonly kind: 'entity' | 'weighed';
  readonly prior: number;
}

export interface PartSizes {
  readonly accounts: number;
  readonly pairs: number;
  /** Pairs that are judged, with a sentence each. */
  readonly judged: number;
}

/** Small enough that threads end together, and large enough that asking for them costs nothing. */
const SIZES: PartSizes = { accounts: 4096, pairs: 16_384, judged: 4096 };

/**
 * The same as findDoubles, scored in parts: put together they are the whole, whoever has scored them and wherever lists and
 * pairs were kept.
 */
export async function findDoublesInParts(
  dataset: Dataset,
  scoring: PairScoring,
  store: DoublesStore = IN_MEMORY,
): Promise<Doubles> {
  const accounts = await spelledAccountsOver(dataset, store);
  const index = await accountIndexOver(accounts, store);
  const { atOnce, sizes = SIZES } = scoring;
  await scoring.begin(universeData(accounts, index));
  const compared = await store.pairs();
  for await (const part of inOrder(rangesOf(accounts.size, sizes.accounts), scoring.compared, atOnce))
    compared.addAll(part);
  const weighed = { pairs: numberList(), totals: numberList() };
  for await (const part of inOrder(compared.distinct(sizes.pairs), scoring.weighed, atOnce)) {
    weighed.pairs.addAll(part.pairs);
    weighed.totals.addAll(part.totals);
  }
  const totals = weighed.totals.numbers();
  const prior = priorOf(totals, accounts.size);
  const found = foundPairs(dataset, accounts);
  const judge = async (numbers: Float64Array, kind: JudgedBy['kind']) => {
    const judged = async ({ from, to }: Range) => {
      const part = numbers.slice(from, to);
      return { part, all: await scoring.judged(part, { kind, prior }) };
    };
    for await (const { part, all } of inOrder(rangesOf(numbers.length, sizes.judged), judged, atOnce))
      for (const [at, number] of part.entries()) found.add(number, all[at]);
  };
  const { ofEntity, others } = pairsToJudge({ pairs: weighed.pairs.numbers(), totals }, prior, accounts);
  await judge(ofEntity, 'entity');
  await judge(others, 'weighed');
  return found.doubles;
}

function* rangesOf(all: number, size: number): Generator<Range> {
  for (let from = 0; from < all; from += size) yield { from, to: Math.min(all, from + size) };
}

/** What is asked for each, in their order, while so many are asked for at once. */
async function* inOrder<Item, Answer>(
  items: Iterable<Item> | AsyncIterable<Item>,
  ask: (item: Item) => Promise<Answer>,
  atOnce: number,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  for await (const item of items) {
    const answer = ask(item);
    // Whoever awaits it hears of it; one before it may fail first.
    answer.catch(() => {});
    asked.push(answer);
    if (asked.length >= atOnce) yield (await asked.shift()) as Answer;
  }
  for (const answer of asked) yield await answer;
}
