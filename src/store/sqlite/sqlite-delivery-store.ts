import type Database from 'better-sqlite3';
import { webAddressIn } from '../../contract/web-address.ts';
import type { AttemptResult, Delivery, DeliveryStore, NewDelivery } from '../../webhooks/delivery-store.ts';
import { attemptOf, DELIVERY_COLUMNS, deliveryOf } from '../rows/delivery-rows.ts';
import { claiming } from './claim-deliveries.ts';
import type { StoreParts } from './store-parts.ts';

interface OwnedDelivery extends NewDelivery {
  readonly workspace: string;
  readonly keyId: string;
  readonly jobId: string;
}

/** Webhooks in the database of core-database.ts. */
export function sqliteDeliveryStore(database: Database.Database, parts: StoreParts): DeliveryStore {
  const nextDue = database
    .prepare<[], number | null>(
      `SELECT min(next_at) FROM delivery WHERE state = 'waiting' AND lease_owner IS NULL`,
    )
    .pluck();
  const waiting = database
    .prepare<[], number>(`SELECT count(*) FROM delivery WHERE state = 'waiting'`)
    .pluck();
  return {
    now: async () => parts.now(),
    claim: claiming(database, parts),
    finish: finishing(database),
    nextDueMs: async () => nextDue.get() ?? undefined,
    waiting: async () => waiting.get() ?? 0,
    releaseLeases: releasing(database, parts.now),
    list: listing(database),
    find: finding(database),
    resend: resending(database, parts),
  };
}

/** Writes a new webhook, due at once, in whatever transaction is open: that of the job it tells of. */
export function deliveryInsert(
  database: Database.Database,
  newId: () => string,
): (delivery: OwnedDelivery, nowMs: number) => void {
  const insert = insertion(database, newId);
  return (delivery, nowMs) => void insert({ ...delivery, resendOf: null }, nowMs);
}

function insertion(database: Database.Database, newId: () => string) {
  const insert = database.prepare(
    `INSERT INTO delivery (id, workspace, key_id, job_id, event, url, origin, body, created_at, next_at, resend_of)
     VALUES (@id, @workspace, @keyId, @jobId, @event, @url, @origin, @body, @nowMs, @nowMs, @resendOf)
     RETURNING ${DELIVERY_COLUMNS}`,
  );
  return (delivery: OwnedDelivery & Pick<Delivery, 'resendOf'>, nowMs: number): Delivery => {
    const { url } = delivery;
    const origin = webAddressIn(url)?.origin ?? url;
    return deliveryOf(insert.get({ ...delivery, origin, id: `dlv_${newId()}`, nowMs }));
  };
}

function finishing(database: Database.Database): DeliveryStore['finish'] {
  // How an attempt ended is true whoever holds the lease by now.
  const end = database.prepare(
    `UPDATE delivery_attempt SET ended_at = @endedMs, status = @status, error = @error, response = @response
     WHERE id = @attemptId AND delivery_id = @id AND ended_at IS NULL`,
  );
  const finish = database.prepare(
    `UPDATE delivery SET state = @state, next_at = @nextMs, ended_at = @endedAt, lease_owner = NULL, lease_until = NULL
     WHERE id = @id AND lease_token = @token AND state = 'waiting'`,
  );
  const finishOne = database.transaction(({ outcome, ...result }: AttemptResult) => {
    end.run(result);
    const { state } = outcome;
    const nextMs = outcome.state === 'waiting' ? outcome.nextMs : null;
    const endedAt = state === 'waiting' ? null : result.endedMs;
    return finish.run({ id: result.id, token: result.token, state, nextMs, endedAt }).changes === 1;
  });
  return async (result) => finishOne.immediate(result);
}

function releasing(database: Database.Database, now: () => number): DeliveryStore['releaseLeases'] {
  const owners = database
    .prepare<[], string>(
      `SELECT DISTINCT lease_owner FROM delivery WHERE state = 'waiting' AND lease_owner IS NOT NULL`,
    )
    .pluck();
  // The claim has set when the next attempt is due, should this one be lost; after the last one there is none.
  const release = database.prepare(
    `UPDATE delivery SET lease_owner = NULL, lease_until = NULL,
       state = iif(next_at IS NULL, 'failed', 'waiting'), ended_at = iif(next_at IS NULL, @nowMs, NULL)
     WHERE state = 'waiting' AND lease_owner = @owner`,
  );
  const releaseAll = database.transaction((isAlive: (owner: string) => boolean) => {
    const nowMs = now();
    const dead = owners.all().filter((owner) => !isAlive(owner));
    return dead.reduce((count, owner) => count + release.run({ owner, nowMs }).changes, 0);
  });
  return async (isAlive) => releaseAll.immediate(isAlive);
}

function listing(database: Database.Database): DeliveryStore['list'] {
  const list = database.prepare(
    `SELECT ${DELIVERY_COLUMNS} FROM delivery
     WHERE (@workspace IS NULL OR workspace = @workspace) AND (@state IS NULL OR state = @state)
     ORDER BY number DESC LIMIT @limit`,
  );
  return async ({ workspace = null, state = null, limit }) =>
    list.all({ workspace, state, limit }).map(deliveryOf);
}

function finding(database: Database.Database): DeliveryStore['find'] {
  const byId = database.prepare(`SELECT ${DELIVERY_COLUMNS} FROM delivery WHERE id = ?`);
  const attempts = database.prepare('SELECT * FROM delivery_attempt WHERE delivery_id = ? ORDER BY number');
  const find = database.transaction((id: string) => {
    const row = byId.get(id);
    return row === undefined ? undefined : { ...deliveryOf(row), history: attempts.all(id).map(attemptOf) };
  });
  return async (id) => find(id);
}

function resending(database: Database.Database, { newId, now }: StoreParts): DeliveryStore['resend'] {
  const byId = database.prepare(
    `SELECT ${DELIVERY_COLUMNS} FROM delivery WHERE id = ?
     AND EXISTS (SELECT 1 FROM api_key WHERE api_key.id = delivery.key_id AND deleted_at IS NULL)`,
  );
  const insert = insertion(database, newId);
  const resend = database.transaction((id: string) => {
    const row = byId.get(id);
    return row === undefined ? undefined : insert({ ...deliveryOf(row), resendOf: id }, now());
  });
  return async (id) => resend.immediate(id);
}
