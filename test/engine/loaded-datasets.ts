import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Datasets } from '../../src/engine/datasets/datasets.ts';
import { openDatasets } from '../../src/engine/datasets/datasets.ts';
import { type Decisions, NO_DECISIONS } from '../../src/engine/datasets/decisions.ts';
import { judgeHere } from '../../src/engine/datasets/judge-task.ts';
import type { JobExecutor } from '../../src/jobs/runner.ts';
import { datasetFolder } from '../../src/store/dataset-file/dataset-folder.ts';
import { sqliteDatasetStore } from '../../src/store/dataset-file/dataset-store.ts';
import type { CoreDatabase } from '../../src/store/sqlite/core-database.ts';
import type { ReferenceVersion } from '../../src/universe/reference-store.ts';
import { testClock } from '../clock.ts';

interface DatasetParts {
  readonly database: CoreDatabase;
  readonly executor: Pick<JobExecutor, 'execute'>;
  readonly reference: () => ReferenceVersion;
  readonly decisions?: Decisions;
  readonly now?: () => number;
}

/** The datasets beside a database, resolved and judged in this process; closed when the test ends. */
export function datasetsBeside({ database, executor, reference, ...parts }: DatasetParts): Datasets {
  const { decisions = NO_DECISIONS, now = Date.now } = parts;
  let last = 0;
  const newId = () => `v${++last}`;
  const datasets = openDatasets({
    store: sqliteDatasetStore(database, datasetFolder(dirname(database.name)), { newId, now }),
    ...{ executor, reference, decisions, newId },
    ...{ modelVersion: 'model', judge: judgeHere, keepEvidence: false, groups: 2 },
    clock: testClock(now),
    onError: () => {},
  });
  onTestFinished(() => datasets.close());
  return datasets;
}
