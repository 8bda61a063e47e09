import type { InputRow } from '../../tabular/input-row.ts';

/** Rows from all over a table, and how many it has. */
export interface SpreadRows {
  readonly total: number;
  /** Whether there are more, which were not read. */
  readonly hasMore: boolean;
  readonly rows: readonly InputRow[];
}

/**
 * Reads all rows and keeps at most so many, evenly spread and always the same ones: every second, fourth, eighth … row as
 * there are more. Reads no further than `mostRead`: what is packed may be far longer than it looks.
 */
export async function spreadRows(
  rows: AsyncIterable<InputRow>,
  { most, mostRead }: { readonly most: number; readonly mostRead: number },
): Promise<SpreadRows> {
  let kept: InputRow[] = [];
  let total = 0;
  let step = 1;
  for await (const row of rows) {
    if (total === mostRead) return { total, hasMore: true, rows: evenly(kept, most) };
    if (total++ % step !== 0) continue;
    kept.push(row);
    if (kept.length < 2 * most) continue;
    kept = kept.filter((_, at) => at % 2 === 0);
    step *= 2;
  }
  return { total, hasMore: false, rows: evenly(kept, most) };
}

function evenly(rows: readonly InputRow[], most: number): readonly InputRow[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, at) => rows[Math.floor((at * rows.length) / most)]).flatMap(
    (row) => row ?? [],
  );
}
