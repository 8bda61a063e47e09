import { chargesOf } from '../access/prices.ts';
import type { AccountLine } from '../contract/accounts.ts';
import { type BulkStatus, MOST_PARTS, MOST_ROWS_OF_PART, startedBulk } from '../contract/bulk.ts';
import { followUpsOf } from '../contract/charges.ts';
import { CoreError } from '../contract/errors.ts';
import type { JobFamily } from '../contract/job.ts';
import { parseWith } from '../contract/parse.ts';
import { type BulkService, JOB_SCHEMAS, type ReadJobOptions } from '../contract/service.ts';
import type { BulkRow } from '../jobs/bulk-store.ts';
import { jobStatus } from './jobs/job-body.ts';
import { SERVED_KEY, withDataset, withPrices } from './jobs/new-job.ts';
import type { BulkParts, CommonParts, LocalServiceParts, ServedParts } from './service-parts.ts';

/** The bulks of one workspace. */
export function bulkService(
  parts: CommonParts & { readonly served: ServedParts },
  { store, queue }: BulkParts,
): BulkService {
  const { workspace, served, clock } = parts;
  const keyOf = (id: string) => ({ workspace, id });
  const statusOf = async (id: string): Promise<BulkStatus> => {
    const status = await store.status(keyOf(id));
    if (status !== undefined) return status;
    const fix = 'Check the address; results are kept for a while only.';
    throw new CoreError('JOB_NOT_FOUND', 'no bulk has this id', { fix });
  };
  return {
    async create(family, { idempotencyKey, ...options } = {}) {
      const { jobOptions } = withDataset(parts, options);
      const key = idempotencyKey === undefined ? {} : { idempotencyKey: SERVED_KEY + idempotencyKey };
      return statusOf(
        await store.create({ workspace, family, options: jobOptions, keyId: served.keyId, ...key }),
      );
    },
    async addPart(id, part, lines) {
      requirePart(part);
      const status = await statusOf(id);
      requireTaking(status, part, lines.expected);
      const rows = await rowsOf(status.family, lines.lines, await withPrices<LocalServiceParts>(parts));
      const sha256 = lines.sha256();
      requireSame(lines.expected, sha256);
      return store.addPart(keyOf(id), { part, sha256, rows });
    },
    async start(id, count) {
      await store.start(keyOf(id), count);
      queue.wake();
      return statusOf(id);
    },
    async status(id, { waitMs = 0, signal }: Pick<ReadJobOptions, 'waitMs' | 'signal'> = {}) {
      const deadline = clock.steadyNow() + waitMs;
      for (;;) {
        const ends = queue.listen([id]);
        try {
          const status = await statusOf(id);
          const leftMs = deadline - clock.steadyNow();
          if (status.status !== 'processing' || leftMs <= 0 || signal?.aborted === true) return status;
          await ends.wait([id], { forMs: leftMs, ...(signal && { signal }) });
        } finally {
          ends.stop();
        }
      }
    },
    async *results(id, part, { extended = false } = {}) {
      for await (const rows of store.results(keyOf(id), part))
        yield rows.map((row) => jobStatus<JobFamily>(row, { extended }));
    },
    async drop(id) {
      await statusOf(id);
      await store.drop(keyOf(id));
    },
  };
}

function requirePart(part: number): void {
  if (Number.isInteger(part) && part >= 1 && part <= MOST_PARTS) return;
  throw new CoreError('INVALID_REQUEST', `parts are numbered from 1 to ${MOST_PARTS}`, { field: 'part' });
}

/**
 * Refuses a part that cannot be taken before its lines are read; the store looks again. One that is there already may come
 * again when the bulk was started, if it says that it is the same.
 */
function requireTaking({ status, parts }: BulkStatus, part: number, sha256: string | undefined): void {
  const isThere = parts.some((one) => one.part === part && one.sha256 === sha256);
  if (status !== 'open' && !isThere) throw startedBulk();
}

function requireSame(expected: string | undefined, sha256: string): void {
  if (expected === undefined || expected === sha256) return;
  throw new CoreError('INVALID_REQUEST', 'the lines do not have the SHA-256 that was announced', {
    field: 'sha256',
    fix: 'They were changed on their way: send the part again.',
  });
}

async function rowsOf(
  family: JobFamily,
  lines: AsyncIterable<AccountLine>,
  { served }: LocalServiceParts,
): Promise<readonly BulkRow[]> {
  if (served === undefined) throw new Error('only callers with keys send bulks');
  const rows: BulkRow[] = [];
  for await (const { value } of lines) {
    if (rows.length === MOST_ROWS_OF_PART)
      throw new CoreError(
        'TOO_LARGE',
        `a part has ${MOST_ROWS_OF_PART.toLocaleString('en-US')} rows at most`,
        {
          fix: 'Send the other rows in another part.',
        },
      );
    rows.push(rowOf(family, value, served));
  }
  return rows;
}

/** A line that is no request is a row all the same: it comes out with the reason. */
function rowOf(family: JobFamily, value: unknown, { prices }: ServedParts): BulkRow {
  try {
    const request = parseWith(JOB_SCHEMAS[family].request, value, 'the row');
    if (request.webhook_url !== undefined)
      return { refused: 'webhook_url: rows of a bulk have no webhooks; ask for the state of the bulk' };
    return { request, charges: chargesOf(family, followUpsOf(request), prices) };
  } catch (error) {
    if (!(error instanceof CoreError) || error.code !== 'INVALID_REQUEST') throw error;
    return { refused: error.message };
  }
}
