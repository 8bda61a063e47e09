import { EnrichmentState } from '../../contract/inbound.ts';
import type { ClaimedEnrichment, StoredEnrichment } from '../../inbound/enrichment-store.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';

export interface EnrichmentRow {
  readonly request: string;
  readonly status: string;
  readonly found: string;
  readonly error: string | null;
  readonly createdMs: number;
  readonly endedMs: number | null;
}

export interface ClaimedEnrichmentRow extends Omit<ClaimedEnrichment, 'request' | 'progress'> {
  readonly request: string;
  readonly progress: string | null;
}

/** The columns are those of EnrichmentRow. */
export function storedEnrichment(executionId: string, row: EnrichmentRow): StoredEnrichment {
  const { request, status, found, ...others } = row;
  return {
    ...others,
    executionId,
    status: EnrichmentState.parse(status),
    crmId: JSON.parse(request).crmId,
    found: JSON.parse(found),
  };
}

/** Claimed runs, oldest first: RETURNING gives rows in any order. */
export function claimedRuns(rows: readonly ClaimedEnrichmentRow[]): readonly ClaimedEnrichment[] {
  return rows.map(claimedRun).sort(byAge);
}

function claimedRun(row: ClaimedEnrichmentRow): ClaimedEnrichment {
  return {
    ...row,
    request: JSON.parse(row.request),
    progress: row.progress === null ? null : (JSON.parse(row.progress) as FinishedStep),
  };
}

function byAge(a: ClaimedEnrichment, b: ClaimedEnrichment): number {
  return a.createdMs - b.createdMs || (a.executionId < b.executionId ? -1 : 1);
}
