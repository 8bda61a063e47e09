import type Database from 'better-sqlite3';
import { nextTick } from '../../inbound/cadence.ts';
import type { LoggedLine, LoggedRun, ScheduleKey, ScheduleStore } from '../../inbound/schedule-store.ts';
import { configText } from '../rows/schedule-config-text.ts';
import { type ScheduleRow, scheduleOf, scheduleThere } from '../rows/schedule-rows.ts';
import { claimingSchedules } from './claim-schedules.ts';
import { scheduleRows } from './schedule-rows.ts';
import { type StartParts, startingRuns } from './start-enrichments.ts';
import { steppingSchedules } from './step-schedules.ts';

const IS_IT = 'workspace = @workspace AND name = @name';
const OF_IT = 'workspace = @workspace AND schedule = @name';
const OF_SCHEDULE =
  'schedule_row.workspace = inbound_schedule.workspace AND schedule_row.schedule = inbound_schedule.name';
const SELECT = `SELECT workspace, name, config, created_at AS createdMs, next_at AS nextMs,
    paused_reason AS pausedReason, failures, last_run_at AS lastRunMs, last_error AS lastError, cursor,
    (SELECT count(*) FROM schedule_row WHERE ${OF_SCHEDULE}) AS known,
    (SELECT count(*) FROM schedule_row WHERE ${OF_SCHEDULE} AND pending IS NOT NULL) AS waiting,
    (SELECT count(*) FROM schedule_row WHERE ${OF_SCHEDULE} AND attempts >= config ->> 'attempts') AS stopped
  FROM inbound_schedule`;

/** Schedules in the database of core-database.ts, beside the enrichments that they start. */
export function sqliteScheduleStore(database: Database.Database, parts: StartParts): ScheduleStore {
  const { now } = parts;
  const insert = database.prepare(
    `INSERT INTO inbound_schedule (workspace, name, config, created_at, next_at)
     VALUES (@workspace, @name, @config, @nowMs, @nextMs) ON CONFLICT DO NOTHING`,
  );
  const all = database.prepare<[{ workspace: string | null }], ScheduleRow>(
    `${SELECT} WHERE @workspace IS NULL OR workspace = @workspace ORDER BY workspace, name`,
  );
  const one = database.prepare<[ScheduleKey], ScheduleRow>(`${SELECT} WHERE ${IS_IT}`);
  const pause = database.prepare(
    `UPDATE inbound_schedule SET paused_reason = @reason, failures = 0,
       next_at = CASE WHEN @reason IS NULL THEN @nowMs ELSE next_at END WHERE ${IS_IT}`,
  );
  const removals = [
    `DELETE FROM schedule_row WHERE ${OF_IT}`,
    `DELETE FROM schedule_log WHERE ${OF_IT}`,
    `DELETE FROM schedule_run WHERE ${OF_IT}`,
  ].map((sql) => database.prepare(sql));
  const removeOne = database.prepare(`DELETE FROM inbound_schedule WHERE ${IS_IT}`);
  const remove = database.transaction((key: ScheduleKey) => {
    for (const removal of removals) removal.run(key);
    return removeOne.run(key).changes > 0;
  });
  const runs = database.prepare<[object], LoggedRun>(
    `SELECT number AS run, started_at AS startedMs, ended_at AS endedMs, error FROM schedule_run
     WHERE ${OF_IT} ORDER BY number DESC LIMIT @limit`,
  );
  const log = database.prepare<[object], LoggedLine>(
    `SELECT run, crm_id AS crmId, what, reason, detail, at AS atMs FROM schedule_log
     WHERE ${OF_IT} ORDER BY run DESC, number DESC LIMIT @limit`,
  );
  return {
    ...claimingSchedules(database, now),
    ...scheduleRows(database),
    ...steppingSchedules(database, { now, start: startingRuns(database, parts) }),
    async add({ workspace, name }, config) {
      const nowMs = now();
      const row = {
        workspace,
        name,
        config: configText(config),
        nowMs,
        nextMs: nextTick(config.cadence, nowMs),
      };
      if (insert.run(row).changes > 0) return;
      throw scheduleThere(name);
    },
    list: async (workspace) => all.all({ workspace: workspace ?? null }).map(scheduleOf),
    async find({ workspace, name }) {
      const row = one.get({ workspace, name });
      return row === undefined ? undefined : scheduleOf(row);
    },
    remove: async ({ workspace, name }) => remove.immediate({ workspace, name }),
    pause: async ({ workspace, name }, reason) =>
      pause.run({ workspace, name, reason, nowMs: now() }).changes > 0,
    runs: async ({ workspace, name }, limit) => runs.all({ workspace, name, limit }),
    log: async ({ workspace, name }, limit) => log.all({ workspace, name, limit }),
  };
}
