import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LoadPartQuery, StartBulk } from '../../contract/bulk.ts';
import { CoreError } from '../../contract/errors.ts';
import { JobFamily } from '../../contract/job.ts';
import type { RouteName } from '../../contract/route.ts';
import type { BulkService, Service } from '../../contract/service.ts';
import { type Call, type Handler, isExtended, taking, unlessAborted } from './handler.ts';
import { datasetOf, idempotencyKeyOf, waitMsOf } from './job-headers.ts';

type BulkRoute = Extract<RouteName, `${string}-bulk` | `${string}-bulk-part`>;

/** What the routes of bulks ask of the service. */
export const BULK_HANDLERS: Readonly<Record<BulkRoute, Handler>> = {
  'create-bulk': async ({ service, params, request }) => {
    const family = familyIn(params);
    const idempotencyKey = idempotencyKeyOf(request.headers);
    const dataset = family === 'crosscheck' ? datasetOf(request.headers) : {};
    return bulksOf(service).create(family, {
      ...dataset,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
  },
  'load-bulk-part': taking<LoadPartQuery>(async (call, { sha256 }) => {
    const { bulks, id } = await knownBulk(call);
    const hash = createHash('sha256');
    return bulks.addPart(id, partIn(call.params), {
      lines: call.lines((bytes) => void hash.update(bytes)),
      sha256: () => hash.digest('hex'),
      ...(sha256 !== undefined && { expected: sha256 }),
    });
  }),
  'start-bulk': taking<StartBulk>(async (call, { parts }) => {
    const { bulks, id } = await knownBulk(call);
    return bulks.start(id, parts);
  }),
  'read-bulk': async (call) => {
    const { bulks, id, status } = await knownBulk(call);
    const waitMs = waitMsOf(call.request.headers);
    if (waitMs === undefined) return status;
    call.reply.header('preference-applied', 'wait');
    return unlessAborted(call.signal(), (options) => bulks.status(id, options), waitMs);
  },
  'read-bulk-part': async (call) => {
    const { bulks, id } = await knownBulk(call);
    const rows = bulks.results(id, partIn(call.params), { extended: isExtended(call.request) });
    const lines = await begun(linesOf(rows));
    call.reply.type('application/x-ndjson');
    return Readable.from(lines);
  },
  'drop-bulk': async (call) => {
    const { bulks, id } = await knownBulk(call);
    await bulks.drop(id);
    return { id, status: 'dropped' };
  },
};

/** The bulk of the path. Throws JOB_NOT_FOUND when it is one of another family, or of nobody. */
async function knownBulk({ service, params }: Pick<Call, 'service' | 'params'>) {
  const family = familyIn(params);
  const bulks = bulksOf(service);
  const id = params.bulk_id ?? '';
  const status = await bulks.status(id);
  if (status.family === family) return { bulks, id, status };
  throw new CoreError('JOB_NOT_FOUND', `the bulk of this id has rows of ${status.family}`, {
    fix: 'Name its family in the address.',
  });
}

function bulksOf({ bulk }: Service): BulkService {
  if (bulk === undefined) throw new CoreError('NOT_AVAILABLE', 'this service takes no bulks');
  return bulk;
}

function familyIn({ family: text }: Call['params']): JobFamily {
  const family = JobFamily.safeParse(text);
  if (family.success) return family.data;
  throw new CoreError('NOT_FOUND', `there is no family ${JSON.stringify(text)}`, {
    fix: `Families are ${JobFamily.options.join(', ')}.`,
  });
}

/** What is no number is no part either. */
function partIn({ part }: Call['params']): number {
  return /^\d{1,9}$/.test(part ?? '') ? Number(part) : Number.NaN;
}

async function* linesOf(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** What fails before the first line is an answer of its own. */
async function begun(lines: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await lines.next();
  return (async function* () {
    if (first.done === true) return;
    yield first.value;
    yield* lines;
  })();
}
