import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type ClaimedEnrichmentRow, claimedRuns } from '../rows/enrichment-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';
import { lockWorkspace } from './workspace-lock.ts';

const isLapsed = (now: string) =>
  `(lease_until < ${now}::bigint OR lease_until > ${now}::bigint + ${LONGEST_LEASE_MS})`;
const claimOf = (
  which: string,
) => `UPDATE core.enrichment SET lease_owner = $3, lease_until = $4::bigint + $5,
    lease_token = lease_token + 1, status = CASE status WHEN 'queued' THEN 'linking' ELSE status END
  WHERE id IN (
    SELECT id FROM core.enrichment WHERE workspace = $1 AND ${which} AND ($2::text[] IS NULL OR id = ANY ($2::text[]))
    ORDER BY created_at, id LIMIT $6 FOR UPDATE)
  RETURNING id AS "executionId", workspace, request, created_at AS "createdMs", progress, lease_token AS token`;
const BEGUN = claimOf(`status IN ('linking', 'processing') AND ${isLapsed('$4')}`);
const WAITING = claimOf(`status = 'queued' AND $4::bigint IS NOT NULL`);
const ACTIVE = `SELECT count(*) AS active FROM core.enrichment
  WHERE workspace = $1 AND status IN ('linking', 'processing') AND NOT ${isLapsed('$2')}`;
const HELD = { text: ['id'], bigint: ['token'] } as const;
export const IS_HELD = `enrichment.id = given.id AND enrichment.lease_token = given.token
  AND enrichment.status IN ('linking', 'processing')`;
const RENEW = `UPDATE core.enrichment SET lease_until = ${timeAt(3)} + $4 FROM ${given(HELD)}
  WHERE ${IS_HELD} AND lease_owner IS NOT NULL`;
const HAND_BACK = `UPDATE core.enrichment SET lease_owner = NULL, lease_until = 0 FROM ${given(HELD)} WHERE ${IS_HELD}
  RETURNING workspace`;

type Claiming = Pick<EnrichmentStore, 'claim' | 'renew' | 'handBack' | 'releaseLeases'>;
type Held = Parameters<EnrichmentStore['handBack']>[0];

/** Claims runs under a lease, as far as their workspace has room, and gives them back. */
export function claimingEnrichments(database: PostgresDatabase, parts: PostgresParts): Claiming {
  return {
    claim: ({ workspace, accountsAtOnce, limit, executionIds }, { owner, forMs }) =>
      database.transaction(async (session) => {
        // Room is counted by one process at a time.
        await lockWorkspace(session, 'enrichments', workspace);
        const nowMs = timeIn(session, parts);
        const [row] = await session.rows<{ active: number }>(ACTIVE, [workspace, nowMs]);
        const room = Math.min(limit, accountsAtOnce - (row?.active ?? 0));
        if (room <= 0) return [];
        const which = [workspace, executionIds ?? null, owner, nowMs, forMs];
        // It may be what took its process down, and is worked on alone.
        const alone = await session.rows<ClaimedEnrichmentRow>(BEGUN, [...which, 1]);
        if (alone.length > 0) return claimedRuns(alone);
        return claimedRuns(await session.rows<ClaimedEnrichmentRow>(WAITING, [...which, room]));
      }),
    renew: async (runs, forMs) =>
      void (await database.rows(RENEW, [...heldRuns(runs), boundTime(parts), forMs])),
    handBack: (runs) =>
      database.transaction(async (session) => {
        const rows = await session.rows<{ workspace: string }>(HAND_BACK, heldRuns(runs));
        await giveTurnsIn(session, turnsOf('enrichments', rows));
      }),
    async releaseLeases(isAlive) {
      const owners = await database.rows<{ owner: string }>(
        `SELECT DISTINCT lease_owner AS owner FROM core.enrichment
         WHERE status IN ('linking', 'processing') AND lease_owner IS NOT NULL`,
      );
      const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
      return await database.changes(
        `UPDATE core.enrichment SET lease_until = 0
         WHERE status IN ('linking', 'processing') AND lease_owner = ANY ($1::text[])`,
        [dead],
      );
    },
  };
}

function heldRuns(runs: Held) {
  return arraysOf(
    HELD,
    runs.map(({ executionId: id, token }) => ({ id, token })),
  );
}
