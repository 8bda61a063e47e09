import type { AdvancedJob, ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';

/*
 * How jobs travel between threads. Thousands of small objects are copied slowly, texts at once; and the text of a result is
 * what is kept of it, so that it is written in the thread that has made the result, and by nobody again.
 */

/** What an executor gives for a group of jobs. */
export interface PackedEnds {
  /** In the place of each job that has ended in the ordinary way, the rest of it beside its result; else null. As JSON. */
  readonly rests: string;
  /** Records of these, and what they tell beside them, as JSON; empty in other places. */
  readonly records: readonly string[];
  readonly extended: readonly string[];
  /** The other jobs, as they are. */
  readonly others: readonly (ExecutedJob | AdvancedJob)[];
}

type Rest = Omit<ExecutedJob, 'result' | 'texts'>;

/** A group of claimed jobs as JSON: whatever a job holds is kept as JSON too. */
export function packClaimed(jobs: readonly ClaimedJob[]): string {
  return JSON.stringify(jobs);
}

export function unpackClaimed(packed: string): readonly ClaimedJob[] {
  // What packClaimed has written.
  return JSON.parse(packed) as readonly ClaimedJob[];
}

export function packEnds(jobs: readonly (ExecutedJob | AdvancedJob)[]): PackedEnds {
  const rests: (Rest | null)[] = [];
  const records: string[] = [];
  const extended: string[] = [];
  const others: (ExecutedJob | AdvancedJob)[] = [];
  for (const job of jobs) {
    const packed = textsOf(job);
    rests.push(packed?.rest ?? null);
    records.push(packed?.record ?? '');
    extended.push(packed?.extended ?? '');
    if (packed === undefined) others.push(job);
  }
  return { rests: JSON.stringify(rests), records, extended, others };
}

/** Undefined for jobs that need not be many: steps, failures, and what tells figures beside its result. */
function textsOf(job: ExecutedJob | AdvancedJob) {
  if ('step' in job || job.result.state === 'failed' || job.ranked !== undefined) return undefined;
  // Texts of a result that another was made of are not those of this one.
  const { result, texts: _texts, ...rest } = job;
  return { rest, record: JSON.stringify(result.record), extended: JSON.stringify(result.extended) };
}

export function unpackEnds(packed: PackedEnds): readonly (ExecutedJob | AdvancedJob)[] {
  // What packEnds has written.
  const rests = JSON.parse(packed.rests) as readonly (Rest | null)[];
  const others = packed.others.values();
  return rests.map((rest, at) => {
    if (rest !== null)
      return endedJob(rest, { record: packed.records[at] ?? '', extended: packed.extended[at] ?? '' });
    const { value } = others.next();
    if (value === undefined) throw new Error('a job was lost between threads');
    return value;
  });
}

function endedJob(rest: Rest, texts: NonNullable<ExecutedJob['texts']>): ExecutedJob {
  const result = {
    state: 'completed' as const,
    record: JSON.parse(texts.record),
    extended: JSON.parse(texts.extended),
  };
  return { ...rest, result, texts };
}
