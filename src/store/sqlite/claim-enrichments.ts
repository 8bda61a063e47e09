import type Database from 'better-sqlite3';
import type { ClaimWish, EnrichmentStore } from '../../inbound/enrichment-store.ts';
import type { Lease } from '../../jobs/job-store.ts';
import { type ClaimedEnrichmentRow, claimedRuns } from '../rows/enrichment-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';

const IS_LAPSED = `(lease_until < @nowMs OR lease_until > @nowMs + ${LONGEST_LEASE_MS})`;
const CLAIM = `UPDATE enrichment SET lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1,
  status = CASE status WHEN 'queued' THEN 'linking' ELSE status END`;
const CLAIMED =
  'RETURNING id AS executionId, workspace, request, created_at AS createdMs, progress, lease_token AS token';
const IS_HELD = `id = @id AND lease_token = @token AND status IN ('linking', 'processing')`;

type Claiming = Pick<EnrichmentStore, 'claim' | 'renew' | 'handBack' | 'releaseLeases'>;

/** Claims runs under a lease, as far as their workspace has room, and gives them back. */
export function claimingEnrichments(database: Database.Database, now: () => number): Claiming {
  const idsOf = (which: string) =>
    `id IN (SELECT id FROM enrichment WHERE workspace = @workspace AND ${which}
       AND (@ids IS NULL OR id IN (SELECT value FROM json_each(@ids)))
       ORDER BY created_at, id LIMIT @limit)`;
  const begun = database.prepare<[object], ClaimedEnrichmentRow>(
    `${CLAIM} WHERE ${idsOf(`status IN ('linking', 'processing') AND ${IS_LAPSED}`)} ${CLAIMED}`,
  );
  const waiting = database.prepare<[object], ClaimedEnrichmentRow>(
    `${CLAIM} WHERE ${idsOf(`status = 'queued'`)} ${CLAIMED}`,
  );
  const active = database
    .prepare<[object], number>(
      `SELECT count(*) FROM enrichment
       WHERE workspace = @workspace AND status IN ('linking', 'processing') AND NOT ${IS_LAPSED}`,
    )
    .pluck();
  const claim = database.transaction((wish: ClaimWish, { owner, forMs }: Lease) => {
    const { workspace, accountsAtOnce, limit, executionIds } = wish;
    const nowMs = now();
    const ids = executionIds === undefined ? null : JSON.stringify(executionIds);
    const which = { workspace, ids, owner, nowMs, untilMs: nowMs + forMs };
    const room = Math.min(limit, accountsAtOnce - (active.get({ workspace, nowMs }) ?? 0));
    if (room <= 0) return [];
    // It may be what took its process down, and is worked on alone.
    const alone = begun.all({ ...which, limit: 1 });
    return alone.length > 0 ? alone : waiting.all({ ...which, limit: room });
  });
  const renew = database.prepare(
    `UPDATE enrichment SET lease_until = @untilMs WHERE ${IS_HELD} AND lease_owner IS NOT NULL`,
  );
  const release = database.prepare(
    `UPDATE enrichment SET lease_owner = NULL, lease_until = 0 WHERE ${IS_HELD}`,
  );
  const owners = database
    .prepare<[], string>(
      `SELECT DISTINCT lease_owner FROM enrichment
       WHERE status IN ('linking', 'processing') AND lease_owner IS NOT NULL`,
    )
    .pluck();
  const releaseOwner = database.prepare(
    `UPDATE enrichment SET lease_until = 0 WHERE status IN ('linking', 'processing') AND lease_owner = ?`,
  );
  return {
    claim: async (wish, lease) => claimedRuns(claim.immediate(wish, lease)),
    async renew(runs, forMs) {
      const untilMs = now() + forMs;
      database.transaction(() => {
        for (const { executionId: id, token } of runs) renew.run({ id, token, untilMs });
      })();
    },
    async handBack(runs) {
      database.transaction(() => {
        for (const { executionId: id, token } of runs) release.run({ id, token });
      })();
    },
    async releaseLeases(isAlive) {
      const dead = owners.all().filter((owner) => !isAlive(owner));
      return dead.reduce((count, owner) => count + releaseOwner.run(owner).changes, 0);
    },
  };
}
