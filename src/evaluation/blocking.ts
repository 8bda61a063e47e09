import { ratio } from './scores.ts';

/** The entities that blocking found for one record. */
export interface Reach {
  readonly byKind: ReadonlyMap<string, ReadonlySet<number>>;
  readonly candidates: readonly number[];
}

export interface BlockingFigure {
  /** A kind of key, `all` of them, or `candidates`: what goes on to the comparison. */
  readonly keys: string;
  /** True pairs whose entity is reached, and their share. */
  readonly kept: number;
  readonly keptShare: number | null;
  /** Entities for each record. */
  readonly mean: number | null;
  readonly p99: number | null;
}

export interface Blocking {
  readonly records: number;
  /** Records whose entity is expected and known. */
  readonly truePairs: number;
  readonly figures: readonly BlockingFigure[];
}

interface BlockingTally {
  /** `expected` is empty when no entity is right, or none that is known. */
  add(reach: Reach, expected: ReadonlySet<number>): void;
  figures(): Blocking;
}

interface Reached {
  kept: number;
  readonly counts: number[];
}

/** Measures what blocking keeps of the true pairs, and what it costs, record by record. */
export function blockingTally(): BlockingTally {
  const byKeys = new Map<string, Reached>();
  let records = 0;
  let truePairs = 0;
  const note = (keys: string, entities: ReadonlySet<number>, expected: ReadonlySet<number>) => {
    const reached = byKeys.get(keys) ?? { kept: 0, counts: [] };
    byKeys.set(keys, reached);
    reached.counts.push(entities.size);
    if ([...expected].some((entity) => entities.has(entity))) reached.kept++;
  };
  return {
    add({ byKind, candidates }, expected) {
      records++;
      if (expected.size > 0) truePairs++;
      for (const [kind, entities] of byKind) note(kind, entities, expected);
      note('all', new Set([...byKind.values()].flatMap((entities) => [...entities])), expected);
      note('candidates', new Set(candidates), expected);
    },
    figures: () => ({
      records,
      truePairs,
      figures: [...byKeys].map(([keys, reached]) => figureOf(keys, reached, truePairs)),
    }),
  };
}

function figureOf(keys: string, { kept, counts }: Reached, truePairs: number): BlockingFigure {
  const sum = counts.reduce((total, count) => total + count, 0);
  return {
    ...{ keys, kept, keptShare: ratio(kept, truePairs), mean: ratio(sum, counts.length) },
    p99: percentile(counts, 0.99),
  };
}

/** Nearest rank. */
function percentile(counts: readonly number[], share: number): number | null {
  const sorted = [...counts].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}
