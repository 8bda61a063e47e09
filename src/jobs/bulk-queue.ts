import { bulkRowId } from '../contract/bulk.ts';
import type { Clock } from '../contract/clock.ts';
import type { BulkRowsEnded, CrashPoint } from '../contract/served-engine.ts';
import type { BulkRow, BulkStore, ClaimedChunk, RowEnd } from './bulk-store.ts';
import type { ClaimedJob } from './job-store.ts';
import { type JobEnds, jobWaiters } from './job-waiters.ts';
import { executeAll, type JobExecutor, LEASE_MS } from './runner.ts';
import { tryCommit } from './try-commit.ts';
import { turnLoop } from './turn-loop.ts';
import type { Turns } from './turns.ts';
import { handBackPauseMs, LOOK_MS, type OpenLoop, type WorkLoop, workLoop } from './work-loop.ts';
import { failedResult } from './workflows/failed-result.ts';

export interface BulkQueueOptions {
  readonly store: BulkStore;
  readonly executor: JobExecutor;
  readonly clock: Clock;
  readonly owner: string;
  /** Chunks that are worked on at the same time: single jobs go before them. */
  readonly chunks: number;
  /** Says when to claim, and of which workspace; without, the queue looks by itself. */
  readonly turns?: Turns | undefined;
  /** For the log; with the ids of the bulks that it is about. */
  readonly onError: (what: string, error: unknown, ids?: readonly string[]) => void;
  readonly at: (moment: CrashPoint) => void;
  /** Hears whose chunk has ended. */
  readonly onEnded?: (bulks: readonly string[]) => void;
  /** Hears of rows that have ended here. */
  readonly onRowsEnded?: (rows: BulkRowsEnded) => void;
}

/** Works on the rows of bulks, chunk by chunk, without anybody waiting. */
export interface BulkQueue extends WorkLoop {
  /** Hears when chunks of the bulks end; those who wait are also told after a while. */
  listen(bulks: readonly string[]): JobEnds;
  /** Another process says that chunks of these have ended. */
  noteEnded(bulks: readonly string[]): void;
}

/** A chunk that was begun so often without an end takes its process down with it. */
const MAX_CLAIMS = 5;

export function bulkQueue(options: BulkQueueOptions): BulkQueue {
  const { store, executor, clock, owner, onError, at, turns } = options;
  const waiters = jobWaiters(clock, LOOK_MS);
  const claimOne = async ({ begin, closing }: OpenLoop, workspace?: string): Promise<boolean> => {
    const chunk = await store.claim({ owner, forMs: LEASE_MS }, workspace);
    if (chunk === undefined) return false;
    at('claimed');
    begin(
      underLease(chunk, options, closing).finally(() => {
        waiters.ended([chunk.bulk]);
        options.onEnded?.([chunk.bulk]);
      }),
    );
    return true;
  };
  const loop =
    turns === undefined
      ? workLoop({
          ...{ clock, executor, atOnce: options.chunks },
          onError: (error) => onError('rows of a bulk could not be claimed', error),
          async claimAll(open) {
            while (open.isOpen() && (await claimOne(open)));
          },
        })
      : turnLoop({
          ...{ turns, kind: 'chunks', clock, executor, atOnce: options.chunks, onError },
          claimOne: async (workspace, open) => ((await claimOne(open, workspace)) ? 0 : undefined),
        });
  return { ...loop, listen: waiters.listen, noteEnded: waiters.ended };
}

/** Works on a chunk and keeps its lease meanwhile; when that breaks down, it is handed back after a while. */
async function underLease(
  chunk: ClaimedChunk,
  { store, executor, clock, onError, onRowsEnded, at }: BulkQueueOptions,
  closing: AbortSignal,
): Promise<void> {
  const stopRenewing = clock.every(LEASE_MS / 3, () => void store.renew(chunk, LEASE_MS).catch(() => {}));
  try {
    const ends = isWorn(chunk) ? chunk.rows.map(givenUp) : await endsOf(chunk, { executor, onError });
    at('executed');
    const told = (error: unknown) =>
      onError('rows of a bulk could not be committed yet', error, [chunk.bulk]);
    const finish = async () => store.finish({ chunk, ends, endedMs: await store.now() });
    const isCommitted = await tryCommit(finish, { clock, onError: told, closing });
    at('committed');
    if (isCommitted) onRowsEnded?.(endedRows(chunk, ends));
  } catch (error) {
    onError('rows of a bulk were handed back', error, [chunk.bulk]);
    await clock.sleep(handBackPauseMs(chunk.token), closing).catch(() => {});
    await store
      .handBack(chunk)
      .catch((lost) => onError('rows of a bulk were left to their lease', lost, [chunk.bulk]));
  } finally {
    stopRenewing();
  }
}

function endedRows({ family }: ClaimedChunk, ends: readonly RowEnd[]): BulkRowsEnded {
  const failed = ends.filter(({ result }) => result.state === 'failed').length;
  return { family, completed: ends.length - failed, failed };
}

/** Nothing of it ran: what was charged for is given back. */
function failedEnd(row: BulkRow, message: string): RowEnd {
  const { result, pinned, mentioned, created } = failedResult('unknown', message);
  const notRun = 'refused' in row ? [] : row.charges.map(({ operation }) => operation);
  return { result, pinned, mentioned, created, notRun };
}

function isWorn({ token }: ClaimedChunk): boolean {
  return token > MAX_CLAIMS;
}

function givenUp(row: BulkRow): RowEnd {
  return failedEnd(row, GIVEN_UP);
}

const GIVEN_UP = `The row was given up after its chunk had been begun ${MAX_CLAIMS} times without an end.`;

/** The ends of all rows in their order. Steps of a row are not kept: they are done again with the rest of the chunk. */
async function endsOf(
  chunk: ClaimedChunk,
  { executor, onError }: Pick<BulkQueueOptions, 'executor' | 'onError'>,
): Promise<readonly RowEnd[]> {
  const jobs = chunk.rows.flatMap((row, at) => jobOf(chunk, row, at));
  const advance = { advance: async (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id) };
  const executed = new Map((await executeAll(jobs, executor, advance)).map((job) => [job.id, job]));
  return chunk.rows.map((row, at): RowEnd => {
    if ('refused' in row) return failedEnd(row, row.refused);
    const id = bulkRowId(chunk.bulk, chunk.firstRow + at);
    const end = executed.get(id);
    if (end === undefined) throw new Error(`${id} was not executed`);
    if (end.cause !== undefined) onError('a row failed inside the engine', end.cause, [id]);
    return end;
  });
}

function jobOf(
  { bulk, workspace, family, options, createdMs, firstRow, token }: ClaimedChunk,
  row: BulkRow,
  at: number,
): readonly ClaimedJob[] {
  if ('refused' in row) return [];
  const claim = { id: bulkRowId(bulk, firstRow + at), workspace, options, createdMs, progress: null, token };
  // The request was read by the schema of the family when the part was taken.
  return [{ ...claim, family, request: row.request } as ClaimedJob];
}
