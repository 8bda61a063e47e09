import { createHash } from 'node:crypto';
import { BulkPart, BulkStatus, bulkRowId } from '../../contract/bulk.ts';
import { CoreError } from '../../contract/errors.ts';
import type { JobFamily } from '../../contract/job.ts';
import { JOB_SCHEMAS, type JobRequest, type JobStatus, type RunBulk } from '../../contract/service.ts';
import type { ClientClock } from './clock.ts';
import { pollJob } from './poll-job.ts';
import { datasetHeader } from './remote-accounts.ts';
import type { Ask } from './remote-jobs.ts';

type RunOptions = Parameters<RunBulk>[2];

/** What services answer that know no bulks, and gateways of an address that they do not know, whatever the key. */
const TAKES_NONE: readonly string[] = ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'FORBIDDEN', 'INVALID_REQUEST'];

/**
 * Sends rows as one part of a bulk, and gives their jobs when all have ended. The bulk is known by the keys of its rows: the
 * same rows sent again are neither worked on nor charged twice.
 */
export function remoteBulks(ask: Ask, clock: ClientClock, closing: AbortSignal): RunBulk {
  let takesBulks = true;
  const created = async (
    family: JobFamily,
    requests: readonly JobRequest[],
    { dataset }: RunOptions,
    signal: AbortSignal,
  ) => {
    const headers = { ...datasetHeader(dataset), 'idempotency-key': keyOf(requests) };
    try {
      return (await ask('create-bulk', BulkStatus, { params: { family }, headers, signal })).body;
    } catch (error) {
      if (!(error instanceof CoreError) || !TAKES_NONE.includes(error.code)) throw error;
      takesBulks = false;
      return undefined;
    }
  };
  return async (family, requests, options) => {
    const { waitMs = 0, signal: asked = closing, extended = false } = options;
    const signal = asked === closing ? closing : AbortSignal.any([closing, asked]);
    if (!takesBulks) return undefined;
    const bulk = await created(family, requests, options, signal);
    if (bulk === undefined) return undefined;
    const params = { family, bulk_id: bulk.id };
    if (bulk.status === 'open') await send(ask, { bulk, requests, signal });
    const deadline = clock.now() + waitMs;
    const look = async (isKnown: boolean) => {
      const parts = { params, holdUntil: deadline, signal, isKnown };
      const { answer, body } = await ask('read-bulk', BulkStatus, parts);
      return { answer, job: body, hasEnded: body.status === 'completed' };
    };
    const { status, created_at } = await pollJob(look, { clock, deadline, signal });
    if (status !== 'completed')
      return requests.map((_, at) => processing<typeof family>(bulkRowId(bulk.id, at + 1), created_at));
    const parts = {
      params: { ...params, part: '1' },
      ...(extended && { headers: { 'x-core-extended': 'true' } }),
      signal,
    };
    const { body } = await ask('read-bulk-part', JOB_SCHEMAS[family].status.array(), parts);
    if (body.length !== requests.length)
      throw new CoreError('REMOTE', `the service gave ${body.length} results for ${requests.length} rows`);
    // The schema is that of the family, which the type of the table does not say of a family not yet known.
    return body as unknown as readonly JobStatus<typeof family>[];
  };
}

function processing<F extends JobFamily>(id: string, created_at: string): JobStatus<F> {
  // Every family has this form of a job that runs.
  return { status: 'processing', id, created_at } as JobStatus<F>;
}

interface Sent {
  readonly bulk: BulkStatus;
  readonly requests: readonly JobRequest[];
  readonly signal: AbortSignal;
}

async function send(ask: Ask, { bulk, requests, signal }: Sent): Promise<void> {
  const lines = requests.map(({ body }) => body);
  const sha256 = createHash('sha256')
    .update(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    .digest('hex');
  const params = { family: bulk.family, bulk_id: bulk.id };
  if (!bulk.parts.some((part) => part.sha256 === sha256))
    await ask('load-bulk-part', BulkPart, {
      params: { ...params, part: '1' },
      query: { sha256 },
      lines,
      signal,
    });
  await ask('start-bulk', BulkStatus, { params, body: { parts: 1 }, signal });
}

/** Of rows without keys each bulk is another one. */
function keyOf(requests: readonly JobRequest[]): string {
  const hash = createHash('sha256');
  for (const { idempotencyKey } of requests) hash.update(`${idempotencyKey ?? crypto.randomUUID()}\n`);
  return `rows/${requests.length}/${hash.digest('hex')}`;
}
