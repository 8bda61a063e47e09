import pLimit from 'p-limit';
import type { EntityInput } from '../contract/entity-input.ts';
import type { Service } from '../contract/service.ts';
import type { InputRow, InputTable } from '../tabular/input-row.ts';
import type { ColumnMapping } from './mapping/column-mapping.ts';
import { type EntityInputOptions, entityInputOf } from './mapping/entity-input-of.ts';
import { withLostCharacters } from './output/lost-characters.ts';
import type { OutputSink } from './output/output-file.ts';
import type { OutputRow, RowFormat } from './output/output-rows.ts';
import { invalidResult, type RowResult, resultOf } from './output/result-columns.ts';
import type { Origin } from './output/row-origins.ts';
import { type RunSummary, tally } from './output/run-summary.ts';
import { rowKey } from './run-store.ts';

export interface ResolveFileOptions {
  readonly service: Service;
  readonly table: InputTable;
  readonly mapping: ColumnMapping;
  readonly input: EntityInputOptions;
  /** Tells the country of a record, for the summary. */
  readonly countryOf?: (input: EntityInput) => string | undefined;
  readonly runId: string;
  readonly sink: OutputSink;
  readonly format: RowFormat;
  /** Groups of rows that are worked on at the same time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onProgress: (rowsDone: number) => void;
}

/** Rows that travel together: through one transaction, one look-up, one message to a worker. */
const GROUP_SIZE = 512;
const WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * Resolves every row of a table and writes it out again, in order, with its outcome. Jobs are created under the run's
 * keys: a run that goes on finds the jobs that have ended, and its output is the same as an uninterrupted one's.
 * Stops between groups when the signal aborts. Throws what the table throws, after the rows read so far are written.
 */
export async function resolveFile(options: ResolveFileOptions): Promise<RunSummary> {
  const { sink, format, signal } = options;
  const counts = tally();
  const limit = pLimit(options.concurrency);
  const inFlight: Promise<readonly SettledRow[]>[] = [];
  const writeNext = async () => {
    const rows = (await inFlight.shift()) ?? [];
    for (const { row, result, origin } of rows) counts.add(result, row.line, origin);
    await sink.write(format.rows(rows));
    options.onProgress(counts.summary().rows);
  };
  await sink.write(format.head);
  let broken: unknown;
  try {
    for await (const group of groupsOf(options.table.rows)) {
      signal.throwIfAborted();
      inFlight.push(settled(limit(() => resolveGroup(group, options))));
      if (inFlight.length > options.concurrency) await writeNext();
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    broken = error.reason;
  }
  while (inFlight.length > 0) await writeNext();
  await sink.write(format.tail);
  if (broken !== undefined) throw new BrokenInput(broken, counts.summary());
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

/** What reading a row threw, told apart from what resolving or writing threw. */
class UnreadableRows extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('the rows cannot be read');
    this.reason = reason;
  }
}

async function* groupsOf(rows: AsyncIterable<InputRow>): AsyncIterable<readonly InputRow[]> {
  let group: InputRow[] = [];
  try {
    for await (const row of rows) {
      group.push(row);
      if (group.length < GROUP_SIZE) continue;
      yield group;
      group = [];
    }
  } catch (error) {
    if (group.length > 0) yield group;
    throw new UnreadableRows(error);
  }
  if (group.length > 0) yield group;
}

/** A rejection is seen when the group's turn comes to be written; until then it must not end the process. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function resolveGroup(
  rows: readonly InputRow[],
  options: ResolveFileOptions,
): Promise<readonly SettledRow[]> {
  const origins = new Map<number, Origin>();
  const results = new Map<number, RowResult>();
  const attempted: number[] = [];
  const requests = rows.flatMap((row) => {
    const read =
      row.problem === undefined
        ? entityInputOf(row, options.mapping, options.input)
        : { problem: row.problem };
    if ('problem' in read) {
      results.set(row.number, invalidResult(`line ${row.line}: ${read.problem}`));
      return [];
    }
    attempted.push(row.number);
    origins.set(row.number, originOf(read.input, options));
    return [{ body: read.input, idempotencyKey: rowKey(options.runId, row.number) }];
  });
  if (requests.length > 0) {
    const created = await options.service.create('entity-resolution', requests);
    const ids = created.map((job) => job.id);
    const statuses = await options.service.jobs('entity-resolution', ids, {
      extended: true,
      waitMs: WAIT_MS,
      signal: options.signal,
    });
    options.signal.throwIfAborted();
    for (const [at, status] of statuses.entries()) results.set(attempted[at] ?? 0, resultOf(status));
  }
  return rows.map((row) => ({
    row,
    result: withLostCharacters(
      results.get(row.number) ?? invalidResult('the row was lost'),
      row,
      options.table,
    ),
    origin: origins.get(row.number),
  }));
}

/** A row with its result, and what the summary counts of it. */
interface SettledRow extends OutputRow {
  readonly origin: Origin | undefined;
}

function originOf(input: EntityInput, { countryOf }: ResolveFileOptions): Origin {
  return { country: countryOf?.(input), name: input.legal_name ?? input.trading_name ?? '' };
}
