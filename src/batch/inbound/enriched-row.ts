import type { Clock } from '../../contract/clock.ts';
import { isOfAnotherCompany } from '../../contract/company-told.ts';
import { CoreError } from '../../contract/errors.ts';
import type { EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from '../../contract/inbound.ts';
import type { Service } from '../../contract/service.ts';

/** What became of a row that went through inbound enrichment. */
export type EnrichedRow =
  | { readonly outcome: 'invalid'; readonly problem: string }
  | {
      readonly outcome: 'complete' | 'error';
      readonly executionId: string;
      /** Undefined for a run that an earlier call of the command had started. */
      readonly started: EnrichmentStarted['status'] | undefined;
      /** The output fields of the workspace. */
      readonly outputs: Readonly<Record<string, unknown>>;
      readonly problem?: string;
    };

export interface Enriching {
  readonly service: Pick<Service, 'startEnrichment' | 'readEnrichment'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Waits until a request may leave. */
  readonly pace: () => Promise<void>;
  /** Of a service that works while it is waited for: how long one answer is held back; 0 asks again and again. */
  readonly heldMs: number;
  /** The run that was started for the row before; undefined when there is none. */
  readonly known: string | undefined;
  /** Is told the run of the row before it is waited for. */
  readonly keep: (executionId: string) => Promise<void>;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts the enrichment of a row, or takes up the one that was started for it, and waits until it has ended. What the id
 * was enriched for before may be another company: then it is enriched afresh.
 */
export async function enrichedRow(request: EnrichmentRequest, enriching: Enriching): Promise<EnrichedRow> {
  try {
    const first = await endedRun(request, enriching);
    if (!isOfAnotherCompany(request, first.extended)) return rowOf(first);
    const own = await endedRun({ ...request, force: true }, { ...enriching, known: undefined });
    return isOfAnotherCompany(request, own.extended) ? ofAnother(own) : rowOf(own);
  } catch (error) {
    // A refusal of what is in the row; others would meet every row.
    if (error instanceof CoreError && error.code === 'INVALID_REQUEST')
      return { outcome: 'invalid', problem: error.message };
    throw error;
  }
}

type EndedRun = Awaited<ReturnType<typeof startedRun>> & EnrichmentStatus;

async function endedRun(request: EnrichmentRequest, enriching: Enriching): Promise<EndedRun> {
  const run = await startedRun(request, enriching);
  return { ...(await endedStatus(run.executionId, enriching)), ...run };
}

function rowOf({ executionId, started, status, extended, ...outputs }: EndedRun): EnrichedRow {
  const outcome = status === 'complete' ? 'complete' : 'error';
  const error = extended?.error ?? (outcome === 'error' ? 'the enrichment failed' : null);
  return { outcome, executionId, started, outputs, ...(error !== null && { problem: error }) };
}

/** Somebody else keeps starting enrichments of the id for another company: what they find says nothing of the row. */
function ofAnother({ executionId, started }: EndedRun): EnrichedRow {
  const problem = 'the CRM id is being enriched for another company; run it again when that has ended';
  return { outcome: 'error', executionId, started, outputs: {}, problem };
}

async function startedRun(
  request: EnrichmentRequest,
  { service, pace, known, keep }: Enriching,
): Promise<{ readonly executionId: string; readonly started: EnrichmentStarted['status'] | undefined }> {
  if (known !== undefined) return { executionId: known, started: undefined };
  await pace();
  const { executionId, status } = await service.startEnrichment(request);
  await keep(executionId);
  return { executionId, started: status };
}

async function endedStatus(
  executionId: string,
  { service, pace, clock, signal, heldMs }: Enriching,
): Promise<EnrichmentStatus> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    await pace();
    const run = await service.readEnrichment(executionId, { extended: true, waitMs: heldMs, signal });
    if (run.status === 'complete' || run.status === 'error') return run;
    if (heldMs === 0) await clock.sleep(pauseMs, signal);
  }
}
