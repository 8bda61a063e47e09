import { randomBytes } from 'node:crypto';
import type { KeyStore } from '../access/key-store.ts';
import { openSecret } from '../access/signing-secret.ts';
import type { Clock } from '../contract/clock.ts';
import type { AttemptEnded } from '../contract/served-engine.ts';
import type { CoreDatabase } from '../store/sqlite/core-database.ts';
import { isOwnerAlive, processOwner } from '../store/sqlite/process-owner.ts';
import { readSecretKey } from '../store/sqlite/secret-key-file.ts';
import { sqliteDeliveryStore } from '../store/sqlite/sqlite-delivery-store.ts';
import { deliverer } from '../webhooks/deliverer.ts';
import { webhookSender } from '../webhooks/send.ts';
import { newIds } from './new-ids.ts';

export interface ServedWebhookOptions {
  readonly database: CoreDatabase;
  readonly keys: KeyStore;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly allowPrivate: boolean;
  readonly onDelivered: () => void;
  readonly onAttempt: (event: AttemptEnded) => void;
  readonly onError: (error: unknown) => void;
}

export interface ServedWebhooks {
  waiting(): Promise<number>;
  /** There may be new deliveries. */
  wake(): void;
  close(): Promise<void>;
}

/** The webhooks of a data directory: written with the jobs, sent by themselves, those of a process that died too. */
export async function openServedWebhooks(options: ServedWebhookOptions): Promise<ServedWebhooks> {
  const { database, keys, clock } = options;
  const { now } = clock;
  const deliveries = sqliteDeliveryStore(database, { newId: newIds(now), now });
  await deliveries.releaseLeases(isOwnerAlive);
  const secretKey = readSecretKey(options.dataDir, randomBytes);
  const sending = deliverer({
    store: deliveries,
    sender: webhookSender({ allowPrivate: options.allowPrivate, clock }),
    async secretOf(keyId) {
      const sealed = (await keys.find(keyId))?.sealedSecret ?? null;
      return sealed === null ? undefined : openSecret(sealed, secretKey);
    },
    owner: processOwner(),
    clock,
    onDelivered: options.onDelivered,
    onAttempt: options.onAttempt,
    onError: options.onError,
  });
  return {
    waiting: () => deliveries.waiting(),
    wake: () => sending.wake(),
    close: () => sending.close(),
  };
}
