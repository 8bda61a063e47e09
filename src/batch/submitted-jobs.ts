import type { Clock } from '../contract/clock.ts';
import { CoreError, type ErrorCode } from '../contract/errors.ts';
import type { JobCreated, JobFamily } from '../contract/job.ts';
import type { CreateJobsOptions, JobRequest, JobStatus, RunBulk, Service } from '../contract/service.ts';

/** Jobs that a remote service has taken, by the key under which they were sent; implemented in store/. */
export interface SubmittedJobs {
  /** Ids of those keys that were sent before. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Durable when it resolves. */
  add(ids: ReadonlyMap<string, string>): Promise<void>;
}

/** Refusals of what is in a row; others would meet every row. */
const OF_THE_ROW: readonly ErrorCode[] = ['INVALID_REQUEST', 'TOO_LARGE'];

/**
 * A remote service that never gets a job twice: the id of each is kept as soon as it is known, so that a run that goes
 * on asks for the jobs it has. A request that the service refuses becomes a job that has failed, and breaks no other.
 * Where the service takes rows by the hundred, they are sent so: it knows them by their keys.
 */
export function submittingOnce(
  service: Service & { readonly runBulk?: RunBulk },
  submitted: SubmittedJobs,
  clock: Clock,
): Service {
  const keep = keeping(submitted, clock);
  // Whatever runs jobs without creating them first would pass over what is kept here.
  const { run: _run, runBulk, ...others } = service;
  const refused = new Map<string, { readonly message: string; readonly atMs: number }>();
  const submit = async <F extends JobFamily>(
    family: F,
    request: JobRequest<F>,
    options: CreateJobsOptions,
  ): Promise<JobCreated> => {
    try {
      const [job] = await service.create(family, [request], options);
      if (job === undefined) throw new CoreError('REMOTE', 'the service gave no job');
      if (request.idempotencyKey !== undefined) await keep(request.idempotencyKey, job.id);
      return job;
    } catch (error) {
      if (!(error instanceof CoreError) || !OF_THE_ROW.includes(error.code)) throw error;
      const id = `refused/${refused.size}`;
      refused.set(id, { message: error.message, atMs: clock.now() });
      return { id, status: 'processing' };
    }
  };
  const single: Service = {
    ...others,
    async create(family, requests, options = {}) {
      const known = await submitted.find(requests.flatMap(({ idempotencyKey }) => idempotencyKey ?? []));
      // All of them are waited for, so that the id of each one that was taken is kept when another breaks.
      const results = await Promise.allSettled(
        requests.map(async (request) => {
          const id = known.get(request.idempotencyKey ?? '');
          return id === undefined ? submit(family, request, options) : { id, status: 'processing' as const };
        }),
      );
      return results.map((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      });
    },
    async jobs(family, ids, options) {
      const asked = ids.filter((id) => !refused.has(id));
      const statuses = asked.length === 0 ? [] : await service.jobs(family, asked, options);
      const byId = new Map(asked.map((id, at) => [id, statuses[at]]));
      return ids.map((id) => byId.get(id) ?? refusal(id, refused.get(id)));
    },
  };
  if (runBulk === undefined) return single;
  return {
    ...single,
    async run(family, requests, options) {
      const keys = requests.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
      // What was begun one by one is ended so.
      const isBegun = (await submitted.find(keys)).size > 0;
      const ended = isBegun ? undefined : await runBulk(family, requests, options);
      if (ended !== undefined) return ended;
      const jobs = await single.create(family, requests, options);
      return single.jobs(
        family,
        jobs.map(({ id }) => id),
        options,
      );
    },
  };
}

function refusal<F extends JobFamily>(
  id: string,
  { message, atMs }: { message: string; atMs: number } = { message: 'the service refused the job', atMs: 0 },
): JobStatus<F> {
  const at = new Date(atMs).toISOString();
  const failed = { status: 'failed', jobid: id, created_at: at, completed_at: at, record: null } as const;
  // Every family has this form of a failed job.
  return { ...failed, error_message: message, error_type: 'unknown' } as JobStatus<F>;
}

/** The disk is waited for once for all ids that come within this time; nothing else waits for them. */
const KEEP_EVERY_MS = 40;

/** Ids that come at about the same time are kept in one transaction. */
function keeping(submitted: SubmittedJobs, clock: Clock): (key: string, id: string) => Promise<void> {
  let pending: { ids: Map<string, string>; kept: Promise<void> } | undefined;
  return (key, id) => {
    if (pending === undefined) {
      const ids = new Map<string, string>();
      const kept = new Promise<void>((resolve, reject) => {
        clock.after(KEEP_EVERY_MS, () => {
          pending = undefined;
          submitted.add(ids).then(resolve, reject);
        });
      });
      pending = { ids, kept };
    }
    pending.ids.set(key, id);
    return pending.kept;
  };
}
