import type { DatasetVersions } from '../../jobs/dataset-rows.ts';
import type { JudgedDatasets } from '../../jobs/judged-accounts.ts';
import { versionPath } from './dataset-folder.ts';
import { type OpenDataset, openJudgedDataset } from './judged-dataset.ts';

/** Versions that stay open between two groups of jobs. */
const HELD = 2;
/** Between reading which version is in use and opening it, another one may come into use. */
const TRIES = 5;

export interface OpenedDatasets extends JudgedDatasets {
  /** The versions that are open. */
  held(): readonly string[];
  close(): void;
}

/** Opens versions of datasets for jobs: always the one that is in use when it is asked for. */
export function openJudgedDatasets(versions: DatasetVersions, folder: string): OpenedDatasets {
  let asked = 0;
  const held = new Map<string, OpenDataset>();
  const letGo = (version: string) => {
    held.get(version)?.close();
    held.delete(version);
  };
  const hold = (version: string) => {
    const dataset = held.get(version) ?? openJudgedDataset(versionPath(folder, version));
    if (dataset === undefined) return undefined;
    // The last that was asked for stands last.
    held.delete(version);
    held.set(version, dataset);
    return dataset;
  };
  return {
    async open(workspace, name) {
      asked++;
      for (let tries = 0; tries < TRIES; tries++) {
        const version = await versions.versionOf({ workspace, name });
        const dataset = version === undefined ? undefined : hold(version);
        if (version === undefined || dataset !== undefined) return dataset;
      }
      return undefined;
    },
    // A file that was removed takes its space as long as it is open.
    async rest() {
      const askedBefore = asked;
      const surplus = [...held.keys()].slice(0, -HELD);
      for (const version of surplus) letGo(version);
      for (const version of [...held.keys()]) {
        const isInUse = await versions.isInUse(version);
        // A job has come meanwhile, which may work with any of them.
        if (asked !== askedBefore) return;
        if (!isInUse) letGo(version);
      }
    },
    held: () => [...held.keys()],
    close() {
      for (const version of held.keys()) letGo(version);
    },
  };
}
