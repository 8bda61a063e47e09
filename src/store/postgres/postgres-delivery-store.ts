import type { DeliveryStore } from '../../webhooks/delivery-store.ts';
import { attemptOf, DELIVERY_COLUMNS, deliveryOf } from '../rows/delivery-rows.ts';
import { claiming } from './claim-deliveries.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn, timeNow } from './store-parts.ts';

const SELECT = `SELECT ${DELIVERY_COLUMNS} FROM core.delivery`;
const LIST = `${SELECT} WHERE ($1::text IS NULL OR workspace = $1) AND ($2::text IS NULL OR state = $2)
  ORDER BY number DESC LIMIT $3`;
/** How an attempt ended is true whoever holds the lease by now. */
const END_ATTEMPT = `UPDATE core.delivery_attempt SET ended_at = $3, status = $4, error = $5, response = $6
  WHERE id = $1 AND delivery_id = $2 AND ended_at IS NULL`;
const FINISH = `UPDATE core.delivery SET state = $3, next_at = $4, ended_at = $5, lease_owner = NULL, lease_until = NULL
  WHERE id = $1 AND lease_token = $2 AND state = 'waiting'`;
/** The claim has set when the next attempt is due, should this one be lost; after the last one there is none. */
const RELEASE = `UPDATE core.delivery SET lease_owner = NULL, lease_until = NULL,
    state = CASE WHEN next_at IS NULL THEN 'failed' ELSE 'waiting' END,
    ended_at = CASE WHEN next_at IS NULL THEN ${timeAt(2)} END
  WHERE state = 'waiting' AND lease_owner = ANY ($1::text[])`;
const SENDABLE = `${SELECT} WHERE id = $1
  AND EXISTS (SELECT 1 FROM core.api_key WHERE api_key.id = delivery.key_id AND deleted_at IS NULL)`;

/** Webhooks in PostgreSQL. */
export function postgresDeliveryStore(database: PostgresDatabase, parts: PostgresParts): DeliveryStore {
  return {
    now: () => timeNow(database, parts),
    claim: claiming(database, parts),
    finish: ({ id, attemptId, token, endedMs, status, error, response, outcome }) =>
      database.transaction(async (session) => {
        await session.rows(END_ATTEMPT, [attemptId, id, endedMs, status, error, response]);
        const next =
          outcome.state === 'waiting' ? ([outcome.nextMs, null] as const) : ([null, endedMs] as const);
        return (await session.changes(FINISH, [id, token, outcome.state, ...next])) === 1;
      }),
    async nextDueMs() {
      const [row] = await database.rows<{ due: number | null }>(
        `SELECT min(next_at) AS due FROM core.delivery WHERE state = 'waiting' AND lease_owner IS NULL`,
      );
      return row?.due ?? undefined;
    },
    async waiting() {
      const [row] = await database.rows<{ waiting: number }>(
        `SELECT count(*) AS waiting FROM core.delivery WHERE state = 'waiting'`,
      );
      return row?.waiting ?? 0;
    },
    releaseLeases: releasing(database, parts),
    list: async ({ workspace, state, limit }) =>
      (await database.rows(LIST, [workspace, state, limit])).map(deliveryOf),
    ...reading(database),
    resend: (id) =>
      database.transaction(async (session) => {
        const [row] = await session.rows(SENDABLE, [id]);
        if (row === undefined) return undefined;
        const nowMs = timeIn(session, parts);
        const again = [{ ...deliveryOf(row), resendOf: id }];
        const [newId] = await insertDeliveries(session, again, { newId: parts.newId, nowMs });
        const [inserted] = await session.rows(`${SELECT} WHERE id = $1`, [newId]);
        return inserted === undefined ? undefined : deliveryOf(inserted);
      }),
  };
}

function reading(database: PostgresDatabase): Pick<DeliveryStore, 'find'> {
  return {
    find: (id) =>
      database.transaction(async (session) => {
        const [row] = await session.rows(`${SELECT} WHERE id = $1`, [id]);
        if (row === undefined) return undefined;
        const attempts = await session.rows(
          'SELECT * FROM core.delivery_attempt WHERE delivery_id = $1 ORDER BY number',
          [id],
        );
        return { ...deliveryOf(row), history: attempts.map(attemptOf) };
      }),
  };
}

function releasing(database: PostgresDatabase, parts: PostgresParts): DeliveryStore['releaseLeases'] {
  return async (isAlive) => {
    const owners = await database.rows<{ owner: string }>(
      `SELECT DISTINCT lease_owner AS owner FROM core.delivery WHERE state = 'waiting' AND lease_owner IS NOT NULL`,
    );
    const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
    return dead.length === 0 ? 0 : await database.changes(RELEASE, [dead, boundTime(parts)]);
  };
}
