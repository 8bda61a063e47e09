import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobStore, NewJob } from '../../jobs/job-store.ts';
import type { JobQueue } from '../../jobs/queue.ts';

/** Creates jobs; ids in their order. */
export type CreateJobs = (jobs: readonly NewJob[]) => Promise<readonly string[]>;

interface CreationParts {
  readonly store: Pick<JobStore, 'create' | 'createClaimed' | 'written'>;
  /** Works on them. */
  readonly queue: Pick<JobQueue, 'wake' | 'roomFor'>;
  readonly clock: Clock;
  readonly onCreated?: () => void;
}

interface Waiting {
  readonly jobs: readonly NewJob[];
  resolve(ids: readonly string[]): void;
  reject(error: unknown): void;
}

/** While many arrive, they are gathered for so long: about what a disk takes for a group or two. */
const GATHER_MS = 1;
/** Where they would wait to be worked on, or machines take turns: of more at a time the database has less to do. */
const LONG_GATHER_MS = 3;

/**
 * Creates the jobs that arrive at one moment in one transaction: one wait for the disk for all of them. When one of them is refused, each is created on its own, so that none suffers from another.
 */
export function groupCreation(parts: CreationParts): CreateJobs {
  const { store, queue, clock, onCreated = () => {} } = parts;
  let waiting: Waiting[] = [];
  let isBusy = false;
  // Who comes while a group is being created is in the next one.
  const createAll = async () => {
    const group = waiting;
    waiting = [];
    isBusy = group.length > 1;
    try {
      const ids = await createTogether(group.flatMap(({ jobs }) => jobs));
      let at = 0;
      for (const { jobs, resolve } of group) {
        resolve(ids.slice(at, at + jobs.length));
        at += jobs.length;
      }
    } catch (error) {
      // A disk that is full or locked refuses all of them; each would wait for it again.
      const isOfOne = error instanceof CoreError && group.length > 1;
      for (const one of group) isOfOne ? await createOne(one) : one.reject(error);
      tellCreated();
    }
  };
  const tellCreated = (begin = queue.wake) => {
    onCreated();
    begin();
  };
  /** Those that can be worked on at once are claimed in the same transaction, and begun while the disk is waited for. */
  const createTogether = async (jobs: readonly NewJob[]): Promise<readonly string[]> => {
    const room = jobs.every(isServed) ? queue.roomFor(jobs.length) : undefined;
    if (room === undefined) {
      const ids = await store.create(jobs);
      tellCreated();
      return ids;
    }
    const begun = await store.createClaimed(jobs, room.lease);
    const claimed = begun.flatMap(({ claimed }) => claimed ?? []);
    tellCreated(() => room.begin(claimed));
    await store.written?.();
    return begun.map(({ id }) => id);
  };
  const createOne = async ({ jobs, resolve, reject }: Waiting) => {
    try {
      resolve(await store.create(jobs));
    } catch (error) {
      reject(error);
    }
  };
  const gatherMs = () => (queue.roomFor(1) === undefined ? LONG_GATHER_MS : GATHER_MS);
  return (jobs) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) isBusy ? clock.after(gatherMs(), createAll) : setImmediate(createAll);
      waiting.push({ jobs, resolve, reject });
    });
}

/** The queue works on jobs that came with an API key. */
function isServed({ keyId }: NewJob): boolean {
  return keyId !== undefined;
}
