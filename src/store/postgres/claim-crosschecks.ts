import { join } from 'node:path';
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
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';

type Clock = Pick<PostgresParts, 'now'>;

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

const IS_IT = 'workspace = $1 AND name = $2';
const OF_IT = 'workspace = $1 AND schedule = $2';
const IS_HELD = `${IS_IT} AND lease_token = $3 AND lease_owner IS NOT NULL`;
/** Those that another process is about to claim are passed over. */
const FREE = `SELECT workspace, name, config, next_at AS "nextMs", lease_token AS token FROM core.crosscheck_schedule
  WHERE (lease_owner IS NULL OR lease_until < $3::bigint OR lease_until > $3::bigint + ${LONGEST_LEASE_MS})
    AND ($2::text IS NOT NULL OR paused_reason IS NULL) AND ($2::text IS NULL OR (${IS_IT}))
  ORDER BY next_at, workspace, name FOR UPDATE SKIP LOCKED`;
const OPEN_RUN = `SELECT number AS run, folder, worker FROM core.crosscheck_run WHERE ${OF_IT} AND ended_at IS NULL`;
const LAST_FOLDER = `SELECT folder FROM core.crosscheck_run
  WHERE ${OF_IT} AND outcome IS NOT NULL AND folder IS NOT NULL ORDER BY number DESC LIMIT 1`;
const TAKE = `UPDATE core.crosscheck_schedule SET lease_owner = $3, lease_until = $4, lease_token = lease_token + 1
  WHERE ${IS_IT}`;
const BEGIN = `INSERT INTO core.crosscheck_run (workspace, schedule, started_at, folder) VALUES ($1, $2, $3, $4)
  RETURNING number AS run`;
const RENEW = `UPDATE core.crosscheck_schedule SET lease_until = ${timeAt(4)} + $5 WHERE ${IS_HELD}`;
const SET_WORKER = 'UPDATE core.crosscheck_run SET worker = $2 WHERE number = $1';
const RELEASE = `UPDATE core.crosscheck_schedule SET lease_owner = NULL, lease_until = NULL,
    failures = CASE WHEN $5 = 1 THEN failures WHEN $4::text IS NULL THEN 0 ELSE failures + 1 END,
    paused_reason = CASE WHEN $4::text IS NOT NULL AND failures + 1 >= $6
      THEN coalesce(paused_reason, 'its last ' || (failures + 1) || ' runs have failed') ELSE paused_reason END
  WHERE ${IS_HELD}`;
const END_RUN = `UPDATE core.crosscheck_run SET ended_at = $2, error = $3::text, outcome = $4, worker = NULL,
  folder = CASE WHEN $3::text IS NULL THEN folder END WHERE number = $1`;
const FORGET_RUNS = `DELETE FROM core.crosscheck_run WHERE number IN
  (SELECT number FROM core.crosscheck_run WHERE ${OF_IT} ORDER BY number DESC OFFSET ${RUNS_TOLD})`;
const FORGET_FOLDERS = `WITH old AS (
    SELECT number, folder FROM core.crosscheck_run WHERE ${OF_IT} AND folder IS NOT NULL ORDER BY number DESC OFFSET $3),
  forgotten AS (UPDATE core.crosscheck_run SET folder = NULL WHERE number IN (SELECT number FROM old))
  SELECT folder FROM old ORDER BY number DESC`;

type Claiming = Pick<CrosscheckScheduleStore, 'claim' | 'renew' | 'workedOnBy' | 'end' | 'releaseLeases'>;

