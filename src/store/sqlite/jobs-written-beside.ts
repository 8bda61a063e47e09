import type { JobStore } from '../../jobs/job-store.ts';
import type { CommitsBeside } from './commits-beside.ts';

/**
 * Jobs whose creations, steps and ends nobody else waits for. Who asks for a job in the milliseconds before its end is on the
 * disk may see an end that is lost with the machine's power: it is worked on again then. A claim that is lost is none.
 */
export function jobsWrittenBeside(store: JobStore, { commit, written }: CommitsBeside): JobStore {
  const durably = async <Result>(write: () => Promise<Result>): Promise<Result> => {
    const result = await commit(write);
    await written();
    return result;
  };
  return {
    ...store,
    create: (jobs) => durably(() => store.create(jobs)),
    createClaimed: (jobs, lease) => commit(() => store.createClaimed(jobs, lease)),
    claimNext: (limit, lease, workspace) => commit(() => store.claimNext(limit, lease, workspace)),
    advance: (jobs) => durably(() => store.advance(jobs)),
    finish: (jobs) => durably(() => store.finish(jobs)),
    written,
  };
}
