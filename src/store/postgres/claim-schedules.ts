import { dueTick } from '../../inbound/cadence.ts';
import {
  type ClaimedSchedule,
  LeaseLost,
  type RunEnd,
  type ScheduleKey,
  type ScheduleStore,
} from '../../inbound/schedule-store.ts';
import type { Lease } from '../../jobs/job-store.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { configOf } from '../rows/schedule-config-text.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';

interface FreeRow extends ScheduleKey {
  readonly config: string;
  readonly cursor: string | null;
  readonly nextMs: number;
  readonly token: number;
}

const IS_IT = 'workspace = $1 AND name = $2';
export const IS_HELD = `${IS_IT} AND lease_token = $3 AND lease_owner IS NOT NULL`;
/** Those that another process is about to claim are passed over. */
const FREE = `SELECT workspace, name, config, cursor, next_at AS "nextMs", lease_token AS token FROM core.inbound_schedule
  WHERE (lease_owner IS NULL OR lease_until < $3::bigint OR lease_until > $3::bigint + ${LONGEST_LEASE_MS})
    AND ($2::text IS NOT NULL OR paused_reason IS NULL) AND ($2::text IS NULL OR (${IS_IT}))
  ORDER BY next_at, workspace, name FOR UPDATE SKIP LOCKED`;
const TAKE = `UPDATE core.inbound_schedule SET lease_owner = $3, lease_until = $4, lease_token = lease_token + 1,
  last_run_at = $5 WHERE ${IS_IT}`;
const ABANDON = `UPDATE core.schedule_run SET ended_at = $3, error = 'the process that worked on it died'
  WHERE workspace = $1 AND schedule = $2 AND ended_at IS NULL`;
const BEGIN = `INSERT INTO core.schedule_run (workspace, schedule, started_at) VALUES ($1, $2, $3) RETURNING number AS run`;
const RENEW = `UPDATE core.inbound_schedule SET lease_until = ${timeAt(4)} + $5 WHERE ${IS_HELD}`;
const RELEASE = `UPDATE core.inbound_schedule SET lease_owner = NULL, lease_until = NULL, last_error = $4::text,
    failures = CASE WHEN $4::text IS NULL THEN 0 ELSE failures + 1 END,
    paused_reason = CASE WHEN $4::text IS NOT NULL AND failures + 1 >= $5
      THEN coalesce(paused_reason, 'its last ' || (failures + 1) || ' runs have failed') ELSE paused_reason END
  WHERE ${IS_HELD}`;
const FORGET = `DELETE FROM core.schedule_run WHERE number = $3 AND error IS NULL
  AND NOT EXISTS (SELECT 1 FROM core.schedule_log WHERE workspace = $1 AND schedule = $2 AND run = $3)`;

type Claiming = Pick<ScheduleStore, 'claim' | 'renew' | 'end' | 'releaseLeases'>;

/** Claims schedules that are due under a lease, so that a tick is worked on by one process. */
export function claimingSchedules(database: PostgresDatabase, parts: PostgresParts): Claiming {
  return {
    claim: (lease, key) =>
      database.transaction(async (session) => {
        const nowMs = timeIn(session, parts);
        for (const row of await session.rows<FreeRow>(FREE, [key?.workspace, key?.name, nowMs])) {
          const { isDue, nextMs } = dueTick(configOf(row.config).cadence, row.nextMs, nowMs);
          if (nextMs !== row.nextMs) await setNext(session, row, nextMs);
          if (isDue || key !== undefined) return await claimOne(session, row, { ...lease, nowMs });
        }
        return undefined;
      }),
    async renew({ workspace, name, token }, forMs) {
      const values = [workspace, name, token, boundTime(parts), forMs];
      if ((await database.changes(RENEW, values)) === 0) throw new LeaseLost();
    },
    end: (claimed, how) =>
      database.transaction((session) => end(session, claimed, { ...how, nowMs: timeIn(session, parts) })),
    async releaseLeases(isAlive) {
      const owners = await database.rows<{ owner: string }>(
        'SELECT DISTINCT lease_owner AS owner FROM core.inbound_schedule WHERE lease_owner IS NOT NULL',
      );
      const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
      return await database.changes(
        `UPDATE core.inbound_schedule SET lease_owner = NULL, lease_until = NULL
         WHERE lease_owner = ANY ($1::text[])`,
        [dead],
      );
    },
  };
}

async function setNext(session: Session, { workspace, name }: ScheduleKey, nextMs: number): Promise<void> {
  await session.rows(`UPDATE core.inbound_schedule SET next_at = $3 WHERE ${IS_IT}`, [
    workspace,
    name,
    nextMs,
  ]);
}

async function claimOne(
  session: Session,
  row: FreeRow,
  { owner, forMs, nowMs }: Lease & { readonly nowMs: number },
): Promise<ClaimedSchedule> {
  const { workspace, name } = row;
  await session.rows(TAKE, [workspace, name, owner, nowMs + forMs, nowMs]);
  await session.rows(ABANDON, [workspace, name, nowMs]);
  const [begun] = await session.rows<{ run: number }>(BEGIN, [workspace, name, nowMs]);
  const cursor = row.cursor === null ? undefined : JSON.parse(row.cursor);
  const config = configOf(row.config);
  return { workspace, name, config, cursor, run: begun?.run ?? 0, token: row.token + 1 };
}

async function end(
  session: Session,
  { workspace, name, token, run }: ClaimedSchedule,
  { error, mostFailures, nowMs }: RunEnd & { readonly nowMs: number },
): Promise<void> {
  const values = [workspace, name, token, error, mostFailures];
  if ((await session.changes(RELEASE, values)) === 0) throw new LeaseLost();
  const endRun = 'UPDATE core.schedule_run SET ended_at = $2, error = $3 WHERE number = $1';
  await session.rows(endRun, [run, nowMs, error]);
  await session.rows(FORGET, [workspace, name, run]);
}
