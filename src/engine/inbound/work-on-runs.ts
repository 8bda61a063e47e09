import type { EntityResolutionRecord } from '../../contract/entity-resolution.ts';
import { entityInputOf } from '../../inbound/enrichment-input.ts';
import type { ClaimedEnrichment, EnrichmentEnd, EnrichmentStore } from '../../inbound/enrichment-store.ts';
import { identityFields } from '../../inbound/found-fields.ts';
import { MOST_CLAIMS } from '../../inbound/run-states.ts';
import type { AdvancedJob, ClaimedJob, ExecutedJob } from '../../jobs/job-store.ts';
import { executeAll, type JobExecutor } from '../../jobs/runner.ts';
import { nameFieldOf } from '../name-field.ts';
import { decidedIn, foundOfJob, outcomeOf } from './found-of-job.ts';

interface WorkParts {
  readonly store: Pick<EnrichmentStore, 'linked' | 'end'>;
  readonly executor: Pick<JobExecutor, 'execute'>;
  /** For the log; with the ids of the runs that it is about. */
  readonly onError: (what: string, error: unknown, runs?: readonly string[]) => void;
  readonly at: (moment: 'linked' | 'enriched') => void;
}

/**
 * Brings claimed runs to their ends: each account goes through the same resolution as a combined job, a company that is new
 * becomes an entity, and what is found is kept step by step. Rejects when the executor or the store cannot work at all.
 */
export async function workOnRuns(
  claimed: readonly ClaimedEnrichment[],
  { store, executor, onError, at }: WorkParts,
): Promise<readonly string[]> {
  const worn = claimed.filter(({ token }) => token > MOST_CLAIMS);
  const fresh = claimed.filter(({ token }) => token <= MOST_CLAIMS);
  const ended = await executeAll(fresh.map(jobOf), executor, {
    async advance(jobs) {
      const held = await store.linked(jobs.map(linkedRun));
      at('linked');
      return held;
    },
  });
  for (const { id, cause } of ended)
    if (cause !== undefined) onError('an enrichment failed inside the engine', cause, [id]);
  const done = await store.end([...worn.map(givenUp), ...ended.map(endOf)]);
  at('enriched');
  return done;
}

/** A combined job that no one created: the executor does its work, and nothing of it is stored as a job. */
function jobOf({
  executionId,
  workspace,
  request,
  createdMs,
  progress,
  token,
}: ClaimedEnrichment): ClaimedJob<'combined'> {
  return {
    ...{ id: executionId, workspace, createdMs, progress, token, family: 'combined' },
    options: { createMissing: true, keepEvidence: false, tellDecided: true },
    request: { ...entityInputOf(request, nameFieldOf), jobs: ['firmographics', 'resolve-parent'] },
  };
}

function linkedRun({ id, token, step }: AdvancedJob) {
  const { result } = step;
  // The record is that of entity resolution, the first step of a combined job.
  const found =
    result.state === 'failed'
      ? {}
      : {
          ...identityFields(result.record as EntityResolutionRecord),
          ...outcomeOf(result.extended),
          ...decidedIn(step),
        };
  return { executionId: id, token, step, found };
}

function endOf({ id, token, notRun: _, cause: _cause, ...step }: ExecutedJob): EnrichmentEnd {
  const { result } = step;
  if (result.state === 'failed')
    return { executionId: id, token, status: 'error', error: result.errorMessage };
  const found = foundOfJob(step) ?? {};
  return { executionId: id, token, status: 'complete', found, step: { ...step, ran: [] } };
}

function givenUp({ executionId, token }: ClaimedEnrichment): EnrichmentEnd {
  const error = `The enrichment was given up after it had been begun ${MOST_CLAIMS} times without an end.`;
  return { executionId, token, status: 'error', error };
}
