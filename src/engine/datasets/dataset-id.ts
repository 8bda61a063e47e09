import type { DatasetKey } from '../../jobs/dataset-store.ts';
import type { ClaimedJob } from '../../jobs/job-store.ts';

/** Tells datasets apart in maps. */
export function datasetId({ workspace, name }: DatasetKey): string {
  return JSON.stringify([workspace, name]);
}

export type JobOfDataset = Pick<ClaimedJob, 'family' | 'workspace' | 'options'>;

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
