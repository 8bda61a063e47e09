import type { InputRow } from '../../tabular/input-row.ts';

/** Rows from all over a table, and how many it has. */
export interface SpreadRows {
  readonly total: number;
  readonly rows: readonly InputRow[];
}

/**
 * Reads all rows and keeps at most so many, evenly spread and always the same ones: every second, fourth, eighth … row as
 * there are more. A file that breaks off is read as far as it goes.
 */
export async function spreadRows(rows: AsyncIterable<InputRow>, most: number): Promise<SpreadRows> {
  let kept: InputRow[] = [];
  let total = 0;
  let step = 1;
  for await (const row of rows) {
    if (total++ % step !== 0) continue;
    kept.push(row);
    if (kept.length < 2 * most) continue;
    kept = kept.filter((_, at) => at % 2 === 0);
    step *= 2;
  }
  return { total, rows: evenly(kept, most) };
}

function evenly(rows: readonly InputRow[], most: number): readonly InputRow[] {
  if (rows.length <= most) return rows;
  return Array.from({ length: most }, (_, at) => rows[Math.floor((at * rows.length) / most)]).flatMap(
    (row) => row ?? [],
  );
}
