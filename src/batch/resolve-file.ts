import type { EntityInput } from '../contract/entity-input.ts';
import type { InputTable } from '../tabular/input-row.ts';
import type { OutputSink } from './output/output-file.ts';
import type { RowFormat } from './output/output-rows.ts';
import type { Origin } from './output/row-origins.ts';
import { type RunSummary, tally } from './output/run-summary.ts';
import { startTable } from './output/table-writer.ts';
import { type ResolvedRow, type ResolveRowsOptions, resolveRows, UnreadableRows } from './resolve-rows.ts';

export interface ResolveFileOptions extends ResolveRowsOptions {
  readonly table: InputTable;
  readonly runId: string;
  /** Tells the country of a record, for the summary. */
  readonly countryOf?: (input: EntityInput) => string | undefined;
  readonly sink: OutputSink;
  readonly format: RowFormat;
  readonly onProgress: (rowsDone: number, outcomes?: RunSummary['outcomes']) => void;
}

/**
 * Resolves every row of a table and writes it out again, in order, with its outcome. Jobs are created under the run's
 * keys: a run that goes on finds the jobs that have ended, and its output is the same as an uninterrupted one's.
 * Throws `BrokenInput` when the table cannot be read to its end, after the rows before are written.
 */
export async function resolveFile(options: ResolveFileOptions): Promise<RunSummary> {
  const counts = tally();
  const writer = await startTable(options.sink, options.format);
  let broken: UnreadableRows | undefined;
  try {
    for await (const rows of resolveRows(options)) {
      for (const resolved of rows)
        counts.add(resolved.result, resolved.row.line, originOf(resolved, options));
      await writer.rows(rows);
      const { rows: done, outcomes } = counts.summary();
      options.onProgress(done, outcomes);
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    broken = error;
  }
  await writer.end();
  if (broken !== undefined) throw new BrokenInput(broken.reason, counts.summary());
  return counts.summary();
}

/** The input broke off: the rows before are resolved and written, and `reason` says where and why. */
export class BrokenInput extends Error {
  readonly reason: unknown;
  readonly summary: RunSummary;

  constructor(reason: unknown, summary: RunSummary) {
    super('the input file broke off');
    this.reason = reason;
    this.summary = summary;
  }
}

function originOf({ input }: ResolvedRow, { countryOf }: ResolveFileOptions): Origin | undefined {
  if (input === undefined) return undefined;
  return { country: countryOf?.(input), name: input.legal_name ?? input.trading_name ?? '' };
}
