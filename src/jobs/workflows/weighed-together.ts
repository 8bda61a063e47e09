import { normalRecordIn } from '../../resolution/records/normal-record.ts';
import { type Unweighed, weighAll } from '../../resolution/weigh.ts';
import type { ClaimedJob } from '../job-store.ts';
import type { ResolutionContext, WeighedRequests } from './workflow.ts';

const NONE: WeighedRequests = new Map();

/** Weighs the records of a group of jobs together, which takes less than one job after the other. */
export function weighedTogether(
  jobs: readonly ClaimedJob[],
  { reference, rarity }: ResolutionContext,
): WeighedRequests {
  const asked = jobs.filter(isByRecord).map(unweighed);
  if (asked.length < 2) return NONE;
  try {
    const weighed = weighAll(asked, { index: reference.index, rarity });
    return new Map(weighed.map((one, at) => [asked[at]?.input ?? {}, one]));
  } catch {
    // Each job comes to its own end: the one that breaks fails, and no other.
    return NONE;
  }
}

type ByRecord = ClaimedJob<'entity-resolution'> | ClaimedJob<'combined'>;

/** Resolved by what the request says of a company, in the universe that all jobs of the group share. */
function isByRecord(job: ClaimedJob): job is ByRecord {
  if (job.createdSince !== undefined || job.progress !== null) return false;
  const isResolved = job.family === 'entity-resolution' || job.family === 'combined';
  return isResolved && job.request?.core_id === undefined && job.options.isPerson !== true;
}

function unweighed({ request, options }: ByRecord): Unweighed {
  return options.normal === undefined
    ? { input: request }
    : { input: request, record: normalRecordIn(options.normal) };
}