/** Claims schedules under a lease, so that a tick is worked on by one process; a run that was broken off is taken up. */
export function claimingCrosschecks(database: PostgresDatabase, clock: Clock): Claiming {
  return {
    claim: (lease, isAlive, asked) =>
      database.transaction(async (session) => {
        const nowMs = timeIn(session, clock);
        for (const row of await session.rows<FreeRow>(FREE, [asked?.workspace, asked?.name, nowMs])) {
          const [open] = await session.rows<OpenRun>(OPEN_RUN, [row.workspace, row.name]);
          if (open?.worker != null && isAlive(open.worker)) continue;
          const { isDue, nextMs } = dueTick(configOf(row.config).cadence, row.nextMs, nowMs);
          const setNext = `UPDATE core.crosscheck_schedule SET next_at = $3 WHERE ${IS_IT}`;
          if (nextMs !== row.nextMs) await session.rows(setNext, [row.workspace, row.name, nextMs]);
          if (isDue || open !== undefined || asked !== undefined)
            return await claimOne(session, { row, open }, { ...lease, nowMs });
        }
        return undefined;
      }),
    async renew({ workspace, name, token }, forMs) {
      const values = [workspace, name, token, boundTime(clock), forMs];
      if ((await database.changes(RENEW, values)) === 0) throw new LeaseLost();
    },
    workedOnBy: ({ workspace, name, token, run }, worker) =>
      database.transaction(async (session) => {
        const held = `SELECT 1 FROM core.crosscheck_schedule WHERE ${IS_HELD} FOR UPDATE`;
        if ((await session.rows(held, [workspace, name, token])).length === 0) throw new LeaseLost();
        await session.rows(SET_WORKER, [run, worker]);
      }),
    end: (claimed, how, mostFailures) =>
      database.transaction((session) =>
        end(session, claimed, { how, mostFailures, nowMs: timeIn(session, clock) }),
      ),
    async releaseLeases(isAlive) {
      const owners = await database.rows<{ owner: string }>(
        'SELECT DISTINCT lease_owner AS owner FROM core.crosscheck_schedule WHERE lease_owner IS NOT NULL',
      );
      const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
      return await database.changes(
        `UPDATE core.crosscheck_schedule SET lease_owner = NULL, lease_until = NULL
         WHERE lease_owner = ANY ($1::text[])`,
        [dead],
      );
    },
  };
}

async function claimOne(
  session: Session,
  { row, open }: { readonly row: FreeRow; readonly open: OpenRun | undefined },
  { owner, forMs, nowMs }: Lease & { readonly nowMs: number },
): Promise<ClaimedCrosscheck> {
  const { workspace, name } = row;
  const config = configOf(row.config);
  await session.rows(TAKE, [workspace, name, owner, nowMs + forMs]);
  const [last] = await session.rows<{ folder: string }>(LAST_FOLDER, [workspace, name]);
  const claimed = { workspace, name, config, before: last?.folder ?? null, token: row.token + 1 };
  if (open !== undefined) return { ...claimed, run: open.run, folder: open.folder };
  const folder = join(config.output, folderName(nowMs));
  const [begun] = await session.rows<{ run: number }>(BEGIN, [workspace, name, nowMs, folder]);
  return { ...claimed, run: begun?.run ?? 0, folder };
}

interface Ending {
  readonly how: CrosscheckEnd;
  readonly mostFailures: number;
  readonly nowMs: number;
}

/** Gives the folders that nothing tells of any more. */
async function end(
  session: Session,
  { workspace, name, token, run, folder, config }: ClaimedCrosscheck,
  { how, mostFailures, nowMs }: Ending,
): Promise<readonly string[]> {
  const error = how.is === 'failed' ? how.error : null;
  const values = [workspace, name, token, error, how.is === 'stopped' ? 1 : 0, mostFailures];
  if ((await session.changes(RELEASE, values)) === 0) throw new LeaseLost();
  if (how.is === 'stopped') {
    await session.rows(SET_WORKER, [run, null]);
    return [];
  }
  const outcome = how.is === 'done' ? JSON.stringify(how.outcome) : null;
  await session.rows(END_RUN, [run, nowMs, error, outcome]);
  await session.rows(FORGET_RUNS, [workspace, name]);
  if (how.is === 'failed') return [folder];
  const old = await session.rows<{ folder: string }>(FORGET_FOLDERS, [workspace, name, config.keep]);
  return old.map((one) => one.folder);
}
