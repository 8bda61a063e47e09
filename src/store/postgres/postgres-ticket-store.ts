import { type CurrentIds, decideByCurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import { decideBeside } from '../../crm/overrides/decide-beside.ts';
import type { TicketStore } from '../../feedback/ticket-store.ts';
import { storedTicket, type TicketRow, wireTicket } from '../rows/ticket-rows.ts';
import { listOverrides, writeOverrides } from './override-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { lockWorkspace } from './workspace-lock.ts';

const INSERT = `INSERT INTO core.ticket (workspace, number, crm_id, name, feedback, created_at)
  SELECT $1, 1 + coalesce(max(number), 0), $2, $3, $4, $5 FROM core.ticket WHERE workspace = $1 RETURNING number`;
const FIND = 'SELECT * FROM core.ticket WHERE workspace = $1 AND number = $2';
const LIST =
  'SELECT * FROM core.ticket WHERE workspace = $1 AND ($2::text IS NULL OR state = $2) ORDER BY number';
const OPEN = `UPDATE core.ticket SET state = 'open', opened_at = $3 WHERE workspace = $1 AND number = $2 AND state = 'new'`;
const CLOSE = `UPDATE core.ticket SET state = 'closed', outcome = $3, opened_at = coalesce(opened_at, $4), closed_at = $4,
    closed_by = $5, decisions = $6
  WHERE workspace = $1 AND number = $2 AND state <> 'closed'`;

/** Tickets in PostgreSQL. */
export function postgresTicketStore(
  database: PostgresDatabase,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): TicketStore {
  const rowOf = async (workspace: string, number: number) =>
    (await database.rows<TicketRow>(FIND, [workspace, number]))[0];
  return {
    add: ({ workspace, crmId, name, feedback }, nowMs) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'tickets', workspace);
        const values = [workspace, crmId, name, feedback, nowMs];
        const [row] = await session.rows<{ number: number }>(INSERT, values);
        return row?.number ?? 0;
      }),
    async find(workspace, ticketId) {
      const row = await rowOf(workspace, ticketId);
      return row && wireTicket(row);
    },
    async stored(workspace, number) {
      const row = await rowOf(workspace, number);
      return row && storedTicket(row);
    },
    list: async (workspace, state) =>
      (await database.rows<TicketRow>(LIST, [workspace, state])).map(storedTicket),
    open: async (workspace, number, nowMs) => (await database.changes(OPEN, [workspace, number, nowMs])) > 0,
    close: (workspace, number, { outcome, decisions, closedBy }, nowMs) =>
      database.transaction(async (session) => {
        await lockWorkspace(session, 'decisions', workspace);
        const values = [workspace, number, outcome, nowMs, closedBy, JSON.stringify(decisions)];
        if ((await session.changes(CLOSE, values)) === 0) return false;
        const stored = await listOverrides(session, workspace, currentIds);
        const given = decisions.map((override) => ({ override }));
        const deciding = { stored, given, workspace, currentIds };
        await writeOverrides(session, workspace, decideByCurrentIds(decideBeside, deciding));
        return true;
      }),
  };
}
