import { randomBytes } from 'node:crypto';
import { openSecret } from '../../access/signing-secret.ts';
import type { Clock } from '../../contract/clock.ts';
import type { AttemptEnded } from '../../contract/served-engine.ts';
import { isOwnerAlive, processOwner } from '../../store/sqlite/process-owner.ts';
import { deliverer } from '../../webhooks/deliverer.ts';
import { webhookSender } from '../../webhooks/send.ts';
import type { EngineStores } from '../stores.ts';

export interface ServedWebhookOptions {
  readonly stores: Pick<EngineStores, 'deliveries' | 'keysOf' | 'secretKey' | 'shared'>;
  readonly clock: Clock;
  readonly allowPrivate: boolean;
  /** Leaves what is due to other processes. */
  readonly isOnDemand: boolean;
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

/** The webhooks of all workspaces: written with the jobs, sent by themselves, those of a process that died too. */
export async function openServedWebhooks(options: ServedWebhookOptions): Promise<ServedWebhooks> {
  const { stores, clock } = options;
  const { deliveries } = stores;
  const keys = stores.keysOf('key');
  const turns = stores.shared?.turns;
  if (!options.isOnDemand) await turns?.load();
  await deliveries.releaseLeases(isOwnerAlive);
  const secretKey = stores.secretKey(randomBytes);
  const sending = deliverer({
    store: deliveries,
    sender: webhookSender({ allowPrivate: options.allowPrivate, clock }),
    async secretOf(keyId) {
      const sealed = (await keys.find(keyId))?.sealedSecret ?? null;
      return sealed === null ? undefined : openSecret(sealed, secretKey);
    },
    ...{ owner: processOwner(), clock, isOnDemand: options.isOnDemand, turns },
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
