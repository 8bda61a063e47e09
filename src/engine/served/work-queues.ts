import type { Clock } from '../../contract/clock.ts';
import type { BulkRowsEnded, CrashPoint } from '../../contract/served-engine.ts';
import { type BulkQueue, bulkQueue } from '../../jobs/bulk-queue.ts';
import { type JobQueue, jobQueue } from '../../jobs/queue.ts';
import type { EndedJob, JobExecutor } from '../../jobs/runner.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { partQueue } from '../datasets/part-queue.ts';
import { type EnrichmentQueue, enrichmentQueue } from '../inbound/enrichment-queue.ts';
import { webhookOfJob } from '../jobs/webhook-of-job.ts';
import type { EngineStores } from '../stores.ts';

export interface WorkQueueOptions {
  readonly stores: EngineStores;
  readonly clock: Clock;
  /** Of single jobs and of rows, which are resolved anew after a change of their accounts. */
  readonly executor: JobExecutor;
  /** Of enrichments. */
  readonly enriching: JobExecutor;
  readonly atOnce: PiecesAtOnce;
  /** Where copies are of datasets that other processes work on. */
  readonly datasetFolder: string;
  readonly referenceVersion: () => string;
  readonly onEnded: (jobs: readonly EndedJob[]) => void;
  readonly onRowsEnded: (rows: BulkRowsEnded) => void;
  readonly onError: (what: string, error: unknown, ids?: readonly string[]) => void;
  readonly at: (moment: CrashPoint) => void;
}

/** How many pieces of each kind of work are under way at the same time; 0 leaves them to other processes. */
export interface PiecesAtOnce {
  readonly jobs: number;
  readonly chunks: number;
  readonly runs: number;
  /** Of the work on accounts that other processes have begun. */
  readonly parts: number;
}

/** What this process works on by itself. */
export interface WorkQueues {
  readonly jobs: JobQueue;
  readonly rows: BulkQueue;
  readonly runs: EnrichmentQueue;
  /** Takes up nothing more, and resolves when what is under way has ended. */
  close(): Promise<void>;
}

/** Opens the queues; what processes of this host left behind when they died is free again. */
export async function openWorkQueues(options: WorkQueueOptions): Promise<WorkQueues> {
  const { stores, clock, executor, atOnce, onEnded, onError, at } = options;
  const { jobs, bulks, enrichments, settings, shared } = stores;
  const turns = shared?.turns;
  const common = { clock, owner: processOwner(), onError, at, turns };
  const tellEnds = (ids: readonly string[]) => shared?.signals.tellEnds(ids);
  if (Object.values(atOnce).some((pieces) => pieces > 0)) await turns?.load(onError);
  for (const store of [jobs, bulks, enrichments]) await store.releaseLeases(isOwnerAlive);
  const queue = jobQueue({
    ...{ ...common, store: jobs, executor, groups: atOnce.jobs },
    deliveryOf: webhookOfJob,
    onEnded(ended) {
      tellEnds(ended.map(({ finished }) => finished.id));
      onEnded(ended);
    },
  });
  const rows = bulkQueue({
    ...{ ...common, store: bulks, executor, chunks: atOnce.chunks },
    ...{ onEnded: tellEnds, onRowsEnded: options.onRowsEnded },
  });
  const runs = enrichmentQueue({
    ...{ ...common, store: enrichments, executor: options.enriching, groups: atOnce.runs },
    ...{ settings, onEnded: tellEnds },
  });
  const { sharedFiles: files } = stores;
  const parts =
    shared === undefined || files === undefined
      ? undefined
      : partQueue({
          ...{ ...options, ...common, turns: shared.turns, parts: shared.parts, files },
          executor: options.enriching,
          ...{ atOnce: atOnce.parts, onEnded: tellEnds },
        });
  await shared?.parts.releaseLeases(isOwnerAlive);
  const all = [queue, rows, runs] as const;
  const stopHearing = await shared?.signals.hear({
    work() {
      for (const one of all) one.wake();
    },
    ends(ids) {
      for (const one of all) one.noteEnded(ids);
    },
  });
  return {
    ...{ jobs: queue, rows, runs },
    async close() {
      await Promise.all([...all, parts].map((one) => one?.close()));
      await stopHearing?.();
    },
  };
}
