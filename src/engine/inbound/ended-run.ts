import type { Clock } from '../../contract/clock.ts';
import type { ReadJobOptions } from '../../contract/service.ts';
import type { StoredEnrichment } from '../../inbound/enrichment-store.ts';
import { hasEnded } from '../../inbound/run-states.ts';
import type { JobEnds } from '../../jobs/job-waiters.ts';

/** Who works on runs: a queue by itself, or this process while somebody waits. */
export interface EnrichmentWork {
  /** There may be new runs. */
  wake(): void;
  /** Notes from now on which of the runs end; who waits is also told after a while. */
  listen(executionIds: readonly string[]): JobEnds;
  /** Works on one run now, where nothing works by itself. */
  runNow?(workspace: string, executionId: string): Promise<void>;
}

interface Asked {
  readonly workspace: string;
  readonly executionId: string;
  readonly read: () => Promise<StoredEnrichment | undefined>;
  readonly wait: Pick<ReadJobOptions, 'waitMs' | 'signal'>;
  readonly work: EnrichmentWork;
  readonly clock: Pick<Clock, 'steadyNow'>;
}

/** The run when it has ended, the time is over or the signal aborts; undefined when there is none. */
export async function endedRun({
  workspace,
  executionId,
  read,
  wait: { waitMs = 0, signal },
  work,
  clock,
}: Asked): Promise<StoredEnrichment | undefined> {
  const deadline = clock.steadyNow() + waitMs;
  for (;;) {
    const isOver = () => deadline - clock.steadyNow() <= 0 || signal?.aborted === true;
    const ends = work.listen([executionId]);
    try {
      if (!isOver()) await work.runNow?.(workspace, executionId);
      const run = await read();
      if (run === undefined || hasEnded(run.status) || isOver()) return run;
      const forMs = deadline - clock.steadyNow();
      await ends.wait([executionId], { forMs, ...(signal !== undefined && { signal }) });
    } finally {
      ends.stop();
    }
  }
}
