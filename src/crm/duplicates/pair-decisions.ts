import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { NO_OVERRIDES, type Overrides } from '../override.ts';
import { decidedPairs } from '../overrides/decided-pairs.ts';

/** Pairs that something else than likeness decides: people, and the rules of the file. Accounts by position. */
export interface PairDecisions {
  /** These two may not stand in one cluster, however alike they are. */
  areApart(a: number, b: number): boolean;
  /** These are one company, however unlike they are. */
  readonly together: readonly (readonly [number, number])[];
}

export const NO_DECISIONS: PairDecisions = { areApart: () => false, together: [] };

/** What people decided about pairs of these accounts. Two that are never to be merged may be one company all the same. */
export function pairDecisions(dataset: Dataset, overrides: Overrides): PairDecisions {
  if (overrides === NO_OVERRIDES) return NO_DECISIONS;
  const { ofPair } = decidedPairs(dataset, overrides);
  return {
    areApart: (a, b) => ofPair(a, b) === 'different_companies',
    together: [...pairsTogether(dataset, overrides)],
  };
}

function* pairsTogether(dataset: Dataset, overrides: Overrides): Generator<readonly [number, number]> {
  for (let at = 0; at < dataset.size; at++)
    for (const other of overrides.sameAs(keyOf(dataset.account(at)))) {
      const position = dataset.positionOf(other);
      if (position !== undefined && position > at) yield [at, position];
    }
}
