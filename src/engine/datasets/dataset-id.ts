import type { DatasetKey } from '../../jobs/dataset-store.ts';

/** Tells datasets apart in maps. */
export function datasetId({ workspace, name }: DatasetKey): string {
  return JSON.stringify([workspace, name]);
}
