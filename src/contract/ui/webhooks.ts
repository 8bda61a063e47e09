import { z } from 'zod';
import type { UiRoutes } from './ui-route.ts';

const text = z.string();

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** A webhook on its way. */
export const ListedDelivery = z.strictObject({
  id: text,
  event: text,
  url: text,
  state: DeliveryState,
  /** Attempts that were begun. */
  attempts: z.int(),
  job_id: text,
  created_at: text,
  /** When the next attempt is due; null unless it waits. */
  next_at: text.nullable(),
  ended_at: text.nullable(),
  /** The delivery that this one sends again. */
  resend_of: text.nullable(),
});
export type ListedDelivery = z.infer<typeof ListedDelivery>;

export const DeliveryAttempt = z.strictObject({
  id: text,
  number: z.int(),
  started_at: text,
  /** Null when the process died in it. */
  ended_at: text.nullable(),
  /** HTTP status of the answer. */
  status: z.int().nullable(),
  error: text.nullable(),
  /** The first 1,024 characters of the answer. */
  response: text.nullable(),
});

/** A delivery with its attempts and what it says. */
export const DeliveryView = ListedDelivery.extend({
  /** The raw body that is signed and sent. */
  body: text,
  history: z.array(DeliveryAttempt),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

export const DeliveriesQuery = z.strictObject({
  state: DeliveryState.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>;

/** The webhooks of a workspace; an id of another one throws NOT_FOUND. */
export interface WorkspaceWebhooks {
  /** Newest first. */
  list(query: DeliveriesQuery): Promise<readonly ListedDelivery[]>;
  find(id: string): Promise<DeliveryView>;
  /** Sends the same body again, as a delivery of its own; gives it after its first attempt. */
  resend(id: string): Promise<DeliveryView>;
}

/** Settings > Webhooks. */
export const WEBHOOKS_ROUTES = {
  'list-deliveries': {
    method: 'GET',
    path: '/deliveries',
    role: 'admin',
    query: DeliveriesQuery,
    response: z.array(ListedDelivery),
  },
  'show-delivery': { method: 'GET', path: '/deliveries/{id}', role: 'admin', response: DeliveryView },
  'resend-delivery': {
    method: 'POST',
    path: '/deliveries/{id}/resend',
    role: 'admin',
    response: DeliveryView,
  },
} as const satisfies UiRoutes;
