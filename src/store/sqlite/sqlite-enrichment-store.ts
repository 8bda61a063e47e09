import type Database from 'better-sqlite3';
import { accountId } from '../../crm/account-id.ts';
import type { EnrichmentEnd, EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type EnrichmentRow, storedEnrichment } from '../rows/enrichment-rows.ts';
import { claimingEnrichments } from './claim-enrichments.ts';
import { stepKeeping } from './keep-step.ts';
import { openRunOf, type StartParts, startingRuns } from './start-enrichments.ts';

/** Enrichment runs in the database of core-database.ts; their ids get the prefix exec_. */
export function sqliteEnrichmentStore(database: Database.Database, parts: StartParts): EnrichmentStore {
  const byId = database.prepare<[string, string], EnrichmentRow>(
    `SELECT request, status, found, error, created_at AS createdMs, ended_at AS endedMs
     FROM enrichment WHERE id = ? AND workspace = ?`,
  );
  const open = database.prepare<[], { workspace: string; open: number; active: number }>(
    `SELECT workspace, count(*) AS open, sum(status <> 'queued') AS active FROM enrichment
     WHERE status IN ('queued', 'linking', 'processing') GROUP BY workspace ORDER BY workspace`,
  );
  const openRun = openRunOf(database);
  const start = startingRuns(database, parts);
  return {
    ...claimingEnrichments(database, parts.now),
    ...endingEnrichments(database, parts.now),
    start: async (enrichment) => start(enrichment),
    openRun: async (workspace, crmId) => openRun.get(workspace, accountId(crmId).id),
    open: async () => open.all(),
    async find(workspace, executionId) {
      const row = byId.get(executionId, workspace);
      return row === undefined ? undefined : storedEnrichment(executionId, row);
    },
  };
}

/** Keeps what runs have found, with the ids that they give out and the entities that they create. */
function endingEnrichments(
  database: Database.Database,
  now: () => number,
): Pick<EnrichmentStore, 'linked' | 'end'> {
  const keep = stepKeeping(database);
  const link = database.prepare(
    `UPDATE enrichment SET status = 'processing', progress = @progress, found = @found
     WHERE id = @id AND lease_token = @token AND status IN ('linking', 'processing')`,
  );
  // What an account was linked to stays when the rest of the run fails.
  const end = database.prepare(
    `UPDATE enrichment SET status = @status, found = coalesce(@found, found), error = @error, ended_at = @endedMs,
       progress = NULL, lease_owner = NULL, lease_until = NULL
     WHERE id = @id AND lease_token = @token AND status IN ('linking', 'processing')`,
  );
  const linkAll = database.transaction((runs: Parameters<EnrichmentStore['linked']>[0]) =>
    runs.filter(({ executionId: id, token, step, found }) => {
      const texts = { progress: JSON.stringify(step), found: JSON.stringify(found) };
      if (link.run({ id, token, ...texts }).changes === 0) return false;
      keep(step);
      return true;
    }),
  );
  const endAll = database.transaction((ends: readonly EnrichmentEnd[]) =>
    ends.filter((ended) => {
      const { executionId: id, token, status } = ended;
      const told =
        ended.status === 'complete'
          ? { found: JSON.stringify(ended.found), error: null }
          : { found: null, error: ended.error };
      if (end.run({ id, token, status, ...told, endedMs: now() }).changes === 0) return false;
      if (ended.status === 'complete') keep(ended.step);
      return true;
    }),
  );
  return {
    linked: async (runs) => linkAll.immediate(runs).map(({ executionId }) => executionId),
    end: async (ends) => endAll.immediate(ends).map(({ executionId }) => executionId),
  };
}
