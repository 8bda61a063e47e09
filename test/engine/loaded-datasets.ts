import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Datasets, openDatasets } from '../../src/engine/datasets/datasets.ts';
import { type Judge, judgeHere } from '../../src/engine/datasets/judge-task.ts';
import type { JudgedUnderWay } from '../../src/engine/datasets/judged-under-way.ts';
import type { DatasetStore } from '../../src/jobs/dataset-store.ts';
import type { JobExecutor } from '../../src/jobs/runner.ts';
import { datasetFolder } from '../../src/store/dataset-file/dataset-folder.ts';
import { fileDatasetStore } from '../../src/store/dataset-file/dataset-store.ts';
import type { CoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteDatasetRows } from '../../src/store/sqlite/sqlite-dataset-rows.ts';
import { sqliteOverrideStore } from '../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteStoreClock } from '../../src/store/sqlite/sqlite-store-clock.ts';
import type { ReferenceVersion } from '../../src/universe/reference-store.ts';
import { testClock } from '../clock.ts';

interface DatasetParts {
  readonly database: CoreDatabase;
  readonly executor: Pick<JobExecutor, 'execute'>;
  readonly reference: () => ReferenceVersion;
  readonly now?: () => number;
  /** Judges in this process unless given. */
  readonly judge?: Judge;
  readonly underWay?: JudgedUnderWay;
  /** Puts something in front of the store. */
  readonly wrapped?: (store: DatasetStore) => DatasetStore;
}

/** The datasets beside a database, resolved and judged in this process; closed when the test ends. */
export function datasetsBeside({ database, executor, reference, ...parts }: DatasetParts): Datasets {
  const { now = Date.now, wrapped = (store) => store, judge = judgeHere, underWay } = parts;
  let last = 0;
  const newId = () => `v${process.pid}n${++last}`;
  const datasets = openDatasets({
    store: wrapped(
      fileDatasetStore({
        rows: sqliteDatasetRows(database, { now }),
        folder: datasetFolder(dirname(database.name)),
        newId,
      }),
    ),
    decisions: sqliteOverrideStore(database),
    ...{ executor, reference, newId, judge },
    ...(underWay !== undefined && { underWay }),
    ...{ modelVersion: 'model', keepEvidence: false, groups: 2 },
    clock: testClock(now),
    storeClock: sqliteStoreClock(database, { now }),
    onError: () => {},
  });
  onTestFinished(() => datasets.close());
  return datasets;
}
