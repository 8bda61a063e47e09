import type { Clock } from '../../contract/clock.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { ReadJobOptions } from '../../contract/service.ts';
import { isTerminal } from '../../jobs/job-states.ts';
import type { StoredJob } from '../../jobs/job-store.ts';
import type { JobEnds, Patience } from '../../jobs/job-waiters.ts';
import type { Runner } from '../../jobs/runner.ts';
import type { LocalServiceParts } from '../service-parts.ts';

/** How long to wait before looking again at jobs that another process works on. */
const OTHERS_WORK_MS = 100;

type Stored = readonly (StoredJob | undefined)[];

interface Asked {
  readonly family: JobFamily;
  readonly ids: readonly string[];
  readonly options: ReadJobOptions;
}

/** The jobs when all of them have ended or the time is over, in the order of ids. */
export function endedJobs(parts: LocalServiceParts, { family, ids, options }: Asked): Promise<Stored> {
  const { store, workspace, clock, served } = parts;
  const asked = { ids, read: () => store.read(workspace, family, ids), clock, time: timeOf(options, clock) };
  return served === undefined ? workedOn(asked, parts.runner) : waitedFor(asked, served.listen);
}

interface Open {
  readonly clock: Clock;
  readonly ids: readonly string[];
  readonly read: () => Promise<Stored>;
  readonly time: Time;
}

interface Time {
  readonly isOver: () => boolean;
  readonly left: () => Patience;
}

/** Not the time of day: whoever sets the clock must make nobody wait. */
function timeOf({ waitMs = 0, signal }: ReadJobOptions, clock: Clock): Time {
  const deadline = clock.steadyNow() + waitMs;
  const leftMs = () => deadline - clock.steadyNow();
  return {
    isOver: () => leftMs() <= 0 || signal?.aborted === true,
    left: () => ({ forMs: leftMs(), ...(signal && { signal }) }),
  };
}

/** Works on the jobs; another process may be working on some of them. */
async function workedOn({ ids, read, clock, time }: Open, runner: Runner): Promise<Stored> {
  let open = ids;
  for (;;) {
    // Claiming passes over what has ended already, so nothing is read before.
    if (!time.isOver()) await runner.run(open);
    const stored = await read();
    open = openIn(stored);
    if (open.length === 0 || time.isOver()) return stored;
    await clock.sleep(OTHERS_WORK_MS);
  }
}

/** Waits for jobs that run by themselves. */
async function waitedFor(
  { ids, read, time }: Open,
  listen: (ids: readonly string[]) => JobEnds,
): Promise<Stored> {
  let open = ids;
  for (;;) {
    // Anew in each turn: a job that was handed back is told as ended, and is still open.
    const ends = listen(open);
    try {
      const stored = await read();
      open = openIn(stored);
      if (open.length === 0 || time.isOver()) return stored;
      await ends.wait(open, time.left());
    } finally {
      ends.stop();
    }
  }
}

function openIn(stored: Stored): readonly string[] {
  return stored.flatMap((job) => (job === undefined || isTerminal(job.state) ? [] : [job.id]));
}
