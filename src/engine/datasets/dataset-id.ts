import type { DatasetKey } from '../../jobs/dataset-store.ts';
import type { ClaimedJob } from '../../jobs/job-store.ts';

/** Tells datasets apart in maps. */
export function datasetId({ workspace, name }: DatasetKey): string {
  return JSON.stringify([workspace, name]);
}

export type JobOfDataset = Pick<ClaimedJob, 'family' | 'workspace' | 'options' | 'request'>;

/** The datasets that crosschecks among the jobs are evaluated against. */
export function datasetKeysOf(jobs: readonly JobOfDataset[]): readonly DatasetKey[] {
  const keys = new Map<string, DatasetKey>();
  for (const { family, workspace, options } of jobs) {
    if (family !== 'crosscheck') continue;
    const key = { workspace, name: options.dataset ?? null };
    keys.set(datasetId(key), key);
  }
  return [...keys.values()];
}

/** The ids of the accounts that crosschecks against the dataset ask about, as they were sent. */
export function accountsOf(
  jobs: readonly JobOfDataset[],
  { workspace, name }: DatasetKey,
): readonly string[] {
  return jobs.flatMap(({ family, request, ...job }) => {
    const isAsked =
      family === 'crosscheck' && job.workspace === workspace && (job.options.dataset ?? null) === name;
    return isAsked && 'external_id' in request ? [request.external_id ?? ''] : [];
  });
}
