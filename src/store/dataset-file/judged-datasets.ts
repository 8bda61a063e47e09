import type Database from 'better-sqlite3';
import type { JudgedDatasets } from '../../jobs/judged-accounts.ts';
import { versionPath } from './dataset-folder.ts';
import { type OpenDataset, openJudgedDataset } from './judged-dataset.ts';

/** Versions that stay open between two groups of jobs. */
const HELD = 2;
/** Between reading which version is in use and opening it, another one may come into use. */
const TRIES = 5;

/** Opens versions of datasets for jobs: always the one that is in use when it is asked for. */
export function openJudgedDatasets(
  database: Database.Database,
  folder: string,
): JudgedDatasets & { close(): void } {
  const current = database
    .prepare<[string, string], string>('SELECT version FROM dataset WHERE workspace = ? AND name = ?')
    .pluck();
  const isCurrent = database
    .prepare<[string], number>('SELECT count(*) FROM dataset WHERE version = ?')
    .pluck();
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
      for (let tries = 0; tries < TRIES; tries++) {
        const version = current.get(workspace, name ?? '');
        const dataset = version === undefined ? undefined : hold(version);
        if (version === undefined || dataset !== undefined) return dataset;
      }
      return undefined;
    },
    // A file that was removed takes its space as long as it is open.
    rest() {
      const surplus = [...held.keys()].slice(0, -HELD);
      for (const version of surplus) letGo(version);
      for (const version of held.keys()) if (isCurrent.get(version) === 0) letGo(version);
    },
    close() {
      for (const version of held.keys()) letGo(version);
    },
  };
}
