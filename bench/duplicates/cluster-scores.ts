/** How well groups fit the told ones: of all pairs of accounts, and for each account of its group (B-cubed). */
export interface ClusterScores {
  readonly pairs: Scores;
  readonly bCubed: Scores;
}

export interface Scores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Scores the accounts whose company is told; `labels` are the groups that were found, by account. */
export function scoreClusters(
  told: readonly (string | undefined)[],
  labels: readonly string[],
): ClusterScores {
  const [byTold, byLabel, byBoth] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  let accounts = 0;
  for (const [at, cluster] of told.entries()) {
    if (cluster === undefined) continue;
    accounts++;
    for (const [counts, key] of [
      [byTold, cluster],
      [byLabel, labels[at] ?? ''],
      [byBoth, `${cluster}\n${labels[at]}`],
    ] as const)
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const both = pairsOf(byBoth);
  const sums = { precision: 0, recall: 0 };
  for (const [key, count] of byBoth) {
    const [cluster = '', label = ''] = key.split('\n');
    sums.precision += (count * count) / (byLabel.get(label) ?? 1);
    sums.recall += (count * count) / (byTold.get(cluster) ?? 1);
  }
  return {
    pairs: scoresOf(both / Math.max(1, pairsOf(byLabel)), both / Math.max(1, pairsOf(byTold))),
    bCubed: scoresOf(sums.precision / accounts, sums.recall / accounts),
  };
}

function pairsOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
}

function scoresOf(precision: number, recall: number): Scores {
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
