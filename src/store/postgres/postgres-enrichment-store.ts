import { accountId } from '../../crm/account-id.ts';
import type { EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { type EnrichmentRow, storedEnrichment } from '../rows/enrichment-rows.ts';
import { claimingEnrichments, IS_HELD } from './claim-enrichments.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf, given } from './given-rows.ts';
import { keepTold } from './keep-entities.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { openRun, type StartParts, startRun } from './start-enrichments.ts';
import { timeIn } from './store-parts.ts';

const FIND = `SELECT request, status, found, error, created_at AS "createdMs", ended_at AS "endedMs"
  FROM core.enrichment WHERE id = $1 AND workspace = $2`;
const OPEN = `SELECT workspace, count(*) AS open, count(*) FILTER (WHERE status <> 'queued') AS active FROM core.enrichment
  WHERE status IN ('queued', 'linking', 'processing') GROUP BY workspace ORDER BY workspace`;
const LINKED = { text: ['id', 'progress', 'found'], bigint: ['token'] } as const;
const LINK = `UPDATE core.enrichment SET status = 'processing', progress = given.progress, found = given.found
  FROM ${given(LINKED)} WHERE ${IS_HELD} RETURNING enrichment.id`;
const ENDED = { text: ['id', 'status', 'found', 'error'], bigint: ['token'] } as const;
/** What an account was linked to stays when the rest of the run fails. */
const END = `UPDATE core.enrichment SET status = given.status, found = coalesce(given.found, enrichment.found),
    error = given.error, ended_at = $6, progress = NULL, lease_owner = NULL, lease_until = NULL
  FROM ${given(ENDED)} WHERE ${IS_HELD} RETURNING enrichment.id, workspace`;
/** Of those that have room again. */
const WAITING = `SELECT DISTINCT workspace FROM core.enrichment WHERE workspace = ANY ($1::text[]) AND status = 'queued'`;

/** What an enrichment creates belongs to no run of a file. */
const NO_RUN = '';

/** Enrichment runs in PostgreSQL; their ids get the prefix exec_. */
export function postgresEnrichmentStore(database: PostgresDatabase, parts: StartParts): EnrichmentStore {
  return {
    ...claimingEnrichments(database, parts),
    ...endingEnrichments(database, parts),
    start: (enrichment) =>
      database.transaction(async (session) => {
        const started = await startRun(session, enrichment, parts);
        if (started.status === 'starting') await giveTurnsIn(session, turnsOf('enrichments', [enrichment]));
        return started;
      }),
    openRun: (workspace, crmId) => openRun(database, workspace, accountId(crmId).id),
    open: () => database.rows<{ workspace: string; open: number; active: number }>(OPEN),
    async find(workspace, executionId) {
      const [row] = await database.rows<EnrichmentRow>(FIND, [executionId, workspace]);
      return row === undefined ? undefined : storedEnrichment(executionId, row);
    },
  };
}

interface EndedRow {
  readonly id: string;
  readonly workspace: string;
}

/** Keeps what runs have found, with the ids that they give out and the entities that they create. */
function endingEnrichments(
  database: PostgresDatabase,
  parts: StartParts,
): Pick<EnrichmentStore, 'linked' | 'end'> {
  return {
    linked: (runs) =>
      database.transaction(async (session) => {
        const given = runs.map(({ executionId: id, token, step, found }) => ({
          ...{ id, token, progress: JSON.stringify(step), found: JSON.stringify(found) },
        }));
        const rows = await session.rows<{ id: string }>(LINK, arraysOf(LINKED, given));
        const held = heldOf(runs, rows);
        await keepTold(
          session,
          held.map(({ step }) => ({ ...step, runId: NO_RUN })),
        );
        return held.map(({ executionId }) => executionId);
      }),
    end: (ends) =>
      database.transaction(async (session) => {
        const given = ends.map((ended) => ({
          ...{ id: ended.executionId, token: ended.token, status: ended.status },
          found: ended.status === 'complete' ? JSON.stringify(ended.found) : null,
          error: ended.status === 'complete' ? null : ended.error,
        }));
        const values = [...arraysOf(ENDED, given), timeIn(session, parts)];
        const rows = await session.rows<EndedRow>(END, values);
        const held = heldOf(ends, rows);
        await keepTold(
          session,
          held.flatMap((ended) => (ended.status === 'complete' ? [{ ...ended.step, runId: NO_RUN }] : [])),
        );
        const workspaces = [...new Set(rows.map(({ workspace }) => workspace))];
        const waiting = await session.rows<{ workspace: string }>(WAITING, [workspaces]);
        await giveTurnsIn(session, turnsOf('enrichments', waiting));
        return held.map(({ executionId }) => executionId);
      }),
  };
}

function heldOf<T extends { readonly executionId: string }>(
  runs: readonly T[],
  rows: readonly { readonly id: string }[],
): readonly T[] {
  const held = new Set(rows.map(({ id }) => id));
  return runs.filter(({ executionId }) => held.has(executionId));
}
