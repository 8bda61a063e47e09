import pLimit from 'p-limit';
import type { RequestOf } from '../../contract/service.ts';
import type { ResolutionOptions } from '../../jobs/job-options.ts';
import type { ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';
import { executeAll, type JobExecutor } from '../../jobs/runner.ts';

/** What is worked on apart from the jobs of a workspace: nothing of it is stored or charged. */
type ApartFamily = 'entity-resolution' | 'combined';

interface Asked<F extends ApartFamily> {
  readonly workspace: string;
  readonly family: F;
  readonly options: ResolutionOptions;
  readonly requests: readonly RequestOf<F>[];
}

/** Executes requests as jobs are executed, one end for each in their order. */
export type ExecuteApart = <F extends ApartFamily>(asked: Asked<F>) => Promise<readonly ExecutedJob[]>;

export interface ApartOptions {
  readonly executor: Pick<JobExecutor, 'execute'>;
  /** Groups at the same time; jobs of callers take their turns between them. */
  readonly groups: number;
  /** For the log. */
  readonly onError: (what: string, error: unknown) => void;
}

const GROUP_SIZE = 25;

export function executingApart({ executor, groups, onError }: ApartOptions): ExecuteApart {
  const limited = pLimit(groups);
  return async ({ requests, ...asked }) => {
    // Each request is one of the family.
    const jobs = requests.map(
      (request, at) => ({ ...CLAIM, ...asked, request, id: String(at) }) as ClaimedJob,
    );
    const starts = Array.from({ length: Math.ceil(jobs.length / GROUP_SIZE) }, (_, at) => at * GROUP_SIZE);
    const ended = await Promise.all(
      starts.map((start) =>
        limited(() => executeAll(jobs.slice(start, start + GROUP_SIZE), executor, NOTHING_KEPT)),
      ),
    );
    const byId = new Map(ended.flat().map((job) => [job.id, job]));
    for (const { cause } of byId.values())
      if (cause !== undefined) onError('a request failed inside the engine', cause);
    return jobs.map(({ id }) => endOf(id, byId));
  };
}

const CLAIM = { createdMs: 0, progress: null, token: 1 } as const;

/** Steps go on without being stored. */
const NOTHING_KEPT: Parameters<typeof executeAll>[2] = {
  advance: async (jobs) => jobs.map(({ id }) => id),
};

function endOf(id: string, ended: ReadonlyMap<string, ExecutedJob>): ExecutedJob {
  const end = ended.get(id);
  if (end === undefined) throw new Error('the executor lost a request');
  return end;
}
