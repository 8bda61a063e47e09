import { randomUUID } from 'node:crypto';
import { openSecret } from '../access/signing-secret.ts';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import { sampleEvent } from '../contract/sample-event.ts';
import type { WebhookEventName } from '../contract/webhook-event.ts';
import type { EngineStores } from '../engine/stores.ts';
import { processOwner } from '../store/sqlite/process-owner.ts';
import { isSuccess } from '../webhooks/attempt.ts';
import { deliverer } from '../webhooks/deliverer.ts';
import type { Attempt, Delivery, DeliveryStore } from '../webhooks/delivery-store.ts';
import { type WebhookAnswer, webhookSender } from '../webhooks/send.ts';

export type DeliveryWithHistory = Delivery & { readonly history: readonly Attempt[] };

interface AdminOptions {
  readonly stores: Pick<EngineStores, 'deliveries' | 'keysOf' | 'secretKey'>;
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly allowPrivate: boolean;
}

/** What the operator sees of webhooks, and does by hand. */
export interface WebhooksAdmin {
  /** Newest first. */
  readonly list: DeliveryStore['list'];
  /** Throws NOT_FOUND. */
  find(id: string): Promise<DeliveryWithHistory>;
  /** Sends the same body again, as a delivery of its own; gives it after its first attempt. Throws NOT_FOUND. */
  resend(id: string): Promise<DeliveryWithHistory>;
  close(): Promise<void>;
}

/** Opens the webhooks of all workspaces, whether or not a `core serve` runs. */
export function webhooksAdmin({ stores, clock, randomBytes, allowPrivate }: AdminOptions): WebhooksAdmin {
  const store = stores.deliveries;
  const keys = stores.keysOf('key');
  const secretOf = async (keyId: string): Promise<string | undefined> => {
    const sealed = (await keys.find(keyId))?.sealedSecret ?? null;
    return sealed === null ? undefined : openSecret(sealed, stores.secretKey(randomBytes));
  };
  const errors: unknown[] = [];
  const sender = webhookSender({ allowPrivate, clock });
  const sending = deliverer({
    ...{ store, sender, secretOf, clock, owner: processOwner(), isOnDemand: true },
    onError: (error) => void errors.push(error),
  });
  const find = async (id: string) => found(await store.find(id), id);
  return {
    list: (options) => store.list(options),
    find,
    async resend(id) {
      // A secret that cannot be opened is told before anything is written.
      if ((await secretOf((await find(id)).keyId)) === undefined) throw keyDeleted(id);
      const fresh = await store.resend(id);
      if (fresh === undefined) throw keyDeleted(id);
      await sending.deliverNow([fresh.id]);
      if (errors.length > 0 && isUnderWay(await find(fresh.id))) throw errors[0];
      return firstAttempt(() => find(fresh.id), clock);
    },
    close: () => sending.close(),
  };
}

interface TriggerRequest {
  readonly event: WebhookEventName;
  readonly url: string;
  readonly signingSecret: string;
  readonly allowPrivate: boolean;
  readonly clock: Clock;
}

/** Sends one event about a company that does not exist, once; nothing is kept of it. */
export async function triggerWebhook(
  request: TriggerRequest,
): Promise<WebhookAnswer & { readonly isDelivered: boolean }> {
  const { event, url, signingSecret, allowPrivate, clock } = request;
  const sender = webhookSender({ allowPrivate, clock });
  const body = sampleEvent(event, new Date(clock.now()).toISOString());
  const attemptId = `att_${randomUUID().replaceAll('-', '')}`;
  try {
    const answer = await sender.send({ url, event, body, attemptId, signingSecret });
    return { ...answer, isDelivered: isSuccess(answer) };
  } finally {
    await sender.close();
  }
}

const LOOK_MS = 100;
const PATIENCE_MS = 10_000;

/** A running `core serve` may have taken the delivery up first: its attempt is waited for. */
async function firstAttempt(
  find: () => Promise<DeliveryWithHistory>,
  clock: Clock,
): Promise<DeliveryWithHistory> {
  let delivery = await find();
  for (let waitedMs = 0; waitedMs < PATIENCE_MS && isUnderWay(delivery); waitedMs += LOOK_MS) {
    await clock.sleep(LOOK_MS);
    delivery = await find();
  }
  return delivery;
}

function isUnderWay({ state, history }: DeliveryWithHistory): boolean {
  return state === 'waiting' && (history[0]?.endedAt ?? null) === null;
}

function found(delivery: DeliveryWithHistory | undefined, id: string): DeliveryWithHistory {
  if (delivery !== undefined) return delivery;
  throw notFound(`there is no delivery ${id}`);
}

function keyDeleted(id: string): CoreError {
  return notFound(`the API key of delivery ${id} was deleted: nothing can sign it any more`);
}

function notFound(message: string): CoreError {
  return new CoreError('NOT_FOUND', message, { fix: 'Run core webhooks deliveries to see what is kept.' });
}
