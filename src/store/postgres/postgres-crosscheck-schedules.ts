import { nextTick } from '../../inbound/cadence.ts';
import type { CrosscheckScheduleStore } from '../../inbound/crosscheck-schedule.ts';
import {
  type CrosscheckRunRow,
  type CrosscheckScheduleRow,
  configOf,
  crosscheckRunOf,
  crosscheckScheduleOf,
  crosscheckScheduleThere,
} from '../rows/crosscheck-rows.ts';
import { claimingCrosschecks } from './claim-crosschecks.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';

const IS_IT = 'workspace = $1 AND name = $2';
const SELECT = `SELECT workspace, name, config, created_at AS "createdMs", next_at AS "nextMs",
  paused_reason AS "pausedReason", failures FROM core.crosscheck_schedule`;
const INSERT = `INSERT INTO core.crosscheck_schedule (workspace, name, config, created_at, next_at)
  VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;
const PAUSE = `UPDATE core.crosscheck_schedule SET paused_reason = $3::text, failures = 0,
  next_at = CASE WHEN $3::text IS NULL THEN $4 ELSE next_at END WHERE ${IS_IT}`;
const RUNS = `SELECT number AS run, started_at AS "startedMs", ended_at AS "endedMs", folder, error, outcome
  FROM core.crosscheck_run WHERE workspace = $1 AND schedule = $2 ORDER BY number DESC LIMIT $3`;

/** Schedules of crosschecks in PostgreSQL. */
export function postgresCrosscheckSchedules(
  database: PostgresDatabase,
  clock: Pick<PostgresParts, 'now'>,
): CrosscheckScheduleStore {
  return {
    ...claimingCrosschecks(database, clock),
    add: (workspace, config) =>
      database.transaction(async (session) => {
        const nowMs = timeIn(session, clock);
        const times = [nowMs, nextTick(config.cadence, nowMs)];
        const added = await session.changes(INSERT, [
          workspace,
          config.name,
          JSON.stringify(config),
          ...times,
        ]);
        if (added === 0) throw crosscheckScheduleThere(config.name);
      }),
    async list(workspace) {
      const sql = `${SELECT} WHERE $1::text IS NULL OR workspace = $1 ORDER BY workspace, name`;
      return (await database.rows<CrosscheckScheduleRow>(sql, [workspace])).map(crosscheckScheduleOf);
    },
    async find({ workspace, name }) {
      const sql = `${SELECT} WHERE ${IS_IT}`;
      const [row] = await database.rows<CrosscheckScheduleRow>(sql, [workspace, name]);
      return row === undefined ? undefined : crosscheckScheduleOf(row);
    },
    remove: ({ workspace, name }) =>
      database.transaction(async (session) => {
        const runs = 'DELETE FROM core.crosscheck_run WHERE workspace = $1 AND schedule = $2';
        await session.rows(runs, [workspace, name]);
        return (
          (await session.changes(`DELETE FROM core.crosscheck_schedule WHERE ${IS_IT}`, [workspace, name])) >
          0
        );
      }),
    pause: ({ workspace, name }, reason) =>
      database.transaction(async (session) => {
        const find = `${SELECT} WHERE ${IS_IT} FOR UPDATE`;
        const [row] = await session.rows<CrosscheckScheduleRow>(find, [workspace, name]);
        if (row === undefined) return false;
        const nextMs = nextTick(configOf(row.config).cadence, timeIn(session, clock));
        await session.rows(PAUSE, [workspace, name, reason, nextMs]);
        return true;
      }),
    async runs({ workspace, name }, limit) {
      return (await database.rows<CrosscheckRunRow>(RUNS, [workspace, name, limit])).map(crosscheckRunOf);
    },
  };
}
