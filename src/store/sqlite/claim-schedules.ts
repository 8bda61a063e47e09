import type Database from 'better-sqlite3';
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

interface FreeRow extends ScheduleKey {
  readonly config: string;
  readonly cursor: string | null;
  readonly nextMs: number;
  readonly token: number;
}

const IS_IT = 'workspace = @workspace AND name = @name';
const IS_HELD = `${IS_IT} AND lease_token = @token AND lease_owner IS NOT NULL`;
const IS_FREE = `(lease_owner IS NULL OR lease_until < @nowMs OR lease_until > @nowMs + ${LONGEST_LEASE_MS})`;

type Claiming = Pick<ScheduleStore, 'claim' | 'renew' | 'end' | 'releaseLeases'>;

/** Claims schedules that are due under a lease, so that a tick is worked on by one process. */
export function claimingSchedules(database: Database.Database, now: () => number): Claiming {
  const free = database.prepare<[object], FreeRow>(
    `SELECT workspace, name, config, cursor, next_at AS nextMs, lease_token AS token FROM inbound_schedule
     WHERE ${IS_FREE} AND (@name IS NOT NULL OR paused_reason IS NULL)
       AND (@name IS NULL OR (${IS_IT})) ORDER BY next_at, workspace, name`,
  );
  const setNext = database.prepare(`UPDATE inbound_schedule SET next_at = @nextMs WHERE ${IS_IT}`);
  const take = database.prepare(
    `UPDATE inbound_schedule SET lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1,
       last_run_at = @nowMs WHERE ${IS_IT}`,
  );
  const abandon = database.prepare(
    `UPDATE schedule_run SET ended_at = @nowMs, error = 'the process that worked on it died'
     WHERE workspace = @workspace AND schedule = @name AND ended_at IS NULL`,
  );
  const begin = database.prepare(
    'INSERT INTO schedule_run (workspace, schedule, started_at) VALUES (@workspace, @name, @nowMs)',
  );
  const claimOne = (row: FreeRow, { owner, forMs }: Lease, nowMs: number): ClaimedSchedule => {
    const { workspace, name } = row;
    const key = { workspace, name };
    take.run({ ...key, owner, nowMs, untilMs: nowMs + forMs });
    abandon.run({ ...key, nowMs });
    const run = Number(begin.run({ ...key, nowMs }).lastInsertRowid);
    const cursor = row.cursor === null ? undefined : JSON.parse(row.cursor);
    return { ...key, config: configOf(row.config), cursor, run, token: row.token + 1 };
  };
  const claim = database.transaction((lease: Lease, key?: ScheduleKey): ClaimedSchedule | undefined => {
    const nowMs = now();
    for (const row of free.all({ workspace: null, name: null, ...key, nowMs })) {
      const { isDue, nextMs } = dueTick(configOf(row.config).cadence, row.nextMs, nowMs);
      if (nextMs !== row.nextMs) setNext.run({ workspace: row.workspace, name: row.name, nextMs });
      if (isDue || key !== undefined) return claimOne(row, lease, nowMs);
    }
    return undefined;
  });
  const renew = database.prepare(`UPDATE inbound_schedule SET lease_until = @untilMs WHERE ${IS_HELD}`);
  const release = database.prepare(
    `UPDATE inbound_schedule SET lease_owner = NULL, lease_until = NULL, last_error = @error,
       failures = CASE WHEN @error IS NULL THEN 0 ELSE failures + 1 END,
       paused_reason = CASE WHEN @error IS NOT NULL AND failures + 1 >= @mostFailures
         THEN coalesce(paused_reason, 'its last ' || (failures + 1) || ' runs have failed') ELSE paused_reason END
     WHERE ${IS_HELD}`,
  );
  const endRun = database.prepare(
    'UPDATE schedule_run SET ended_at = @nowMs, error = @error WHERE number = @run',
  );
  const forget = database.prepare(
    `DELETE FROM schedule_run WHERE number = @run AND error IS NULL
     AND NOT EXISTS (SELECT 1 FROM schedule_log WHERE workspace = @workspace AND schedule = @name AND run = @run)`,
  );
  const end = database.transaction(
    ({ workspace, name, token, run }: ClaimedSchedule, { error, mostFailures }: RunEnd) => {
      const key = { workspace, name };
      if (release.run({ ...key, token, error, mostFailures }).changes === 0) throw new LeaseLost();
      endRun.run({ run, error, nowMs: now() });
      forget.run({ ...key, run });
    },
  );
  const owners = database
    .prepare<[], string>('SELECT DISTINCT lease_owner FROM inbound_schedule WHERE lease_owner IS NOT NULL')
    .pluck();
  const releaseOwner = database.prepare(
    'UPDATE inbound_schedule SET lease_owner = NULL, lease_until = NULL WHERE lease_owner = ?',
  );
  return {
    claim: async (lease, key) => claim.immediate(lease, key),
    async renew({ workspace, name, token }, forMs) {
      if (renew.run({ workspace, name, token, untilMs: now() + forMs }).changes === 0) throw new LeaseLost();
    },
    end: async (claimed, how) => end.immediate(claimed, how),
    async releaseLeases(isAlive) {
      const dead = owners.all().filter((owner) => !isAlive(owner));
      return dead.reduce((count, owner) => count + releaseOwner.run(owner).changes, 0);
    },
  };
}
