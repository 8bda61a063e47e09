import { describe, expect, it } from 'vitest';
import { blockingTally } from '../../src/evaluation/blocking.ts';

function reach(byKind: Readonly<Record<string, readonly number[]>>, candidates: readonly number[]) {
  return {
    byKind: new Map(Object.entries(byKind).map(([kind, found]) => [kind, new Set(found)])),
    candidates,
  };
}

describe('what blocking keeps', () => {
  it('is told for each kind of key, for all of them, and after the cut', () => {
    const tally = blockingTally();
    tally.add(reach({ domain: [1], token: [1, 2, 3] }, [1, 2]), new Set([1]));
    tally.add(reach({ domain: [], token: [4, 5] }, [4]), new Set([5]));
    tally.add(reach({ domain: [], token: [6] }, [6]), new Set());
    const { records, truePairs, figures } = tally.figures();
    expect({ records, truePairs }).toEqual({ records: 3, truePairs: 2 });
    expect(figures).toEqual([
      { keys: 'domain', kept: 1, keptShare: 0.5, mean: 1 / 3, p99: 1 },
      { keys: 'token', kept: 2, keptShare: 1, mean: 2, p99: 3 },
      { keys: 'all', kept: 2, keptShare: 1, mean: 2, p99: 3 },
      { keys: 'candidates', kept: 1, keptShare: 0.5, mean: 4 / 3, p99: 2 },
    ]);
  });

  it('counts an entity once that several kinds of keys lead to, and any of those that are right', () => {
    const tally = blockingTally();
    tally.add(reach({ domain: [1, 2], token: [2, 3] }, [3]), new Set([8, 3]));
    const all = { keys: 'all', kept: 1, keptShare: 1, mean: 3, p99: 3 };
    expect(tally.figures().figures[2]).toEqual(all);
  });

  it('takes the ninety-ninth of a hundred for p99', () => {
    const tally = blockingTally();
    for (let size = 1; size <= 100; size++) tally.add(reach({}, Array.from(Array(size).keys())), new Set());
    const [, candidates] = tally.figures().figures;
    expect(candidates).toEqual({ keys: 'candidates', kept: 0, keptShare: null, mean: 50.5, p99: 99 });
  });
});
