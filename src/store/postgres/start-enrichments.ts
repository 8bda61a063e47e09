import { accountId } from '../../crm/account-id.ts';
import type { NewEnrichment, Started } from '../../inbound/enrichment-store.ts';
import { type KeptResult, misfitOf } from '../rows/enrichment-rows.ts';
import type { Session, Statements } from './postgres-database.ts';
import { type PostgresParts, timeIn } from './store-parts.ts';

export interface StartParts extends PostgresParts {
  /** A result that is younger is answered again; one of a time to come, which a wrong clock has left, is not. */
  readonly cacheMs: number;
}

const OPEN = `SELECT id FROM core.enrichment
  WHERE workspace = $1 AND crm_id = $2 AND status IN ('queued', 'linking', 'processing')`;
const CACHED = `SELECT id, request, found FROM core.enrichment
  WHERE workspace = $1 AND crm_id = $2 AND status = 'complete' AND ended_at > $3 AND ended_at <= $4
  ORDER BY ended_at DESC, id DESC LIMIT 1`;
const INSERT = `INSERT INTO core.enrichment (id, workspace, crm_id, schedule, request, status, created_at)
  VALUES ($1, $2, $3, $4, $5, 'queued', $6)
  ON CONFLICT (workspace, crm_id) WHERE status IN ('queued', 'linking', 'processing') DO NOTHING`;

/** Starts a run in the transaction, unless there is one to answer with. */
export async function startRun(
  session: Session,
  enrichment: NewEnrichment,
  parts: StartParts,
): Promise<Started> {
  const { workspace, request, schedule } = enrichment;
  const nowMs = timeIn(session, parts);
  const crmId = accountId(request.crmId).id;
  for (;;) {
    const running = await openRun(session, workspace, crmId);
    if (running !== undefined) return { status: 'in_progress', executionId: running };
    const [known] =
      request.force === true
        ? []
        : await session.rows<KeptResult>(CACHED, [workspace, crmId, nowMs - parts.cacheMs, nowMs]);
    const misfit = known && misfitOf(known, enrichment);
    if (known !== undefined && misfit === undefined) return { status: 'cached', executionId: known.id };
    const executionId = `exec_${parts.newId()}`;
    const values = [executionId, workspace, crmId, schedule, JSON.stringify(request), nowMs];
    if ((await session.changes(INSERT, values)) > 0)
      return { status: 'starting', executionId, isDecidedAnew: misfit === 'decided otherwise' };
    // Another process has started one since it was looked for.
  }
}

/** Finds the run of an account that has not ended. */
export async function openRun(
  asked: Statements,
  workspace: string,
  crmId: string,
): Promise<string | undefined> {
  return (await asked.rows<{ id: string }>(OPEN, [workspace, crmId]))[0]?.id;
}
