import type { ClaimedDelivery, ClaimOptions, DeliveryStore } from '../../webhooks/delivery-store.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';

interface DueRow {
  readonly number: number;
  readonly attempts: number;
}

interface ClaimedRow extends Omit<ClaimedDelivery, 'attemptId'> {
  readonly at: number;
}

/** Waiting for an attempt that there is to be; null stands for a last attempt that is under way or lost. */
const claimable = (now: string) =>
  `state = 'waiting' AND next_at IS NOT NULL AND (lease_owner IS NULL OR lease_until < ${now})`;
const BRING_FORWARD = `UPDATE core.delivery SET next_at = $1 WHERE state = 'waiting' AND next_at > $1`;
const SHORTEN = `UPDATE core.delivery SET lease_until = $2 WHERE state = 'waiting' AND lease_until > $1`;
const END_LOST = `UPDATE core.delivery SET state = 'failed', ended_at = $1, lease_owner = NULL, lease_until = NULL
  WHERE state = 'waiting' AND next_at IS NULL AND lease_until < $1`;
const NAMED = `SELECT number, attempts FROM core.delivery WHERE id = ANY ($1::text[]) AND ${claimable('$2')}
  ORDER BY next_at, number LIMIT $3 FOR UPDATE SKIP LOCKED`;
const UNDER_WAY = { text: ['origin'], bigint: ['count'] } as const;
/** From receiver to receiver, not over all that is due: of one that has been down for a day that is a lot. */
const DUE = `WITH RECURSIVE receiver (origin) AS (
    (SELECT origin FROM core.delivery WHERE state = 'waiting' ORDER BY origin LIMIT 1)
    UNION ALL
    SELECT (SELECT origin FROM core.delivery WHERE state = 'waiting' AND origin > receiver.origin ORDER BY origin LIMIT 1)
    FROM receiver WHERE receiver.origin IS NOT NULL)
  SELECT due.number, due.attempts FROM receiver LEFT JOIN ${given(UNDER_WAY, 4)} ON given.origin = receiver.origin
  CROSS JOIN LATERAL (
    SELECT number, attempts, next_at FROM core.delivery
    WHERE delivery.origin = receiver.origin AND next_at <= $1 AND ${claimable('$1')}
    ORDER BY next_at, number LIMIT greatest(least($2::bigint, $3::bigint - coalesce(given.count, 0)), 0)
    FOR UPDATE SKIP LOCKED) AS due
  ORDER BY due.next_at, due.number LIMIT $2`;
const BEGUN = { text: ['attempt_id'], bigint: ['number', 'attempt', 'next'] } as const;
const LEASE = `UPDATE core.delivery SET attempts = given.attempt, next_at = given.next, lease_token = lease_token + 1,
    lease_owner = $5, lease_until = $6
  FROM ${given(BEGUN)} WHERE delivery.number = given.number
  RETURNING given.at, id, key_id AS "keyId", event, url, origin, body, attempts AS "attemptNumber", lease_token AS token`;
const BEGIN = `INSERT INTO core.delivery_attempt (id, delivery_id, number, started_at)
  SELECT given.attempt_id, delivery.id, given.attempt, $5 FROM ${given(BEGUN)}
  JOIN core.delivery ON delivery.number = given.number`;

/** Claims deliveries, each with the row of the attempt that begins. */
export function claiming(database: PostgresDatabase, parts: PostgresParts): DeliveryStore['claim'] {
  return (options) =>
    database.transaction(async (session) => {
      const nowMs = timeIn(session, parts);
      const latestMs = nowMs + options.furthestMs;
      await session.rows(BRING_FORWARD, [latestMs]);
      await session.rows(SHORTEN, [latestMs, nowMs + options.forMs]);
      await session.rows(END_LOST, [nowMs]);
      const due = await dueRows(session, options, nowMs);
      return await begin(session, due, { ...options, nowMs, newId: parts.newId });
    });
}

/** What may be claimed: of every receiver as much as it has room for. What another process is about to claim is passed over. */
async function dueRows(
  session: Session,
  { ids, limit, perOrigin, underWay }: ClaimOptions,
  nowMs: number,
): Promise<readonly DueRow[]> {
  if (ids !== undefined) return await session.rows<DueRow>(NAMED, [ids, nowMs, limit]);
  const busy = [...underWay].map(([origin, count]) => ({ origin, count }));
  return await session.rows<DueRow>(DUE, [nowMs, limit, perOrigin, ...arraysOf(UNDER_WAY, busy)]);
}

async function begin(
  session: Session,
  due: readonly DueRow[],
  {
    owner,
    forMs,
    ifLost,
    nowMs,
    newId,
  }: ClaimOptions & { readonly nowMs: number; readonly newId: () => string },
): Promise<readonly ClaimedDelivery[]> {
  if (due.length === 0) return [];
  const begun = due.map(({ number, attempts }) => {
    const attempt = attempts + 1;
    const lost = ifLost(attempt, nowMs);
    return {
      attempt_id: `att_${newId()}`,
      number,
      attempt,
      next: lost.state === 'waiting' ? lost.nextMs : null,
    };
  });
  const arrays = arraysOf(BEGUN, begun);
  const rows = await session.rows<ClaimedRow>(LEASE, [...arrays, owner, nowMs + forMs]);
  await session.rows(BEGIN, [...arrays, nowMs]);
  return rows
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ...claimed }) => ({ ...claimed, attemptId: begun[at - 1]?.attempt_id ?? '' }));
}
