import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { JobFamily } from '../../src/contract/job.ts';
import type { RequestOf } from '../../src/contract/service.ts';
import { WebhookPayload } from '../../src/contract/webhook-event.ts';
import { signatureOf, verifyWebhook } from '../../src/contract/webhook-signature.ts';
import { NO_CORE_ID, newCrmId, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import type { Delivered } from './receiver.ts';
import { strictly } from './strictly.ts';
import { call, end, needs, run, start, type With } from './wire-target.ts';

type Heard = With<'receiver'>;

const heard = conforms<Heard>;
const NO_ENTITY = { core_id: NO_CORE_ID };

/** Webhooks, as a receiver sees them. */
export const EVENT_SUITE = [
  needs(
    ['receiver'],
    heard(
      'calls back about SAP with what the GET returns',
      [
        'event/entity-resolution.completed',
        'delivery/post',
        'payload/event',
        'payload/timestamp',
        'payload/data',
        'payload/data-completed',
        'header/Content-Type',
        'header/X-Service-Event',
        'header/X-Service-Delivery',
        'field/entity-input/webhook_url',
        'state/processing→completed',
        'service/2',
      ],
      async (target) => {
        const { delivered, payload, job } = await told(target, 'entity-resolution', {
          ...SAP,
          external_id: 'account 3',
        });
        expect(delivered.method).toBe('POST');
        expect(delivered.headers).toMatchObject({
          'content-type': 'application/json',
          'x-service-event': 'entity-resolution.completed',
          'x-service-delivery': expect.stringMatching(/./),
        });
        expect(payload).toEqual({
          event: 'entity-resolution.completed',
          timestamp: expect.any(String),
          data: job,
        });
        expect(job).toMatchObject({ status: 'completed', record: { external_id: 'account 3' } });
      },
    ),
  ),
  needs(
    ['receiver'],
    heard(
      'calls back about a failed job of each family that has an event for it',
      [
        'event/entity-resolution.failed',
        'event/resolve-parent.failed',
        'event/firmographic-enrichment.failed',
        'payload/data',
        'payload/data-failed',
        'payload/error_message',
        'state/processing→failed',
        'answer/POST /v1/resolve-parent/202',
        'answer/POST /v1/firmographics/202',
      ],
      async (target) => {
        const all = await Promise.all([
          told(target, 'entity-resolution', NO_ENTITY),
          told(target, 'resolve-parent', NO_ENTITY),
          told(target, 'firmographics', NO_ENTITY),
        ]);
        const events = all.map(({ payload }) => payload.event);
        expect(events).toEqual([
          'entity-resolution.failed',
          'resolve-parent.failed',
          'firmographic-enrichment.failed',
        ]);
        for (const { payload, job, delivered } of all) {
          expect(payload.data).toEqual(job);
          expect(delivered.headers['x-service-event']).toBe(payload.event);
          expect(job).toMatchObject({ status: 'failed', record: null, error_type: 'core_id_not_found' });
          expect(Object(job).error_message).not.toMatch(/\d{10}|[0-9a-f]{8}-[0-9a-f]{4}|\n\s*at /);
        }
      },
    ),
  ),
  needs(
    ['receiver'],
    heard(
      'calls back about the parents of SAP and its firmographics',
      [
        'event/resolve-parent.completed',
        'event/firmographic-enrichment.completed',
        'payload/data-completed',
        'header/X-Service-Event',
      ],
      async (target) => {
        const { core_id } = Object(await run(target, 'entity-resolution', SAP)).record;
        const all = await Promise.all([
          told(target, 'resolve-parent', { core_id }),
          told(target, 'firmographics', { core_id }),
        ]);
        const events = all.map(({ payload }) => payload.event);
        expect(events).toEqual(['resolve-parent.completed', 'firmographic-enrichment.completed']);
        for (const { payload, job, delivered } of all) {
          expect(payload.data).toEqual(job);
          expect(delivered.headers['x-service-event']).toBe(payload.event);
          expect(job).toMatchObject({ status: 'completed', record: { core_id } });
        }
      },
    ),
  ),
  needs(
    ['receiver'],
    heard(
      'calls back about combined jobs and crosschecks',
      ['event/combined and crosscheck', 'answer/POST /v1/crosscheck/id', 'payload/data'],
      async (target) => {
        const [combined, unheardOf, crosscheck, failed] = await Promise.all([
          told(target, 'combined', { ...SAP, jobs: ['resolve-parent', 'firmographics'] }),
          told(target, 'combined', { ...UNHEARD_OF, jobs: ['firmographics'] }),
          told(target, 'crosscheck', { ...UNHEARD_OF, external_id: newCrmId() }),
          told(target, 'crosscheck', { ...NO_ENTITY, external_id: newCrmId() }),
        ]);
        expect(combined.payload.data).toEqual(combined.job);
        expect(combined.job).toMatchObject({ record: { parentage: { parent: null } } });
        expect(unheardOf.payload.data).toEqual(unheardOf.job);
        expect(crosscheck.payload.data).toEqual(crosscheck.job);
        expect(failed.payload.data).toEqual(failed.job);
        expect(failed.job).toMatchObject({ status: 'failed', record: null, error_type: 'core_id_not_found' });
      },
    ),
  ),
  needs(
    ['receiver'],
    heard(
      'gives every delivery an id of its own, and calls back once when it is answered',
      ['header/X-Service-Delivery'],
      async (target) => {
        const all = await Promise.all([1, 2, 3].map(() => told(target, 'resolve-parent', NO_ENTITY)));
        const ids = all.map(({ delivered }) => delivered.headers['x-service-delivery']);
        expect(new Set(ids).size).toBe(3);
        for (const { count } of all) expect(count()).toBe(1);
      },
    ),
  ),
  needs(
    ['receiver', 'signingSecret'],
    conforms<With<'receiver' | 'signingSecret'>>(
      'signs the raw body with the secret of the key',
      ['header/X-Service-Signature', 'delivery/verification', 'rule/authentication/4'],
      async (target) => {
        const { delivered } = await told(target, 'entity-resolution', NO_ENTITY);
        const { 'x-service-signature': header } = delivered.headers;
        const signature = String(header);
        expect(signature).toMatch(/^sha256=[0-9a-f]{64}$/);
        const { signingSecret } = target;
        expect(signatureOf(delivered.body, signingSecret)).toBe(signature);
        expect(verifyWebhook(delivered.body, { signature, signingSecret })).toBe(true);
        const changed = Buffer.concat([delivered.body, Buffer.from(' ')]);
        expect(verifyWebhook(changed, { signature, signingSecret })).toBe(false);
      },
    ),
  ),
  needs(
    ['receiver', 'owner'],
    conforms<With<'receiver' | 'owner'>>(
      'takes an error for a failure, and calls again 30 seconds after it',
      ['delivery/failure', 'limit/webhook-attempts'],
      async (target) => {
        const { attempt, nextMs } = await failedAttempt(target, 'fails');
        expect(attempt).toMatchObject({ number: 1, status: 500 });
        expect(nextMs - Date.parse(attempt.endedAt ?? '')).toBe(30_000);
      },
    ),
  ),
  needs(
    ['receiver', 'owner'],
    conforms<With<'receiver' | 'owner'>>(
      'takes five seconds of silence for a failure, and calls again 30 seconds after it',
      ['delivery/failure', 'limit/webhook-timeout'],
      async (target) => {
        const { attempt, nextMs } = await failedAttempt(target, 'is silent');
        const endedMs = Date.parse(attempt.endedAt ?? '');
        expect(attempt).toMatchObject({ number: 1, status: null });
        const tookMs = endedMs - Date.parse(attempt.startedAt);
        expect(tookMs).toBeGreaterThan(4900);
        expect(tookMs).toBeLessThan(7500);
        expect(nextMs - endedMs).toBe(30_000);
      },
    ),
  ),
  needs(
    ['receiver'],
    heard('sends no events about feedback and enrichments', ['event/none'], async (target) => {
      const hook = target.receiver.hook();
      const crmId = newCrmId();
      const feedback = { crmId, feedback: 'Wrong parent.', webhook_url: hook.url };
      const enrichment = { crmId, name: 'SAP', website: 'sap.com', webhook_url: hook.url };
      expect((await call(target, 'submit-feedback', { body: feedback })).status).toBe(200);
      expect([200, 400]).toContain((await call(target, 'start-enrichment', { body: enrichment })).status);
      await told(target, 'entity-resolution', NO_ENTITY);
      expect(hook.heard).toEqual([]);
    }),
  ),
];

/** What a job's webhook tells, and what its GET returns. */
export async function told<F extends JobFamily>(target: Heard, family: F, body: RequestOf<F>) {
  const hook = target.receiver.hook();
  const id = await start(target, family, { ...body, webhook_url: hook.url });
  const job: unknown = await end(target, family, id);
  const delivered = await hook.first(target.patienceMs);
  return { delivered, payload: payloadOf(delivered), job, count: () => hook.heard.length };
}

/** The first attempt to call a receiver that does not take it, once it has ended, and when the next one is due. */
async function failedAttempt(target: With<'receiver' | 'owner'>, manner: 'fails' | 'is silent') {
  const hook = target.receiver.hook(manner);
  const { apiKey } = await target.owner.newKey('failing');
  const id = await start({ ...target, apiKey }, 'resolve-parent', { ...NO_ENTITY, webhook_url: hook.url });
  const deadline = Date.now() + target.patienceMs;
  for (;;) {
    const delivery = await target.owner.deliveryOf('failing', id);
    const attempt = delivery?.history[0];
    if (attempt !== undefined && attempt.endedAt !== null) {
      expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
      return { attempt, nextMs: Date.parse(delivery?.nextAt ?? '') };
    }
    if (Date.now() > deadline) throw new Error('no attempt has ended');
    await pause(50);
  }
}

function payloadOf({ body }: Delivered) {
  return strictly(WebhookPayload, JSON.parse(body.toString('utf8')), 'the payload');
}
