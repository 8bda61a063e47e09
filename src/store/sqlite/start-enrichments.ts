import type Database from 'better-sqlite3';
import { accountId } from '../../crm/account-id.ts';
import type { NewEnrichment, Started } from '../../inbound/enrichment-store.ts';
import { type KeptResult, misfitOf } from '../rows/enrichment-rows.ts';
import type { StoreParts } from './store-parts.ts';

export interface StartParts extends StoreParts {
  /** A result that is younger is answered again; one of a time to come, which a wrong clock has left, is not. */
  readonly cacheMs: number;
}

/** Starts runs, within a transaction or as one of its own. */
export function startingRuns(
  database: Database.Database,
  { newId, now, cacheMs }: StartParts,
): (enrichment: NewEnrichment) => Started {
  const openRun = openRunOf(database);
  const cached = database.prepare<[string, string, number, number], KeptResult>(
    `SELECT id, request, found FROM enrichment WHERE workspace = ? AND crm_id = ? AND status = 'complete'
       AND ended_at > ? AND ended_at <= ? ORDER BY ended_at DESC, id DESC LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO enrichment (id, workspace, crm_id, schedule, request, status, created_at)
     VALUES (?, ?, ?, ?, ?, 'queued', ?)`,
  );
  const start = database.transaction((enrichment: NewEnrichment): Started => {
    const { workspace, request, schedule = null } = enrichment;
    const nowMs = now();
    const crmId = accountId(request.crmId).id;
    const running = openRun.get(workspace, crmId);
    if (running !== undefined) return { status: 'in_progress', executionId: running };
    const known = request.force === true ? undefined : cached.get(workspace, crmId, nowMs - cacheMs, nowMs);
    const misfit = known && misfitOf(known, enrichment);
    if (known !== undefined && misfit === undefined) return { status: 'cached', executionId: known.id };
    const executionId = `exec_${newId()}`;
    insert.run(executionId, workspace, crmId, schedule, JSON.stringify(request), nowMs);
    return { status: 'starting', executionId, isDecidedAnew: misfit === 'decided otherwise' };
  });
  return (enrichment) => start.immediate(enrichment);
}

/** Finds the run of an account that has not ended. */
export function openRunOf(database: Database.Database): Database.Statement<[string, string], string> {
  return database
    .prepare<[string, string], string>(
      `SELECT id FROM enrichment WHERE workspace = ? AND crm_id = ? AND status IN ('queued', 'linking', 'processing')`,
    )
    .pluck();
}
