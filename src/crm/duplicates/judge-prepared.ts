import type { Dataset } from '../dataset.ts';
import type { Doubles } from '../verdict.ts';
import { type AccountScoring, type JudgedBy, SIZES } from './account-scoring.ts';
import { foundPairs, pairsToJudge, preparedUniverse } from './find-doubles.ts';
import { rangesOf, sharedOut } from './in-order.ts';
import type { Judged } from './judge-pair.ts';
import type { PreparedDoubles } from './prepared-doubles.ts';
import { priorOf } from './prior.ts';
import { judgeOfEntity, judgeWeighed } from './score-pairs.ts';

/** Judges pairs beside this thread; what it cannot do is done here. */
export type JudgingBeside = Pick<AccountScoring, 'know' | 'judged'>;

/** The same doubles as findDoubles finds of accounts that were prepared, with part of the pairs judged by another thread. */
export async function judgePrepared(
  dataset: Dataset,
  prepared: PreparedDoubles,
  beside: JudgingBeside,
  size = SIZES.judged,
): Promise<Doubles> {
  const universe = preparedUniverse(dataset, prepared);
  const { accounts } = universe;
  const { weighed, data } = prepared;
  const prior = priorOf(weighed.totals, accounts.size);
  const found = foundPairs(dataset, accounts);
  const { ofEntity, others } = pairsToJudge(weighed, prior, accounts);
  beside.know(data);
  const judgeAll = async (pairs: Float64Array, by: JudgedBy) => {
    const judge = by.kind === 'entity' ? judgeOfEntity : judgeWeighed;
    const here = async (part: Float64Array) => {
      const all = Array.from(part, (number) => judge(number, universe, prior));
      // The other thread is heard of between two parts.
      await new Promise((done) => setImmediate(done));
      return { part, all };
    };
    const there = (part: Float64Array) =>
      beside.judged(part, by).then(
        (all) => ({ part, all }),
        () => here(part),
      );
    await sharedOut(partsOf(pairs, size), [there, here], ({ part, all }: JudgedPart) => {
      for (const [at, number] of part.entries()) found.add(number, all[at]);
    });
  };
  await judgeAll(ofEntity, { kind: 'entity', prior });
  await judgeAll(others, { kind: 'weighed', prior });
  return found.doubles;
}

interface JudgedPart {
  readonly part: Float64Array;
  readonly all: readonly (Judged | undefined)[];
}

function* partsOf(pairs: Float64Array, size: number): Generator<Float64Array> {
  for (const { from, to } of rangesOf(pairs.length, size)) yield pairs.slice(from, to);
}
