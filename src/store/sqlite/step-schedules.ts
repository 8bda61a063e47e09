import type Database from 'better-sqlite3';
import type { NewEnrichment, Started } from '../../inbound/enrichment-store.ts';
import {
  type ClaimedSchedule,
  LeaseLost,
  type ScheduleStep,
  type ScheduleStore,
} from '../../inbound/schedule-store.ts';

interface StepParts {
  readonly now: () => number;
  readonly start: (enrichment: NewEnrichment) => Started;
}

/** Commits the steps of runs: rows, the enrichments that they start, the cursor and the log belong together. */
export function steppingSchedules(
  database: Database.Database,
  { now, start }: StepParts,
): Pick<ScheduleStore, 'step'> {
  const held = database.prepare(
    `SELECT 1 FROM inbound_schedule
     WHERE workspace = @workspace AND name = @name AND lease_token = @token AND lease_owner IS NOT NULL`,
  );
  const move = database.prepare(
    'UPDATE inbound_schedule SET cursor = @cursor WHERE workspace = @workspace AND name = @name',
  );
  const forget = [
    'DELETE FROM schedule_row WHERE workspace = @workspace AND schedule = @name',
    'UPDATE inbound_schedule SET cursor = NULL WHERE workspace = @workspace AND name = @name',
  ].map((sql) => database.prepare(sql));
  const upsert = database.prepare(
    `INSERT INTO schedule_row (workspace, schedule, crm_id, input, pending, state, execution_id, attempts, succeeded_at,
       is_own_write, modified, skipped)
     VALUES (@workspace, @name, @crmId, @input, @pending, @state, @executionId, @attempts, @succeededMs, @ownWrite, @modified, @skipped)
     ON CONFLICT (workspace, schedule, crm_id) DO UPDATE SET input = excluded.input, pending = excluded.pending,
       state = excluded.state, execution_id = excluded.execution_id, attempts = excluded.attempts,
       succeeded_at = excluded.succeeded_at, is_own_write = excluded.is_own_write, modified = excluded.modified,
       skipped = excluded.skipped`,
  );
  const addLine = database.prepare(
    `INSERT INTO schedule_log (workspace, schedule, run, crm_id, what, reason, detail, at)
     VALUES (@workspace, @name, @run, @crmId, @what, @reason, @detail, @nowMs)`,
  );
  const keyOf = ({ workspace, name, token }: ClaimedSchedule) => {
    if (held.get({ workspace, name, token }) === undefined) throw new LeaseLost();
    return { workspace, name };
  };
  const step = database.transaction((claim: ClaimedSchedule, changes: ScheduleStep) => {
    const { isAnew, cursor, rows, log } = changes;
    const key = keyOf(claim);
    if (isAnew) for (const statement of forget) statement.run(key);
    for (const { row, request, decided } of rows) {
      const { isOwnWrite, ...columns } = row;
      const schedule = claim.name;
      const executionId =
        request === undefined
          ? row.executionId
          : start({ workspace: claim.workspace, request, schedule, decided }).executionId;
      upsert.run({ ...key, ...columns, executionId, ownWrite: isOwnWrite ? 1 : 0 });
    }
    const nowMs = now();
    for (const line of log) addLine.run({ ...key, ...line, run: claim.run, nowMs });
    if (cursor !== undefined) move.run({ ...key, cursor: JSON.stringify(cursor) });
  });
  return { step: async (claim, changes) => step.immediate(claim, changes) };
}
