import { isDeepStrictEqual } from 'node:util';
import type { HeardWebhook } from '../serve/webhook-receiver.ts';
import type { Books } from './books.ts';
import type { JobBody } from './caller.ts';
import { chargedFor } from './charged-for.ts';
import type { PostedJob } from './posted-jobs.ts';

/** What is left of one job when all is over. */
export interface LeftJob {
  readonly id: string;
  readonly job: PostedJob;
  /** The body of its GET. */
  readonly ended: JobBody;
  readonly heard: readonly HeardWebhook[];
}

/** The first attempt, and two more (docs/wire.md, Webhooks). */
const MOST_ATTEMPTS = 3;

/** What is wrong with a job: every job is accepted once, ends once, is charged once, and its caller is told. */
export function wrongWith(left: LeftJob, books: Books): readonly string[] {
  const found = [...wrongEnd(left, books), ...wrongCharges(left, books), ...wrongWebhooks(left, books)];
  return found.map((what) => `${left.job.family} ${left.id} (${left.job.idempotencyKey}): ${what}`);
}

/** Whether the process died in each of the attempts to deliver the webhook: nobody is told then. */
export function isGivenUp({ id }: LeftJob, { deliveries }: Books): boolean {
  return (deliveries.get(id) ?? []).some(
    ({ state, attempts }) => state === 'failed' && attempts === MOST_ATTEMPTS,
  );
}

function wrongEnd({ id, job, ended }: LeftJob, { changes }: Books): readonly string[] {
  const wrong: string[] = [];
  if (job.ids.size !== 1) wrong.push(`its POSTs were answered with ${[...job.ids].join(' and ')}`);
  const expected = ['pending>processing', `processing>${ended.status}`];
  const seen = changes.get(id) ?? [];
  if (!isDeepStrictEqual(seen, expected)) wrong.push(`it went ${seen.join(', ')}`);
  return wrong;
}

function wrongCharges({ id, job, ended }: LeftJob, { ledger }: Books): readonly string[] {
  const { charges, refunds } = chargedFor(job, ended);
  const entries = ledger.get(id) ?? [];
  const wrong = (asked: 'charge' | 'refund', expected: readonly (readonly string[])[]) => {
    const seen = entries.filter(({ kind }) => kind === asked).map(({ operation }) => operation);
    if (expected.some((one) => isDeepStrictEqual(seen.sort(), one))) return [];
    return [`${asked}s of ${seen.join(', ')} instead of ${expected[0]?.join(', ')}`];
  };
  return [...wrong('charge', [charges]), ...wrong('refund', refunds)];
}

function wrongWebhooks(left: LeftJob, books: Books): readonly string[] {
  const { id, ended, heard } = left;
  const written = books.deliveries.get(id) ?? [];
  const [delivery] = written;
  const wrong: string[] = [];
  if (written.length !== 1) wrong.push(`${written.length} webhooks were written`);
  if (delivery?.state !== 'delivered' && !isGivenUp(left, books))
    wrong.push(`its webhook is ${delivery?.state}`);
  if (heard.length === 0 && !isGivenUp(left, books)) wrong.push('nobody was told');
  if (Math.max(heard.length, delivery?.attempts ?? 0) > MOST_ATTEMPTS)
    wrong.push(`${heard.length} webhooks came of ${delivery?.attempts} attempts`);
  if (new Set(heard.map(({ deliveryId }) => deliveryId)).size !== heard.length)
    wrong.push('an attempt came twice');
  if (heard.some(({ isSigned }) => !isSigned)) wrong.push('a signature is wrong');
  if (heard.some(({ data }) => !isDeepStrictEqual(data, ended)))
    wrong.push('a webhook says other than its GET');
  return wrong;
}
