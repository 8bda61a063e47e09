import type { FollowUp } from '../contract/combined.ts';
import { CoreId } from '../contract/core-id.ts';
import type { EntityInput } from '../contract/entity-input.ts';
import type { EntityResolutionRecord } from '../contract/entity-resolution.ts';
import type {
  CreateJobsOptions,
  JobRequest,
  JobStatus,
  ReadJobOptions,
  Service,
} from '../contract/service.ts';
import { invalidResult, type RowFamily, type RowResult, resultOf } from './row-result.ts';

/** What is asked about a row, and the key under which its job is found again. */
export interface RowRequest {
  readonly input: EntityInput;
  readonly idempotencyKey?: string;
}

interface Asking {
  /** What is asked beside who the company is; nothing by default. */
  readonly followUps?: readonly FollowUp[];
  /** The dataset against which the rows are crosschecked; every one has an `external_id`. */
  readonly dataset?: string;
  readonly signal?: AbortSignal;
}

const WAIT_MS = 24 * 60 * 60 * 1000;

/** Asks about records, in one call for each family of jobs, and gives the results in the order of the requests. */
export async function askAboutRows(
  service: Service,
  requests: readonly RowRequest[],
  { followUps = [], dataset, signal }: Asking = {},
): Promise<readonly RowResult[]> {
  if (dataset !== undefined) {
    const asked = requests.map(({ input, ...key }) => ({
      body: { ...input, external_id: input.external_id ?? '' },
      ...key,
    }));
    return answered(service, { family: 'crosscheck', requests: asked, dataset, signal });
  }
  const [only] = followUps;
  if (only === undefined) {
    const asked = requests.map(({ input, ...key }) => ({ body: input, ...key }));
    return answered(service, { family: 'entity-resolution', requests: asked, signal });
  }
  // Who is known by an id need not be resolved, and is not charged for it.
  const isDirect = ({ input }: RowRequest) => followUps.length === 1 && input.core_id !== undefined;
  const direct = requests
    .filter(isDirect)
    .map(({ input, ...key }) => ({ body: { core_id: input.core_id ?? '' }, ...accountOf(input), ...key }));
  const others = requests
    .filter((request) => !isDirect(request))
    .map(({ input, ...key }) => ({ body: { ...input, jobs: [...followUps] }, ...key }));
  const told = await Promise.all([
    answered(service, { family: only, requests: direct, signal }),
    answered(service, { family: 'combined', requests: others, signal }),
  ]);
  const [ofDirect, ofOthers] = told.map((results) => results.values());
  return requests.map((request) => {
    const next = (isDirect(request) ? ofDirect : ofOthers)?.next();
    return next?.value ?? invalidResult('the row was lost');
  });
}

/** The account of a row that names its entity: by its id, else by what the row says of it; nothing where it says no more. */
function accountOf({ core_id: _, ...input }: EntityInput): { readonly account?: EntityInput } {
  const { external_id } = input;
  if (external_id !== undefined) return { account: { external_id } };
  return Object.keys(input).length === 0 ? {} : { account: input };
}

interface Asked<F extends RowFamily> {
  readonly family: F;
  readonly requests: readonly JobRequest<F>[];
  readonly dataset?: string;
  readonly signal: AbortSignal | undefined;
}

async function answered<F extends RowFamily>(
  service: Service,
  { family, requests, dataset, signal }: Asked<F>,
): Promise<readonly RowResult[]> {
  if (requests.length === 0) return [];
  signal?.throwIfAborted();
  const options = {
    ...{ extended: true, waitMs: WAIT_MS },
    ...(dataset !== undefined && { dataset }),
    ...(signal !== undefined && { signal }),
  };
  const statuses = await (service.run?.(family, requests, options) ??
    createdAndRead(service, { family, requests, options }));
  signal?.throwIfAborted();
  return statuses.map((status, at) => namingId(resultOf(status), status, requests[at]));
}

/** An id that nobody has is named, and one that leads to another: the cell that it was typed into is written anew. */
function namingId(
  result: RowResult,
  status: JobStatus<RowFamily>,
  request: JobRequest<RowFamily> | undefined,
): RowResult {
  const body = request?.body;
  const id = body !== undefined && 'core_id' in body ? body.core_id : undefined;
  if (id === undefined) return result;
  if (result.record !== undefined)
    return result.isGiven === true ? { ...result, record: givenBy(id, result.record) } : result;
  if (result.outcome !== 'failed' || status.status !== 'failed') return result;
  if (status.error_type !== 'core_id_not_found') return result;
  const isOne = CoreId.safeParse(id).success;
  return {
    ...result,
    problem: isOne
      ? `No entity has the core_id ${id}.`
      : `${id} is no core_id: it has ten digits and the first is not 0.`,
  };
}

function givenBy(id: string, record: EntityResolutionRecord): EntityResolutionRecord {
  if (id === record.core_id) return record;
  const reasoning = `The row names this entity by the core_id ${id}, which leads to ${record.core_id} now: both are one company.`;
  return { ...record, identity_resolution_reasoning: reasoning };
}

async function createdAndRead<F extends RowFamily>(
  service: Service,
  {
    family,
    requests,
    options,
  }: Omit<Asked<F>, 'signal'> & { readonly options: ReadJobOptions & CreateJobsOptions },
): Promise<readonly JobStatus<F>[]> {
  const created = await service.create(family, requests, options);
  return service.jobs(
    family,
    created.map((job) => job.id),
    options,
  );
}
