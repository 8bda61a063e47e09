import type Database from 'better-sqlite3';
import { nextTick } from '../../inbound/cadence.ts';
import type { CrosscheckScheduleStore } from '../../inbound/crosscheck-schedule.ts';
import type { ScheduleKey } from '../../inbound/schedule-store.ts';
import {
  type CrosscheckRunRow,
  type CrosscheckScheduleRow,
  configOf,
  crosscheckRunOf,
  crosscheckScheduleOf,
  crosscheckScheduleThere,
} from '../rows/crosscheck-rows.ts';
import { claimingCrosschecks } from './claim-crosschecks.ts';

const IS_IT = 'workspace = @workspace AND name = @name';
const OF_IT = 'workspace = @workspace AND schedule = @name';
const SELECT = `SELECT workspace, name, config, created_at AS createdMs, next_at AS nextMs,
    paused_reason AS pausedReason, failures FROM crosscheck_schedule`;

/** Schedules of crosschecks in the database of core-database.ts. */
export function sqliteCrosscheckSchedules(
  database: Database.Database,
  { now }: { readonly now: () => number },
): CrosscheckScheduleStore {
  const insert = database.prepare(
    `INSERT INTO crosscheck_schedule (workspace, name, config, created_at, next_at)
     VALUES (@workspace, @name, @config, @nowMs, @nextMs) ON CONFLICT DO NOTHING`,
  );
  const all = database.prepare<[{ workspace: string | null }], CrosscheckScheduleRow>(
    `${SELECT} WHERE @workspace IS NULL OR workspace = @workspace ORDER BY workspace, name`,
  );
  const one = database.prepare<[ScheduleKey], CrosscheckScheduleRow>(`${SELECT} WHERE ${IS_IT}`);
  const removeRuns = database.prepare(`DELETE FROM crosscheck_run WHERE ${OF_IT}`);
  const removeOne = database.prepare(`DELETE FROM crosscheck_schedule WHERE ${IS_IT}`);
  const remove = database.transaction((key: ScheduleKey) => {
    removeRuns.run(key);
    return removeOne.run(key).changes > 0;
  });
  const pause = database.prepare(
    `UPDATE crosscheck_schedule SET paused_reason = @reason, failures = 0,
       next_at = CASE WHEN @reason IS NULL THEN @nextMs ELSE next_at END WHERE ${IS_IT}`,
  );
  const runs = database.prepare<[object], CrosscheckRunRow>(
    `SELECT number AS run, started_at AS startedMs, ended_at AS endedMs, folder, error, outcome FROM crosscheck_run
     WHERE ${OF_IT} ORDER BY number DESC LIMIT @limit`,
  );
  return {
    ...claimingCrosschecks(database, now),
    async add(workspace, config) {
      const nowMs = now();
      const nextMs = nextTick(config.cadence, nowMs);
      const row = { workspace, name: config.name, config: JSON.stringify(config), nowMs, nextMs };
      if (insert.run(row).changes > 0) return;
      throw crosscheckScheduleThere(config.name);
    },
    list: async (workspace) => all.all({ workspace: workspace ?? null }).map(crosscheckScheduleOf),
    async find({ workspace, name }) {
      const row = one.get({ workspace, name });
      return row === undefined ? undefined : crosscheckScheduleOf(row);
    },
    remove: async ({ workspace, name }) => remove.immediate({ workspace, name }),
    async pause({ workspace, name }, reason) {
      const row = one.get({ workspace, name });
      if (row === undefined) return false;
      const nextMs = nextTick(configOf(row.config).cadence, now());
      return pause.run({ workspace, name, reason, nextMs }).changes > 0;
    },
    runs: async ({ workspace, name }, limit) => runs.all({ workspace, name, limit }).map(crosscheckRunOf),
  };
}
