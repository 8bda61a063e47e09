import { webAddressIn } from '../../contract/web-address.ts';
import type { Delivery, NewDelivery } from '../../webhooks/delivery-store.ts';
import { giveTurnsIn } from './give-turns.ts';
import { arraysOf, given, namesOf } from './given-rows.ts';
import type { Session } from './postgres-database.ts';

/** A webhook of a job, to be written in the transaction that ends the job. */
export interface OwnedDelivery extends NewDelivery {
  readonly workspace: string;
  readonly keyId: string;
  readonly jobId: string;
  readonly resendOf: Delivery['resendOf'];
}

const DELIVERY = {
  text: ['id', 'workspace', 'key_id', 'job_id', 'event', 'url', 'origin', 'body', 'resend_of'],
} as const;
const NAMES = namesOf(DELIVERY).join(', ');
const TIME = `$${DELIVERY.text.length + 1}`;
const INSERT = `INSERT INTO core.delivery (${NAMES}, created_at, next_at)
  SELECT ${NAMES}, ${TIME}::bigint, ${TIME}::bigint FROM ${given(DELIVERY)} ORDER BY given.at`;

/** Writes webhooks that are due at once; gives their ids. */
export async function insertDeliveries(
  session: Session,
  deliveries: readonly OwnedDelivery[],
  { newId, nowMs }: { readonly newId: () => string; readonly nowMs: number },
): Promise<readonly string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map(({ workspace, event, url, body, ...delivery }) => ({
    ...{ id: `dlv_${newId()}`, workspace, event, url, origin: webAddressIn(url)?.origin ?? url, body },
    ...{ key_id: delivery.keyId, job_id: delivery.jobId, resend_of: delivery.resendOf },
  }));
  await session.rows(INSERT, [...arraysOf(DELIVERY, rows), nowMs]);
  await giveTurnsIn(session, [{ kind: 'deliveries', workspace: '' }]);
  return rows.map(({ id }) => id);
}
