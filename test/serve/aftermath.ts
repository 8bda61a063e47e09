import { expect } from 'vitest';
import { chargesOf, DEFAULT_PRICES } from '../../src/access/prices.ts';
import { FollowUp } from '../../src/contract/combined.ts';
import type { JobFamily } from '../../src/contract/job.ts';
import { WEBHOOK_EVENTS, WEBHOOK_HEADERS, WebhookPayload } from '../../src/contract/webhook-event.ts';
import { verifyWebhook } from '../../src/contract/webhook-signature.ts';
import { strictly } from '../conformance/strictly.ts';
import type { Heard } from '../webhooks/https-receiver.ts';
import type { Books, Key } from './books.ts';
import type { Caller, JobBody } from './caller.ts';
import type { PostedJob } from './posted-jobs.ts';

/** What is left when all is over: the jobs by id, what their caller saw, the books and the webhooks that were heard. */
export interface Aftermath {
  readonly jobs: ReadonlyMap<string, PostedJob>;
  readonly caller: Caller;
  readonly books: Books;
  readonly key: Key;
  readonly heard: readonly Heard[];
}

const ENDS = ['completed', 'failed'];

/** Whatever has happened: every job ended once, its caller was told, and paid for what ran. */
export async function expectAllInOrder(after: Aftermath): Promise<void> {
  await expectEndedForGood(after);
  await expectToldOfEach(after);
  await expectChargedForWhatRan(after);
}

/** Every job was taken up and then ended, both once and in this order, and nothing was written to it after its end. */
async function expectEndedForGood({ jobs, caller, books }: Aftermath): Promise<void> {
  expect(await books.openCounts()).toEqual({ waiting: 0, running: 0 });
  const changes = await books.changes();
  for (const id of jobs.keys()) {
    const ends = (caller.seen.get(id) ?? []).filter(({ status }) => ENDS.includes(status));
    expect(ends.length, `${id} was seen after its end`).toBeGreaterThan(0);
    for (const end of ends) expect(end).toEqual(ends[0]);
    expectTakenUpAndEnded(changes.get(id), ends[0]?.status);
  }
}

/** Both once and in this order; a job that could be worked on at once was taken up as it was written. */
export function expectTakenUpAndEnded(changes: readonly string[] | undefined, end?: string): void {
  const ended = `processing>${end}`;
  expect([[ended], ['pending>processing', ended]]).toContainEqual(changes);
}

/** Of every job one webhook was written; it came at least once, each attempt with an id of its own, and says what the GET says. */
async function expectToldOfEach(after: Aftermath): Promise<void> {
  const { jobs, books, heard } = after;
  const written = await books.deliveries();
  expect(written.map(({ jobId }) => jobId).sort()).toEqual([...jobs.keys()].sort());
  expect(new Set(written.map(({ state }) => state))).toEqual(new Set(['delivered']));
  expect(new Set(heard.map((one) => toldBy(one, after)))).toEqual(new Set(jobs.keys()));
  const attempts = heard.map(({ headers }) => headers[WEBHOOK_HEADERS.delivery.toLowerCase()]);
  expect(new Set(attempts).size).toBe(heard.length);
}

/** The job that a webhook tells of, once everything about it is right. */
function toldBy({ headers, body }: Heard, { jobs, caller, key }: Aftermath): string {
  const header = (name: string) => headers[name.toLowerCase()]?.toString();
  const signature = header(WEBHOOK_HEADERS.signature);
  expect(verifyWebhook(body, { signature, signingSecret: key.signingSecret })).toBe(true);
  const { event, data } = strictly(WebhookPayload, JSON.parse(body), 'a webhook');
  const id = data.status === 'failed' ? data.jobid : data.id;
  const job = jobs.get(id);
  if (job === undefined) throw new Error(`a webhook tells of ${id}, which nobody posted`);
  expect(event).toBe(WEBHOOK_EVENTS[job.family][data.status]);
  expect(header(WEBHOOK_HEADERS.event)).toBe(event);
  expect(header(WEBHOOK_HEADERS.contentType)).toBe('application/json');
  expect(data).toEqual(caller.seen.get(id)?.at(-1));
  return id;
}

/** Every job is charged once for each of its parts, and gets back what did not run. */
async function expectChargedForWhatRan({ jobs, caller, books }: Aftermath): Promise<void> {
  const ledger = await books.ledger();
  expect(new Set(ledger.map(({ jobId }) => jobId))).toEqual(new Set(jobs.keys()));
  expect(new Set(ledger.map(({ amount }) => amount))).toEqual(new Set([1]));
  for (const [id, { family, body }] of jobs) {
    const of = (kind: 'charge' | 'refund') =>
      ledger.filter((entry) => entry.jobId === id && entry.kind === kind).map(({ operation }) => operation);
    const followUps = FollowUp.array().parse(body.jobs ?? []);
    const parts = chargesOf(family, followUps, DEFAULT_PRICES).map(({ operation }) => operation);
    const ran = ranOf(family, caller.seen.get(id)?.at(-1));
    expect(of('charge').sort(), `charges of ${family} ${id}`).toEqual(parts.toSorted());
    expect(of('refund').sort(), `refunds of ${family} ${id}`).toEqual(
      parts.filter((part) => !ran.includes(part)).sort(),
    );
  }
}

/** What a job has done, as its body tells. */
function ranOf(family: JobFamily, job: JobBody | undefined): readonly string[] {
  if (job?.status !== 'completed') return [];
  const record = new Map(Object.entries(job.record ?? {}));
  if (family === 'crosscheck')
    return ['entity-resolution', ...(record.get('crosscheck') === null ? [] : ['crosscheck'])];
  if (family !== 'combined') return [family];
  const members = [
    ['firmographics', 'firmographics'],
    ['resolve-parent', 'parentage'],
  ] as const;
  const followUps = members.filter(([, member]) => (record.get(member) ?? null) !== null);
  return ['entity-resolution', ...followUps.map(([followUp]) => followUp)];
}
