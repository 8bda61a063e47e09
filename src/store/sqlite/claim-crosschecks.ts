import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { dueTick } from '../../inbound/cadence.ts';
import type {
  ClaimedCrosscheck,
  CrosscheckEnd,
  CrosscheckScheduleStore,
} from '../../inbound/crosscheck-schedule.ts';
import { LeaseLost, type ScheduleKey } from '../../inbound/schedule-store.ts';
import type { Lease } from '../../jobs/job-store.ts';
import { configOf, folderName, RUNS_TOLD } from '../rows/crosscheck-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';

interface FreeRow extends ScheduleKey {
  readonly config: string;
  readonly nextMs: number;
  readonly token: number;
}

interface OpenRun {
  readonly run: number;
  readonly folder: string;
  readonly worker: string | null;
}

const IS_IT = 'workspace = @workspace AND name = @name';
const OF_IT = 'workspace = @workspace AND schedule = @name';
const IS_HELD = `${IS_IT} AND lease_token = @token AND lease_owner IS NOT NULL`;
const IS_FREE = `(lease_owner IS NULL OR lease_until < @nowMs OR lease_until > @nowMs + ${LONGEST_LEASE_MS})`;

type Claiming = Pick<CrosscheckScheduleStore, 'claim' | 'renew' | 'workedOnBy' | 'end' | 'releaseLeases'>;

