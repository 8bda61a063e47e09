import type { ClaimedPart, DonePart, SharedParts } from '../../jobs/shared-parts.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

/** A part that was begun so often without an end takes its process down with it. */
export const MOST_CLAIMS = 5;

const NOW = timeAt(1);
const IS_FREE = `(part.state = 'waiting' OR (part.state = 'processing'
  AND (part.lease_until < ${NOW} OR part.lease_until > ${NOW} + ${LONGEST_LEASE_MS})))`;
const claimOf = (found: string) => `UPDATE core.dataset_part SET state = 'processing', lease_owner = $2,
    lease_until = ${NOW} + $3, lease_token = lease_token + 1
  WHERE (work, number) = (
    SELECT part.work, part.number FROM core.dataset_part AS part JOIN core.dataset_work AS work ON work.id = part.work
    WHERE ${IS_FREE} AND ${found} ORDER BY part.number, part.work LIMIT 1 FOR UPDATE OF part SKIP LOCKED)
  RETURNING work, number, step, known, reference_version AS "referenceVersion", lease_token AS token`;
const CLAIM_OWN = claimOf('work.id = $4');
const CLAIM = claimOf(`work.workspace = $4 AND work.lease_owner <> $2 AND part.lease_token < ${MOST_CLAIMS}
  AND (part.reference_version IS NULL OR part.reference_version = $5)`);
const IS_HELD = `work = $1 AND number = $2 AND lease_token = $3 AND state = 'processing'`;
const WORKSPACE = 'SELECT workspace FROM core.dataset_work WHERE id = $1';
const OFFER = `INSERT INTO core.dataset_part (work, number, step, known, reference_version) VALUES ($1, $2, $3, $4, $5)`;
const HAND_BACK = `UPDATE core.dataset_part SET state = 'waiting', lease_owner = NULL, lease_until = NULL WHERE ${IS_HELD}`;
const OWNERS = `SELECT DISTINCT lease_owner AS owner FROM core.dataset_part WHERE state = 'processing'`;
const RELEASE = `UPDATE core.dataset_part SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ANY ($1::text[])`;
const LAPSED = `lease_until < ${NOW} OR lease_until > ${NOW} + ${LONGEST_LEASE_MS}`;
const WORK = `SELECT id, lease_owner AS owner, (${LAPSED}) AS "isLapsed" FROM core.dataset_work ORDER BY id`;

interface WorkRow {
  readonly id: string;
  readonly owner: string;
  readonly isLapsed: boolean;
}

/** Shared work on datasets in PostgreSQL. */
export function postgresSharedParts(
  database: PostgresDatabase,
  clock: Pick<PostgresParts, 'now'>,
): SharedParts {
  const claimed = async (sql: string, values: readonly (string | number | null)[]) => {
    const [part] = await database.rows<ClaimedPart>(sql, values);
    return part;
  };
  const heldOf = ({ work, number, token }: ClaimedPart) => [work, number, token] as const;
  return {
    async begin({ id, workspace }, { owner, forMs }) {
      const sql = `INSERT INTO core.dataset_work (id, workspace, lease_owner, lease_until) VALUES ($2, $3, $4, ${NOW} + $5)`;
      await database.rows(sql, [boundTime(clock), id, workspace, owner, forMs]);
    },
    async renew(work, forMs) {
      const sql = `UPDATE core.dataset_work SET lease_until = ${NOW} + $3 WHERE id = $2`;
      return (await database.changes(sql, [boundTime(clock), work, forMs])) > 0;
    },
    offer: (work, { number, step, known, referenceVersion }) =>
      database.transaction(async (session) => {
        await session.rows(OFFER, [work, number, step, known, referenceVersion]);
        await giveTurnsIn(
          session,
          turnsOf('parts', await session.rows<{ workspace: string }>(WORKSPACE, [work])),
        );
      }),
    claimOwn: (work, { owner, forMs }) => claimed(CLAIM_OWN, [boundTime(clock), owner, forMs, work]),
    claim: (workspace, { owner, forMs }, referenceVersion) =>
      claimed(CLAIM, [boundTime(clock), owner, forMs, workspace, referenceVersion]),
    async renewPart(part, forMs) {
      const sql = `UPDATE core.dataset_part SET lease_until = ${timeAt(4)} + $5 WHERE ${IS_HELD}`;
      await database.rows(sql, [...heldOf(part), boundTime(clock), forMs]);
    },
    async finish(part) {
      const sql = `UPDATE core.dataset_part SET state = 'done' WHERE ${IS_HELD}`;
      return (await database.changes(sql, heldOf(part))) > 0;
    },
    handBack: (part) =>
      database.transaction(async (session) => {
        if ((await session.changes(HAND_BACK, heldOf(part))) === 0) return;
        const rows = await session.rows<{ workspace: string }>(WORKSPACE, [part.work]);
        await giveTurnsIn(session, turnsOf('parts', rows));
      }),
    async drop(part) {
      await database.rows(`DELETE FROM core.dataset_part WHERE ${IS_HELD}`, heldOf(part));
    },
    async takeDone(work) {
      const sql = `DELETE FROM core.dataset_part WHERE work = $1 AND state = 'done' RETURNING number, lease_token AS token`;
      return await database.rows<DonePart>(sql, [work]);
    },
    async releaseLeases(isAlive) {
      const owners = await database.rows<{ owner: string }>(OWNERS);
      const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
      return dead.length === 0 ? 0 : database.changes(RELEASE, [dead]);
    },
    end: async (work) => void (await database.rows('DELETE FROM core.dataset_work WHERE id = $1', [work])),
    async left(isAlive) {
      const work = await database.rows<WorkRow>(WORK, [boundTime(clock)]);
      return work.filter(({ owner, isLapsed }) => isLapsed || !isAlive(owner)).map(({ id }) => id);
    },
  };
}
