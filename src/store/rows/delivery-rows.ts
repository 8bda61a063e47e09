import type { WebhookEventName } from '../../contract/webhook-event.ts';
import type { Attempt, Delivery, DeliveryState } from '../../webhooks/delivery-store.ts';

interface DeliveryRow {
  readonly id: string;
  readonly workspace: string;
  readonly key_id: string;
  readonly job_id: string;
  readonly event: WebhookEventName;
  readonly url: string;
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly created_at: number;
  readonly next_at: number | null;
  readonly ended_at: number | null;
  readonly resend_of: string | null;
}

interface AttemptRow {
  readonly id: string;
  readonly number: number;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly response: string | null;
}

export const DELIVERY_COLUMNS =
  'id, workspace, key_id, job_id, event, url, body, state, attempts, created_at, next_at, ended_at, resend_of';

export function deliveryOf(row: unknown): Delivery {
  // The columns are DELIVERY_COLUMNS, written by the stores.
  const delivery = row as DeliveryRow;
  const { id, workspace, event, url, body, state, attempts } = delivery;
  return {
    ...{ id, workspace, event, url, body, state, attempts },
    keyId: delivery.key_id,
    jobId: delivery.job_id,
    createdAt: isoTime(delivery.created_at),
    nextAt: isoTimeOrNull(delivery.next_at),
    endedAt: isoTimeOrNull(delivery.ended_at),
    resendOf: delivery.resend_of,
  };
}

export function attemptOf(row: unknown): Attempt {
  // A row of delivery_attempt, written by the stores.
  const { id, number, started_at, ended_at, status, error, response } = row as AttemptRow;
  const times = { startedAt: isoTime(started_at), endedAt: isoTimeOrNull(ended_at) };
  return { id, number, ...times, status, error, response };
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
