/** How often hashes were counted: 12 bytes for each place of the table, of which at most half are taken. */
export interface HashCounts {
  /** Whole numbers from 0 to 2^53 - 1. */
  count(hash: number): void;
  /** 0 for one that was not counted. */
  of(hash: number): number;
  readonly columns: HashCountColumns;
}

/** Plain data, which threads share. */
export interface HashCountColumns {
  /** One more than each hash, at the first free place from its own on; 0 for a free place. */
  readonly hashes: Float64Array;
  readonly counts: Uint32Array;
}

const SMALLEST = 1024;

/** Counts, or looks up what another thread has counted. */
export function hashCounts(known?: HashCountColumns): HashCounts {
  let columns = known ?? empty(SMALLEST);
  let taken = 0;
  return {
    count(hash) {
      if (2 * taken >= columns.hashes.length) columns = widened(columns);
      const at = placeOf(hash, columns);
      if (columns.hashes[at] === 0) taken++;
      put(hash, (columns.counts[at] ?? 0) + 1, columns);
    },
    of: (hash) => columns.counts[placeOf(hash, columns)] ?? 0,
    get columns() {
      return columns;
    },
  };
}

function empty(size: number): HashCountColumns {
  return {
    hashes: new Float64Array(new SharedArrayBuffer(8 * size)),
    counts: new Uint32Array(new SharedArrayBuffer(4 * size)),
  };
}

function widened(before: HashCountColumns): HashCountColumns {
  const wider = empty(2 * before.hashes.length);
  for (const [at, hash] of before.hashes.entries())
    if (hash !== 0) put(hash - 1, before.counts[at] ?? 0, wider);
  return wider;
}

function put(hash: number, count: number, columns: HashCountColumns): void {
  const at = placeOf(hash, columns);
  columns.hashes[at] = hash + 1;
  columns.counts[at] = count;
}

function placeOf(hash: number, { hashes }: HashCountColumns): number {
  let at = hash % hashes.length;
  while (hashes[at] !== 0 && hashes[at] !== hash + 1) at = (at + 1) % hashes.length;
  return at;
}
