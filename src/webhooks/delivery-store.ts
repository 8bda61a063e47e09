import type { WebhookEventName } from '../contract/webhook-event.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A webhook to be sent; it is committed together with its job. */
export interface NewDelivery {
  readonly event: WebhookEventName;
  readonly url: string;
  /** The raw body that is signed and sent: JSON text of a WebhookPayload. */
  readonly body: string;
}

export interface Delivery extends NewDelivery {
  /** `dlv_…` */
  readonly id: string;
  readonly workspace: string;
  readonly keyId: string;
  readonly jobId: string;
  readonly state: DeliveryState;
  /** Attempts that were begun. */
  readonly attempts: number;
  readonly createdAt: string;
  /** When the next attempt is due, should the one under way be lost; null unless waiting, and in the last attempt. */
  readonly nextAt: string | null;
  readonly endedAt: string | null;
  /** The delivery that this one sends again. */
  readonly resendOf: string | null;
}

/** One attempt, as it was; `endedAt` is null when the process died in it. */
export interface Attempt {
  /** The value of X-Service-Delivery. */
  readonly id: string;
  readonly number: number;
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** HTTP status of the answer. */
  readonly status: number | null;
  readonly error: string | null;
  /** The first 1,024 characters of the answer. */
  readonly response: string | null;
}

/** A delivery that this process sends now. */
export interface ClaimedDelivery extends NewDelivery {
  readonly id: string;
  readonly keyId: string;
  /** Of the URL: the receiver, as `perOrigin` counts. */
  readonly origin: string;
  readonly attemptId: string;
  /** 1, 2 or 3. */
  readonly attemptNumber: number;
  /** Counts the claims; an older token comes from a process that lost its lease. */
  readonly token: number;
}

export interface AttemptResult {
  readonly id: string;
  readonly attemptId: string;
  readonly token: number;
  /** By the clock of the store, like `nextMs`. */
  readonly endedMs: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly response: string | null;
  /** What becomes of the delivery; `nextMs` when it waits for another attempt. */
  readonly outcome:
    | { readonly state: 'delivered' | 'failed' }
    | { readonly state: 'waiting'; readonly nextMs: number };
}

export interface ClaimOptions {
  readonly limit: number;
  /** At most so many of one receiver (origin of the URL) at once, those counted that are under way. */
  readonly perOrigin: number;
  readonly underWay: ReadonlyMap<string, number>;
  /** The process by host, id and start, and for how long the deliveries are its own. */
  readonly owner: string;
  readonly forMs: number;
  /** No attempt is due, and no lease ends, further ahead, unless it was set before the clock was set back: then it is brought forward. */
  readonly furthestMs: number;
  /** What becomes of a delivery whose attempt, begun at `nowMs`, never ends, because its process dies in it: it counts as failed. */
  readonly ifLost: (attemptNumber: number, nowMs: number) => AttemptResult['outcome'];
  /** Only these, due or not, whatever their receivers have under way. */
  readonly ids?: readonly string[];
}

/** Durable webhooks; every method is one transaction. Times are the store's, as in jobs/job-store.ts. Implemented in store/. */
export interface DeliveryStore {
  /** The store's clock: milliseconds since 1970. */
  now(): Promise<number>;
  /** Begins attempts of waiting deliveries that are due and under no living lease, first due first. */
  claim(options: ClaimOptions): Promise<readonly ClaimedDelivery[]>;
  /** Commits the end of an attempt; false when the lease was lost. */
  finish(result: AttemptResult): Promise<boolean>;
  /** When the next waiting delivery is due, those under a lease left out; undefined when none waits. */
  nextDueMs(): Promise<number | undefined>;
  waiting(): Promise<number>;
  /** Ends the leases of owners that are no longer alive. An attempt that was under way counts as made. */
  releaseLeases(isAlive: (owner: string) => boolean): Promise<number>;
  /** Newest first. */
  list(options: {
    readonly workspace?: string;
    readonly state?: DeliveryState;
    readonly limit: number;
  }): Promise<readonly Delivery[]>;
  find(id: string): Promise<(Delivery & { readonly history: readonly Attempt[] }) | undefined>;
  /** Makes a new delivery of the same body, due at once; undefined when there is no such delivery or its key was deleted. */
  resend(id: string): Promise<Delivery | undefined>;
}
