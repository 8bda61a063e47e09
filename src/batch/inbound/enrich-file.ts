import { setMaxListeners } from 'node:events';
import pLimit from 'p-limit';
import type { InputRow } from '../../tabular/input-row.ts';
import { untilBroken } from '../crosscheck/account-file.ts';
import type { OutputSink } from '../output/output-file.ts';
import type { TableFormat, TableRow } from '../output/table-form.ts';
import { startTable, type TableWriter } from '../output/table-writer.ts';
import type { ReadRow } from '../resolve-rows.ts';
import { rowKey } from '../run-store.ts';
import type { SubmittedJobs } from '../submitted-jobs.ts';
import { type RequestOfRow, refusingDifferent } from './different-rows.ts';
import { type EnrichedRow, type Enriching, enrichedRow } from './enriched-row.ts';
import { enrichmentRequestOf } from './enrichment-request-of.ts';

export interface EnrichFileOptions
  extends Pick<Enriching, 'service' | 'clock' | 'signal' | 'pace' | 'heldMs'> {
  /** Read twice, each time from the first. */
  readonly rows: AsyncIterable<InputRow>;
  readonly read: ReadRow;
  readonly isForced: boolean;
  readonly agreed: readonly string[];
  /** Runs that were started are kept under its keys, so that who goes on starts none twice. */
  readonly runId: string;
  readonly submitted: SubmittedJobs;
  /** Rows that are worked on at the same time. */
  readonly concurrency: number;
  readonly sink: OutputSink;
  /** The format, once it is known which outputs there are. */
  readonly format: (outputs: readonly string[]) => TableFormat<EnrichedRow>;
  readonly onProgress: (rowsDone: number) => void;
}

export interface EnrichSummary {
  readonly rows: number;
  readonly outcomes: Readonly<Record<EnrichedRow['outcome'], number>>;
  /** Rows of which the result of an earlier run was answered again. */
  readonly cached: number;
}

const GROUP_SIZE = 64;

/** Enriches every row of a table and writes it out again, in order, with its outcome and the outputs of the workspace. */
export async function enrichFile(options: EnrichFileOptions): Promise<EnrichSummary> {
  const { onProgress } = options;
  // Every row listens: that is no leak.
  setMaxListeners(0, options.signal);
  const outcomes = { complete: 0, error: 0, invalid: 0 };
  let [rows, cached] = [0, 0];
  let held: TableRow<EnrichedRow>[] = [];
  let writer: TableWriter<EnrichedRow> | undefined;
  const flush = async (outputs: readonly string[]) => {
    writer ??= await startTable(options.sink, options.format(outputs));
    await writer.rows(held);
    held = [];
    return writer;
  };
  for await (const group of enrichedGroups(options)) {
    for (const { result } of group) {
      outcomes[result.outcome]++;
      if ('started' in result && result.started === 'cached') cached++;
    }
    rows += group.length;
    held.push(...group);
    const told = held.find(({ result }) => 'outputs' in result)?.result;
    if (told !== undefined && 'outputs' in told) await flush(Object.keys(told.outputs));
    else if (writer !== undefined) await flush([]);
    onProgress(rows);
  }
  await (await flush([])).end();
  return { rows, outcomes, cached };
}

async function* enrichedGroups(options: EnrichFileOptions): AsyncGenerator<readonly TableRow<EnrichedRow>[]> {
  const limit = pLimit(options.concurrency);
  const requestOf = await refusingDifferent(untilBroken(options.rows), requestOfRow(options));
  let group: InputRow[] = [];
  const enriched = async () => {
    const known = await options.submitted.find(group.map((row) => rowKey(options.runId, row.number)));
    return Promise.all(
      group.map((row) =>
        limit(async () => ({ row, result: await resultOf(row, requestOf(row), { ...options, known }) })),
      ),
    );
  };
  for await (const row of options.rows) {
    options.signal.throwIfAborted();
    group.push(row);
    if (group.length < GROUP_SIZE) continue;
    yield await enriched();
    group = [];
  }
  if (group.length > 0) yield await enriched();
}

async function resultOf(
  row: InputRow,
  asked: ReturnType<RequestOfRow>,
  options: EnrichFileOptions & { readonly known: ReadonlyMap<string, string> },
): Promise<EnrichedRow> {
  if ('problem' in asked) return { outcome: 'invalid', problem: `line ${row.line}: ${asked.problem}` };
  const key = rowKey(options.runId, row.number);
  const result = await enrichedRow(asked.request, {
    ...options,
    known: options.known.get(key),
    keep: (executionId) => options.submitted.add(new Map([[key, executionId]])),
  });
  return result.outcome === 'invalid'
    ? { ...result, problem: `line ${row.line}: ${result.problem}` }
    : result;
}

function requestOfRow({ read, isForced, agreed }: EnrichFileOptions): RequestOfRow {
  return (row) => {
    const found = read(row);
    return 'problem' in found ? found : enrichmentRequestOf(found.input, { isForced, agreed });
  };
}
