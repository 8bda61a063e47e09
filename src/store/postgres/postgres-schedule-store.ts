import { nextTick } from '../../inbound/cadence.ts';
import type { LoggedLine, LoggedRun, Schedule, ScheduleStore } from '../../inbound/schedule-store.ts';
import { configOf, configText } from '../rows/schedule-config-text.ts';
import {
  knownRow,
  type ScheduleRow,
  type StoredRow,
  scheduleOf,
  scheduleThere,
} from '../rows/schedule-rows.ts';
import { claimingSchedules } from './claim-schedules.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase, SqlValue } from './postgres-database.ts';
import type { StartParts } from './start-enrichments.ts';
import { steppingSchedules } from './step-schedules.ts';
import { boundTime, timeAt, timeIn } from './store-parts.ts';

type Kept = Omit<ScheduleRow, 'known' | 'waiting' | 'stopped'>;
type Counts = Pick<ScheduleRow, 'known' | 'waiting' | 'stopped'>;

const OF_IT = 'workspace = $1 AND schedule = $2';
const SELECT = `SELECT workspace, name, config, created_at AS "createdMs", next_at AS "nextMs",
  paused_reason AS "pausedReason", failures, last_run_at AS "lastRunMs", last_error AS "lastError", cursor
  FROM core.inbound_schedule`;
const SCHEDULE = { text: ['workspace', 'schedule'], bigint: ['most'] } as const;
/** How often an account is tried stands in the configuration, which is read as JSON here: see postgres-job-store.ts. */
const COUNT = `SELECT given.at, count(*) AS known, count(pending) AS waiting,
    count(*) FILTER (WHERE attempts >= given.most) AS stopped
  FROM ${given(SCHEDULE)} JOIN core.schedule_row USING (workspace, schedule) GROUP BY given.at`;
const INSERT = `INSERT INTO core.inbound_schedule (workspace, name, config, created_at, next_at)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;
const PAUSE = `UPDATE core.inbound_schedule SET paused_reason = $3::text, failures = 0,
    next_at = CASE WHEN $3::text IS NULL THEN ${timeAt(4)} ELSE next_at END
  WHERE workspace = $1 AND name = $2`;
const RUNS = `SELECT number AS run, started_at AS "startedMs", ended_at AS "endedMs", error FROM core.schedule_run
  WHERE ${OF_IT} ORDER BY number DESC LIMIT $3`;
const LOG = `SELECT run, crm_id AS "crmId", what, reason, detail, at AS "atMs" FROM core.schedule_log
  WHERE ${OF_IT} ORDER BY run DESC, number DESC LIMIT $3`;
const SELECT_ROWS = `SELECT crm_id AS "crmId", input, pending, state, execution_id AS "executionId", attempts,
  succeeded_at AS "succeededMs", is_own_write AS "isOwnWrite", modified, skipped FROM core.schedule_row WHERE ${OF_IT} AND`;
const THAT = {
  pending: 'pending IS NOT NULL',
  sent: `state = 'sent'`,
  writing: `state = 'writing'`,
} as const;

/** Schedules in PostgreSQL, beside the enrichments that they start. */
export function postgresScheduleStore(database: PostgresDatabase, parts: StartParts): ScheduleStore {
  return {
    ...claimingSchedules(database, parts),
    ...steppingSchedules(database, parts),
    ...readingRows(database),
    add: ({ workspace, name }, config) =>
      database.transaction(async (session) => {
        const nowMs = timeIn(session, parts);
        const times = [nowMs, nextTick(config.cadence, nowMs)];
        const added = await session.changes(INSERT, [workspace, name, configText(config), ...times]);
        if (added === 0) throw scheduleThere(name);
      }),
    list: (workspace) =>
      schedules(database, `${SELECT} WHERE $1::text IS NULL OR workspace = $1 ORDER BY workspace, name`, [
        workspace,
      ]),
    async find({ workspace, name }) {
      return (
        await schedules(database, `${SELECT} WHERE workspace = $1 AND name = $2`, [workspace, name])
      )[0];
    },
    remove: ({ workspace, name }) =>
      database.transaction(async (session) => {
        for (const table of ['schedule_row', 'schedule_log', 'schedule_run'])
          await session.rows(`DELETE FROM core.${table} WHERE ${OF_IT}`, [workspace, name]);
        const removal = 'DELETE FROM core.inbound_schedule WHERE workspace = $1 AND name = $2';
        return (await session.changes(removal, [workspace, name])) > 0;
      }),
    pause: async ({ workspace, name }, reason) =>
      (await database.changes(PAUSE, [workspace, name, reason, boundTime(parts)])) > 0,
    runs: ({ workspace, name }, limit) => database.rows<LoggedRun>(RUNS, [workspace, name, limit]),
    log: ({ workspace, name }, limit) => database.rows<LoggedLine>(LOG, [workspace, name, limit]),
  };
}

async function schedules(
  database: PostgresDatabase,
  sql: string,
  values: readonly SqlValue[],
): Promise<readonly Schedule[]> {
  const rows = await database.rows<Kept>(sql, values);
  const limits = rows.map(({ workspace, name, config }) => ({
    ...{ workspace, schedule: name, most: configOf(config).attempts },
  }));
  const counted =
    rows.length === 0 ? [] : await database.rows<Counts & { at: number }>(COUNT, arraysOf(SCHEDULE, limits));
  const byPlace = new Map(counted.map(({ at, ...counts }) => [at, counts]));
  const none = { known: 0, waiting: 0, stopped: 0 };
  return rows.map((row, at) => scheduleOf({ ...row, ...(byPlace.get(at + 1) ?? none) }));
}

/** What schedules know of the rows of a CRM. */
function readingRows(database: PostgresDatabase): Pick<ScheduleStore, 'rows' | 'rowsThat'> {
  return {
    async rows({ workspace, name }, crmIds) {
      const sql = `${SELECT_ROWS} crm_id = ANY ($3::text[]) ORDER BY number`;
      return (await database.rows<StoredRow>(sql, [workspace, name, crmIds])).map(knownRow);
    },
    async rowsThat({ workspace, name }, are, limit) {
      const sql = `${SELECT_ROWS} ${THAT[are]} ORDER BY number LIMIT $3`;
      return (await database.rows<StoredRow>(sql, [workspace, name, limit])).map(knownRow);
    },
  };
}
