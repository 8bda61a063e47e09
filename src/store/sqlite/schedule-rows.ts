import type Database from 'better-sqlite3';
import type { ScheduleStore } from '../../inbound/schedule-store.ts';
import { knownRow, type StoredRow } from '../rows/schedule-rows.ts';

const SELECT = `SELECT crm_id AS crmId, input, pending, state, execution_id AS executionId, attempts,
  succeeded_at AS succeededMs, is_own_write AS isOwnWrite, modified, skipped FROM schedule_row
  WHERE workspace = @workspace AND schedule = @name AND`;
const THAT = {
  pending: 'pending IS NOT NULL',
  sent: `state = 'sent'`,
  writing: `state = 'writing'`,
} as const;

/** Reads what schedules know of the rows of a CRM. */
export function scheduleRows(database: Database.Database): Pick<ScheduleStore, 'rows' | 'rowsThat'> {
  const byId = database.prepare<[object], StoredRow>(
    `${SELECT} crm_id IN (SELECT value FROM json_each(@ids))`,
  );
  const pages = Object.fromEntries(
    Object.entries(THAT).map(([are, which]) => [
      are,
      database.prepare<[object], StoredRow>(`${SELECT} ${which} ORDER BY number LIMIT @limit`),
    ]),
  );
  return {
    rows: async ({ workspace, name }, crmIds) =>
      byId.all({ workspace, name, ids: JSON.stringify(crmIds) }).map(knownRow),
    rowsThat: async ({ workspace, name }, are, limit) =>
      (pages[are]?.all({ workspace, name, limit }) ?? []).map(knownRow),
  };
}
