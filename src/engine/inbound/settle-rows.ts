import type { StoredEnrichment } from '../../inbound/enrichment-store.ts';
import { hasEnded } from '../../inbound/run-states.ts';
import type { KnownRow } from '../../inbound/schedule-row.ts';
import type { LogLine } from '../../inbound/schedule-store.ts';
import type { ScheduleRun } from './schedule-parts.ts';

const AT_ONCE = 1000;

/** Notes what has become of the rows that were sent; gives how many have ended, and the enrichments that have not. */
export async function settleSent(
  run: ScheduleRun,
): Promise<{ readonly settled: number; readonly underWay: readonly string[] }> {
  const { claim, parts } = run;
  const sent = await parts.schedules.rowsThat(claim, 'sent', AT_ONCE);
  const underWay: string[] = [];
  const ends: { readonly row: KnownRow; readonly line: LogLine }[] = [];
  for (const row of sent) {
    const { executionId } = row;
    const found =
      executionId === null ? undefined : await parts.enrichments.find(claim.workspace, executionId);
    if (executionId !== null && found !== undefined && !hasEnded(found.status)) underWay.push(executionId);
    else ends.push(endOf(row, found, run));
  }
  if (ends.length > 0)
    await parts.schedules.step(claim, {
      rows: ends.map(({ row }) => ({ row })),
      log: ends.map(({ line }) => line),
    });
  return { settled: ends.length, underWay };
}

/** The row after its enrichment: to be written back, to be tried again, or left alone after its attempts. */
function endOf(row: KnownRow, found: StoredEnrichment | undefined, { claim }: ScheduleRun) {
  const { crmId, executionId } = row;
  if (found !== undefined && found.told !== row.input) return ofAnother(row);
  if (found?.status === 'complete') {
    const state = claim.config.writeback === undefined ? ('idle' as const) : ('writing' as const);
    const coreId = found.found.core_id ?? null;
    const detail = coreId === null ? 'no company was found' : `linked to ${coreId}`;
    const line: LogLine = { crmId, what: 'enriched', reason: null, detail };
    return { row: { ...row, state, attempts: 0, succeededMs: found.endedMs }, line };
  }
  const attempts = row.attempts + 1;
  const detail = found?.error ?? `the enrichment ${executionId} is no longer kept`;
  const isLast = attempts >= claim.config.attempts;
  // What has changed meanwhile waits already, and has attempts of its own.
  const pending = row.pending ?? (isLast ? null : row.input);
  const line: LogLine = { crmId, what: isLast ? 'stopped' : 'failed', reason: `attempt ${attempts}`, detail };
  return { row: { ...row, state: 'idle' as const, attempts, pending }, line };
}

/** The run that had the account was told something else, and says nothing of this row: it is sent as soon as that can be. */
export function ofAnother(row: KnownRow) {
  const { crmId, executionId } = row;
  const detail = `${executionId} enriched the account, and was told something else of it`;
  const line: LogLine = { crmId, what: 'skipped', reason: 'owned_by_another_run', detail };
  const pending = row.pending ?? row.input;
  return { row: { ...row, state: 'idle' as const, input: null, succeededMs: null, pending }, line };
}
