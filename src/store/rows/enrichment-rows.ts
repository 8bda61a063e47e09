import { companyTold } from '../../contract/company-told.ts';
import { EnrichmentState } from '../../contract/inbound.ts';
import type { ClaimedEnrichment, NewEnrichment, StoredEnrichment } from '../../inbound/enrichment-store.ts';
import type { FoundFields } from '../../inbound/found-fields.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';

export interface EnrichmentRow {
  readonly request: string;
  readonly status: string;
  readonly found: string;
  readonly error: string | null;
  readonly createdMs: number;
  readonly endedMs: number | null;
}

/** A result that may be answered again. */
export interface KeptResult {
  readonly id: string;
  readonly request: string;
  readonly found: string;
}

export interface ClaimedEnrichmentRow extends Omit<ClaimedEnrichment, 'request' | 'progress'> {
  readonly request: string;
  readonly progress: string | null;
}

/** The columns are those of EnrichmentRow. */
export function storedEnrichment(executionId: string, row: EnrichmentRow): StoredEnrichment {
  const { request: requestText, status, found, ...others } = row;
  const request = JSON.parse(requestText);
  return {
    ...others,
    executionId,
    status: EnrichmentState.parse(status),
    crmId: request.crmId,
    told: companyTold(request),
    found: JSON.parse(found),
  };
}

/** What stands against answering a kept result again. */
type Misfit = 'decided otherwise' | 'told otherwise';

/** Undefined where the kept result may be answered again: to a schedule only where the run was told the same. */
export function misfitOf(
  kept: KeptResult,
  { request, schedule = null, decided }: NewEnrichment,
): Misfit | undefined {
  const found: FoundFields = JSON.parse(kept.found);
  if (found.decided !== decided) return 'decided otherwise';
  const isToldTheSame = schedule === null || companyTold(JSON.parse(kept.request)) === companyTold(request);
  return isToldTheSame ? undefined : 'told otherwise';
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
