import type { Dataset } from '../dataset.ts';
import { turn } from '../in-steps.ts';
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

export interface PreparedOptions {
  /** Pairs that are judged at once. */
  readonly size?: number;
  /** What this thread does first, while the other one judges; it is done when that is resolved. */
  readonly ahead?: Promise<unknown> | undefined;
}

/** Parts that the other thread has: it has one to go on with while this one hears of nothing. */
const PARTS_BESIDE = 2;

/** The same doubles as findDoubles finds of accounts that were prepared, with part of the pairs judged by another thread. */
export async function judgePrepared(
  dataset: Dataset,
  prepared: PreparedDoubles,
  beside: JudgingBeside,
  { size = SIZES.judged, ahead }: PreparedOptions = {},
): Promise<Doubles> {
  const universe = preparedUniverse(dataset, prepared);
  const { accounts } = universe;
  const { weighed, data } = prepared;
  const prior = priorOf(weighed.totals, accounts.size);
  const found = foundPairs(dataset, accounts);
  const { ofEntity, others } = pairsToJudge(weighed, accounts);
  beside.know(data);
  const here = async ({ pairs, by }: Part): Promise<JudgedPart> => {
    const judge = by.kind === 'entity' ? judgeOfEntity : judgeWeighed;
    const all = Array.from(pairs, (number) => judge(number, universe, prior));
    // The other thread is heard of between two parts.
    await turn();
    return { pairs, all };
  };
  const there = (part: Part): Promise<JudgedPart> =>
    beside.judged(part.pairs, part.by).then(
      (all) => ({ pairs: part.pairs, all }),
      () => here(part),
    );
  const hereAfterwards = async () => {
    await ahead;
    return here;
  };
  function* parts() {
    yield* partsOf(ofEntity, { kind: 'entity', prior }, size);
    yield* partsOf(others, { kind: 'weighed', prior }, size);
  }
  const workers = [...Array.from({ length: PARTS_BESIDE }, () => there), hereAfterwards()];
  await sharedOut(parts(), workers, ({ pairs, all }: JudgedPart) => {
    for (const [at, number] of pairs.entries()) found.add(number, all[at]);
  });
  return found.doubles;
}

interface Part {
  readonly pairs: Float64Array;
  readonly by: JudgedBy;
}

interface JudgedPart {
  readonly pairs: Float64Array;
  readonly all: readonly (Judged | undefined)[];
}

/** They are cut from the list when they are asked for. */
function* partsOf(pairs: Float64Array, by: JudgedBy, size: number): Generator<Part> {
  for (const { from, to } of rangesOf(pairs.length, size)) yield { pairs: pairs.slice(from, to), by };
}
