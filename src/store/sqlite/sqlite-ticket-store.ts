import type Database from 'better-sqlite3';
import type { TicketState } from '../../contract/feedback.ts';
import { type CurrentIds, decideByCurrentIds, IDS_AS_GIVEN } from '../../crm/overrides/current-ids.ts';
import { decideBeside } from '../../crm/overrides/decide-beside.ts';
import type { TicketClosing, TicketStore } from '../../feedback/ticket-store.ts';
import { storedTicket, type TicketRow, wireTicket } from '../rows/ticket-rows.ts';
import { overrideRows } from './override-rows.ts';

/** Tickets in the database of core-database.ts. */
export function sqliteTicketStore(
  database: Database.Database,
  currentIds: CurrentIds = IDS_AS_GIVEN,
): TicketStore {
  const insert = database
    .prepare(
      `INSERT INTO ticket (workspace, number, crm_id, name, feedback, created_at)
       SELECT @workspace, 1 + coalesce(max(number), 0), @crmId, @name, @feedback, @nowMs
       FROM ticket WHERE workspace = @workspace RETURNING number`,
    )
    .pluck();
  const byNumber = database.prepare<[string, number], TicketRow>(
    'SELECT * FROM ticket WHERE workspace = ? AND number = ?',
  );
  const all = database.prepare<{ workspace: string; state: TicketState | null }, TicketRow>(
    'SELECT * FROM ticket WHERE workspace = @workspace AND (@state IS NULL OR state = @state) ORDER BY number',
  );
  const open = database.prepare(
    `UPDATE ticket SET state = 'open', opened_at = ? WHERE workspace = ? AND number = ? AND state = 'new'`,
  );
  return {
    add: async (ticket, nowMs) => Number(insert.get({ ...ticket, nowMs })),
    async find(workspace, ticketId) {
      const row = byNumber.get(workspace, ticketId);
      return row && wireTicket(row);
    },
    async stored(workspace, number) {
      const row = byNumber.get(workspace, number);
      return row && storedTicket(row);
    },
    list: async (workspace, state) => all.all({ workspace, state: state ?? null }).map(storedTicket),
    open: async (workspace, number, nowMs) => open.run(nowMs, workspace, number).changes > 0,
    close: closing(database, currentIds),
  };
}

function closing(database: Database.Database, currentIds: CurrentIds): TicketStore['close'] {
  const { list, write } = overrideRows(database, currentIds);
  const close = database.prepare(
    `UPDATE ticket SET state = 'closed', outcome = @outcome, opened_at = coalesce(opened_at, @nowMs), closed_at = @nowMs,
       closed_by = @closedBy, decisions = @decisions
     WHERE workspace = @workspace AND number = @number AND state <> 'closed'`,
  );
  type Closed = TicketClosing & {
    readonly workspace: string;
    readonly number: number;
    readonly nowMs: number;
  };
  const transaction = database.transaction(({ decisions, closedBy, ...closed }: Closed) => {
    const values = { ...closed, closedBy: closedBy ?? null, decisions: JSON.stringify(decisions) };
    if (close.run(values).changes === 0) return false;
    const given = decisions.map((override) => ({ override }));
    const { workspace } = closed;
    const deciding = { stored: list(workspace), given, workspace, currentIds };
    write(workspace, decideByCurrentIds(decideBeside, deciding));
    return true;
  });
  return async (workspace, number, ticket, nowMs) =>
    transaction.immediate({ ...ticket, workspace, number, nowMs });
}
