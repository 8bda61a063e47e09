import {
  type ClaimedSchedule,
  LeaseLost,
  type ScheduleStep,
  type ScheduleStore,
} from '../../inbound/schedule-store.ts';
import { IS_HELD } from './claim-schedules.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf, given, namesOf } from './given-rows.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { type StartParts, startRun } from './start-enrichments.ts';
import { timeIn } from './store-parts.ts';

/** A schedule that another process works on by now is locked, or its token is another one. */
const HELD = `SELECT 1 FROM core.inbound_schedule WHERE ${IS_HELD} FOR UPDATE`;
const MOVE = 'UPDATE core.inbound_schedule SET cursor = $3 WHERE workspace = $1 AND name = $2';
const FORGET_ROWS = 'DELETE FROM core.schedule_row WHERE workspace = $1 AND schedule = $2';
const ROW = {
  text: ['crm_id', 'input', 'pending', 'state', 'execution_id', 'modified', 'skipped'],
  bigint: ['attempts', 'succeeded_at', 'is_own_write'],
} as const;
const ROW_NAMES = namesOf(ROW);
const UPSERT = `INSERT INTO core.schedule_row (workspace, schedule, ${ROW_NAMES.join(', ')})
  SELECT $${ROW_NAMES.length + 1}, $${ROW_NAMES.length + 2}, ${ROW_NAMES.join(', ')} FROM ${given(ROW)} ORDER BY given.at
  ON CONFLICT (workspace, schedule, crm_id) DO UPDATE
  SET ${ROW_NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;
const LINE = { text: ['crm_id', 'what', 'reason', 'detail'] } as const;
const ADD_LINES = `INSERT INTO core.schedule_log (workspace, schedule, run, crm_id, what, reason, detail, at)
  SELECT $5, $6, $7, crm_id, what, reason, detail, $8 FROM ${given(LINE)} ORDER BY given.at`;

/** Commits the steps of runs: rows, the enrichments that they start, the cursor and the log belong together. */
export function steppingSchedules(
  database: PostgresDatabase,
  parts: StartParts,
): Pick<ScheduleStore, 'step'> {
  return {
    step: (claim, changes) =>
      database.transaction(async (session) => {
        const { workspace, name, token, run } = claim;
        const held = await session.rows(HELD, [workspace, name, token]);
        if (held.length === 0) throw new LeaseLost();
        if (changes.isAnew) {
          await session.rows(FORGET_ROWS, [workspace, name]);
          await session.rows(MOVE, [workspace, name, null]);
        }
        await writeRows(session, claim, { rows: changes.rows, parts });
        if (changes.log.length > 0) {
          const lines = changes.log.map((line) => ({
            ...{ crm_id: line.crmId, what: line.what, reason: line.reason, detail: line.detail },
          }));
          const values = [...arraysOf(LINE, lines), workspace, name, run, timeIn(session, parts)];
          await session.rows(ADD_LINES, values);
        }
        if (changes.cursor !== undefined)
          await session.rows(MOVE, [workspace, name, JSON.stringify(changes.cursor)]);
        if (changes.rows.some(({ request }) => request !== undefined))
          await giveTurnsIn(session, turnsOf('enrichments', [claim]));
      }),
  };
}

async function writeRows(
  session: Session,
  { workspace, name }: ClaimedSchedule,
  { rows, parts }: Pick<ScheduleStep, 'rows'> & { readonly parts: StartParts },
): Promise<void> {
  // Of an account that comes twice the later row holds.
  const byId = new Map<string, ReturnType<typeof columnsOf>>();
  for (const { row, request, decided } of rows) {
    const started =
      request === undefined
        ? undefined
        : await startRun(session, { workspace, request, schedule: name, decided }, parts);
    byId.set(row.crmId, columnsOf({ ...row, executionId: started?.executionId ?? row.executionId }));
  }
  if (byId.size > 0) await session.rows(UPSERT, [...arraysOf(ROW, [...byId.values()]), workspace, name]);
}

function columnsOf({
  crmId,
  executionId,
  succeededMs,
  isOwnWrite,
  ...row
}: ScheduleStep['rows'][number]['row']) {
  const { input, pending, state, attempts, modified, skipped } = row;
  const own = { crm_id: crmId, execution_id: executionId, succeeded_at: succeededMs };
  return {
    ...{ input, pending, state, attempts, modified, skipped },
    ...own,
    is_own_write: isOwnWrite ? 1 : 0,
  };
}
