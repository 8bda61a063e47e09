import type Database from 'better-sqlite3';
import type { WebhookEventName } from '../../contract/webhook-event.ts';
import type { ClaimedDelivery, ClaimOptions, DeliveryStore } from '../../webhooks/delivery-store.ts';
import type { StoreParts } from './store-parts.ts';

type ClaimAt = ClaimOptions & { readonly nowMs: number };

interface DueRow {
  readonly number: number;
  readonly next_at: number;
  readonly attempts: number;
}

interface ClaimedRow {
  readonly id: string;
  readonly key_id: string;
  readonly event: WebhookEventName;
  readonly url: string;
  readonly origin: string;
  readonly body: string;
  readonly attempts: number;
  readonly lease_token: number;
}

/** Waiting for an attempt that there is to be; null stands for a last attempt that is under way or lost. */
const CLAIMABLE = `state = 'waiting' AND next_at IS NOT NULL AND (lease_owner IS NULL OR lease_until < @nowMs)`;

/** Claims deliveries, each with the row of the attempt that begins. */
export function claiming(database: Database.Database, { newId, now }: StoreParts): DeliveryStore['claim'] {
  const endLost = database.prepare(
    `UPDATE delivery SET state = 'failed', ended_at = @nowMs, lease_owner = NULL, lease_until = NULL
     WHERE state = 'waiting' AND next_at IS NULL AND lease_until < @nowMs`,
  );
  const bringForward = database.prepare(
    `UPDATE delivery SET next_at = @latestMs WHERE state = 'waiting' AND next_at > @latestMs`,
  );
  const shorten = database.prepare(
    `UPDATE delivery SET lease_until = @leaseUntilMs WHERE state = 'waiting' AND lease_until > @latestMs`,
  );
  const due = dueRows(database);
  const begin = beginning(database, newId);
  const claim = database.transaction((options: ClaimOptions) => {
    const nowMs = now();
    const latestMs = nowMs + options.furthestMs;
    bringForward.run({ latestMs });
    shorten.run({ latestMs, leaseUntilMs: nowMs + options.forMs });
    endLost.run({ nowMs });
    const at = { ...options, nowMs };
    const rows = due(at).toSorted((a, b) => a.next_at - b.next_at || a.number - b.number);
    return rows.slice(0, options.limit).map((row) => begin(row, at));
  });
  return async (options) => claim.immediate(options);
}

/** What may be claimed: of every receiver as much as it has room for. */
function dueRows(database: Database.Database): (options: ClaimAt) => readonly DueRow[] {
  const named = database.prepare<[{ ids: string; nowMs: number }], DueRow>(
    `SELECT number, next_at, attempts FROM delivery WHERE id IN (SELECT value FROM json_each(@ids)) AND ${CLAIMABLE}`,
  );
  // From receiver to receiver, not over all that is due: of one that has been down for a day that is a lot.
  const nextOrigin = database
    .prepare<[string], string | null>(
      `SELECT min(origin) FROM delivery WHERE state = 'waiting' AND origin > ?`,
    )
    .pluck();
  const ofOrigin = database.prepare<[{ origin: string; nowMs: number; room: number }], DueRow>(
    `SELECT number, next_at, attempts FROM delivery WHERE origin = @origin AND next_at <= @nowMs AND ${CLAIMABLE}
     ORDER BY next_at, number LIMIT @room`,
  );
  return ({ ids, nowMs, limit, perOrigin, underWay }) => {
    if (ids !== undefined) return named.all({ ids: JSON.stringify(ids), nowMs });
    const rows: DueRow[] = [];
    for (let origin = nextOrigin.get(''); origin; origin = nextOrigin.get(origin)) {
      const room = Math.min(limit, perOrigin - (underWay.get(origin) ?? 0));
      if (room > 0) rows.push(...ofOrigin.all({ origin, nowMs, room }));
    }
    return rows;
  };
}

function beginning(database: Database.Database, newId: () => string) {
  const lease = database.prepare(
    `UPDATE delivery SET attempts = @attemptNumber, next_at = @nextMs, lease_token = lease_token + 1,
       lease_owner = @owner, lease_until = @leaseUntilMs
     WHERE number = @number RETURNING id, key_id, event, url, origin, body, attempts, lease_token`,
  );
  const insert = database.prepare(
    'INSERT INTO delivery_attempt (id, delivery_id, number, started_at) VALUES (?, ?, ?, ?)',
  );
  return ({ number, attempts }: DueRow, options: ClaimAt): ClaimedDelivery => {
    const { owner, forMs, nowMs } = options;
    const attemptNumber = attempts + 1;
    const lost = options.ifLost(attemptNumber, nowMs);
    const nextMs = lost.state === 'waiting' ? lost.nextMs : null;
    // The row was found in this transaction, and has the columns that are returned.
    const claimed = lease.get({
      number,
      attemptNumber,
      nextMs,
      owner,
      leaseUntilMs: nowMs + forMs,
    }) as ClaimedRow;
    const { id, event, url, origin, body } = claimed;
    const attemptId = `att_${newId()}`;
    insert.run(attemptId, id, attemptNumber, nowMs);
    const { key_id: keyId, lease_token: token } = claimed;
    return { id, event, url, origin, body, keyId, attemptId, attemptNumber, token };
  };
}
