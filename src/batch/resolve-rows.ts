import pLimit from 'p-limit';
import type { FollowUp } from '../contract/combined.ts';
import type { Confidence } from '../contract/confidence.ts';
import type { EntityInput } from '../contract/entity-input.ts';
import type { Service } from '../contract/service.ts';
import type { InputRow, InputTable } from '../tabular/input-row.ts';
import { withDamagedCells } from './damaged-cells.ts';
import { withLeastConfidence } from './least-confidence.ts';
import { askAboutRows } from './row-jobs.ts';
import { invalidResult, type RowResult } from './row-result.ts';
import { rowKey } from './run-store.ts';

export interface ResolveRowsOptions {
  readonly service: Service;
  readonly table: Pick<InputTable, 'columns' | 'rows'>;
  readonly read: ReadRow;
  /** What is asked beside who the company is; nothing by default. */
  readonly followUps?: readonly FollowUp[];
  /** The dataset against which the rows are crosschecked. */
  readonly dataset?: string;
  /** Jobs are created under its keys, so that they are found again; without one every job is new. */
  readonly runId?: string;
  /** A match that is less sure is left open. */
  readonly minConfidence?: Confidence;
  /** How many rows travel together. */
  readonly groupSizes?: GroupSizes;
  /** Groups of rows that are worked on at the same time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
}

/** Makes the request for a row, or says why the row cannot be asked about. */
export type ReadRow = (row: InputRow) => { readonly input: EntityInput } | { readonly problem: string };

/** A row with what was asked about it and what became of it. */
export interface ResolvedRow {
  readonly row: InputRow;
  /** Undefined for a row that cannot be asked about. */
  readonly input: EntityInput | undefined;
  readonly result: RowResult;
}

/** Rows that travel together, through one transaction and one message to a worker: each group has twice as many, up to a limit. */
export interface GroupSizes {
  readonly first: number;
  readonly largest: number;
}

/** Few at first, so that the first come out soon. In this process, of larger groups more is alive when memory is collected. */
const GROUP_SIZES: Readonly<Record<'here' | 'elsewhere', GroupSizes>> = {
  here: { first: 1, largest: 64 },
  elsewhere: { first: 1, largest: 256 },
};

/**
 * Resolves every row of a table and yields it, in order, with its result, in groups. Stops between groups when the
 * signal aborts. When the table cannot be read to its end, throws `UnreadableRows` after the rows before.
 */
export async function* resolveRows(options: ResolveRowsOptions): AsyncGenerator<readonly ResolvedRow[]> {
  const limit = pLimit(options.concurrency);
  const inFlight: Promise<readonly ResolvedRow[]>[] = [];
  let broken: UnreadableRows | undefined;
  try {
    for await (const group of groupsOf(options.table.rows, groupSizesOf(options))) {
      options.signal.throwIfAborted();
      inFlight.push(settled(limit(() => resolveGroup(group, options))));
      if (inFlight.length > options.concurrency) yield (await inFlight.shift()) ?? [];
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    broken = error;
  }
  for (const group of inFlight) yield await group;
  if (broken !== undefined) throw broken;
}

/** What reading a row threw, told apart from what resolving it threw; `reason` says where and why. */
export class UnreadableRows extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super('the rows cannot be read');
    this.reason = reason;
  }
}

function groupSizesOf({ groupSizes, service }: ResolveRowsOptions): GroupSizes {
  return groupSizes ?? (service.run === undefined ? GROUP_SIZES.elsewhere : GROUP_SIZES.here);
}

async function* groupsOf(
  rows: AsyncIterable<InputRow>,
  { first, largest }: GroupSizes,
): AsyncIterable<readonly InputRow[]> {
  let group: InputRow[] = [];
  let size = first;
  try {
    for await (const row of rows) {
      group.push(row);
      if (group.length < size) continue;
      yield group;
      group = [];
      size = Math.min(largest, 2 * size);
    }
  } catch (error) {
    if (group.length > 0) yield group;
    throw new UnreadableRows(error);
  }
  if (group.length > 0) yield group;
}

/** A rejection is seen when the group's turn comes; until then it must not end the process. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function resolveGroup(
  rows: readonly InputRow[],
  { service, table, read, followUps = [], dataset, runId, minConfidence, signal }: ResolveRowsOptions,
): Promise<readonly ResolvedRow[]> {
  const asked = rows.map((row) => ({ row, read: read(row) }));
  const requests = asked.flatMap(({ row, read }) => {
    if ('problem' in read) return [];
    const key = runId === undefined ? {} : { idempotencyKey: rowKey(runId, row.number) };
    return [{ input: read.input, ...key }];
  });
  const answers = (
    await askAboutRows(service, requests, {
      followUps,
      ...(dataset !== undefined && { dataset }),
      signal,
    })
  ).values();
  return asked.map(({ row, read }) => {
    const result =
      'problem' in read
        ? invalidResult(`line ${row.line}: ${read.problem}`)
        : (answers.next().value ?? invalidResult('the row was lost'));
    const asked = 'problem' in read ? undefined : read.input;
    const sure = withLeastConfidence(result, minConfidence);
    return { row, input: asked, result: withDamagedCells(sure, row, table) };
  });
}