/** Claims schedules under a lease, so that a tick is worked on by one process; a run that was broken off is taken up. */
export function claimingCrosschecks(database: Database.Database, now: () => number): Claiming {
  const free = database.prepare<[object], FreeRow>(
    `SELECT workspace, name, config, next_at AS nextMs, lease_token AS token FROM crosscheck_schedule
     WHERE ${IS_FREE} AND (@name IS NOT NULL OR paused_reason IS NULL)
       AND (@name IS NULL OR (${IS_IT})) ORDER BY next_at, workspace, name`,
  );
  const openRun = database.prepare<[ScheduleKey], OpenRun>(
    `SELECT number AS run, folder, worker FROM crosscheck_run WHERE ${OF_IT} AND ended_at IS NULL`,
  );
  const lastFolder = database
    .prepare<[ScheduleKey], string>(
      `SELECT folder FROM crosscheck_run WHERE ${OF_IT} AND outcome IS NOT NULL AND folder IS NOT NULL
       ORDER BY number DESC LIMIT 1`,
    )
    .pluck();
  const setNext = database.prepare(`UPDATE crosscheck_schedule SET next_at = @nextMs WHERE ${IS_IT}`);
  const take = database.prepare(
    `UPDATE crosscheck_schedule SET lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1
     WHERE ${IS_IT}`,
  );
  const begin = database.prepare(
    `INSERT INTO crosscheck_run (workspace, schedule, started_at, folder) VALUES (@workspace, @name, @nowMs, @folder)`,
  );
  const claimOne = (row: FreeRow, open: OpenRun | undefined, { owner, forMs }: Lease): ClaimedCrosscheck => {
    const { workspace, name } = row;
    const [key, nowMs, config] = [{ workspace, name }, now(), configOf(row.config)];
    take.run({ ...key, owner, untilMs: nowMs + forMs });
    const before = lastFolder.get(key) ?? null;
    const claimed = { ...key, config, before, token: row.token + 1 };
    if (open !== undefined) return { ...claimed, run: open.run, folder: open.folder };
    const folder = join(config.output, folderName(nowMs));
    const run = Number(begin.run({ ...key, nowMs, folder }).lastInsertRowid);
    return { ...claimed, run, folder };
  };
  const claim = database.transaction(
    (lease: Lease, isAlive: (owner: string) => boolean, asked?: ScheduleKey) => {
      const nowMs = now();
      for (const row of free.all({ workspace: null, name: null, ...asked, nowMs })) {
        const key = { workspace: row.workspace, name: row.name };
        const open = openRun.get(key);
        if (open?.worker != null && isAlive(open.worker)) continue;
        const { isDue, nextMs } = dueTick(configOf(row.config).cadence, row.nextMs, nowMs);
        if (nextMs !== row.nextMs) setNext.run({ ...key, nextMs });
        if (isDue || open !== undefined || asked !== undefined) return claimOne(row, open, lease);
      }
      return undefined;
    },
  );
  const renew = database.prepare(`UPDATE crosscheck_schedule SET lease_until = @untilMs WHERE ${IS_HELD}`);
  const held = database.prepare(`SELECT 1 FROM crosscheck_schedule WHERE ${IS_HELD}`);
  const setWorker = database.prepare('UPDATE crosscheck_run SET worker = @worker WHERE number = @run');
  const workedOnBy = database.transaction(
    ({ workspace, name, token, run }: ClaimedCrosscheck, worker: string) => {
      if (held.get({ workspace, name, token }) === undefined) throw new LeaseLost();
      setWorker.run({ run, worker });
    },
  );
  const release = database.prepare(
    `UPDATE crosscheck_schedule SET lease_owner = NULL, lease_until = NULL,
       failures = CASE WHEN @isStopped THEN failures WHEN @error IS NULL THEN 0 ELSE failures + 1 END,
       paused_reason = CASE WHEN @error IS NOT NULL AND failures + 1 >= @mostFailures
         THEN coalesce(paused_reason, 'its last ' || (failures + 1) || ' runs have failed') ELSE paused_reason END
     WHERE ${IS_HELD}`,
  );
  const endRun = database.prepare(
    `UPDATE crosscheck_run SET ended_at = @nowMs, error = @error, outcome = @outcome, worker = NULL,
       folder = CASE WHEN @error IS NULL THEN folder END WHERE number = @run`,
  );
  const oldFolders = database
    .prepare<[object], string>(
      `SELECT folder FROM crosscheck_run WHERE ${OF_IT} AND folder IS NOT NULL ORDER BY number DESC LIMIT -1 OFFSET @keep`,
    )
    .pluck();
  const forgetFolder = database.prepare(
    `UPDATE crosscheck_run SET folder = NULL WHERE ${OF_IT} AND folder = @folder`,
  );
  const forgetRuns = database.prepare(
    `DELETE FROM crosscheck_run WHERE number IN
       (SELECT number FROM crosscheck_run WHERE ${OF_IT} ORDER BY number DESC LIMIT -1 OFFSET ${RUNS_TOLD})`,
  );
  const end = database.transaction((claimed: ClaimedCrosscheck, how: CrosscheckEnd, mostFailures: number) => {
    const { workspace, name, token, run, folder, config } = claimed;
    const key = { workspace, name };
    const error = how.is === 'failed' ? how.error : null;
    const isStopped = how.is === 'stopped' ? 1 : 0;
    if (release.run({ ...key, token, error, isStopped, mostFailures }).changes === 0) throw new LeaseLost();
    if (how.is === 'stopped') {
      setWorker.run({ run, worker: null });
      return [];
    }
    const outcome = how.is === 'done' ? JSON.stringify(how.outcome) : null;
    endRun.run({ run, error, outcome, nowMs: now() });
    forgetRuns.run(key);
    if (how.is === 'failed') return [folder];
    const folders = oldFolders.all({ ...key, keep: config.keep });
    for (const one of folders) forgetFolder.run({ ...key, folder: one });
    return folders;
  });
  const owners = database
    .prepare<[], string>('SELECT DISTINCT lease_owner FROM crosscheck_schedule WHERE lease_owner IS NOT NULL')
    .pluck();
  const releaseOwner = database.prepare(
    'UPDATE crosscheck_schedule SET lease_owner = NULL, lease_until = NULL WHERE lease_owner = ?',
  );
  return {
    claim: async (lease, isAlive, key) => claim.immediate(lease, isAlive, key),
    async renew({ workspace, name, token }, forMs) {
      if (renew.run({ workspace, name, token, untilMs: now() + forMs }).changes === 0) throw new LeaseLost();
    },
    workedOnBy: async (claimed, owner) => workedOnBy.immediate(claimed, owner),
    end: async (claimed, how, mostFailures) => end.immediate(claimed, how, mostFailures),
    async releaseLeases(isAlive) {
      const dead = owners.all().filter((owner) => !isAlive(owner));
      return dead.reduce((count, owner) => count + releaseOwner.run(owner).changes, 0);
    },
  };
}
