import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../../src/http/client/clock.ts';
import type { JobExecutor } from '../../../src/jobs/runner.ts';
import { folderContentStore } from '../../../src/store/files/folder-content-store.ts';
import { openSharedFiles } from '../../../src/store/files/open-shared-files.ts';
import type { PostgresDatabase } from '../../../src/store/postgres/postgres-database.ts';
import { postgresSharedNames } from '../../../src/store/postgres/postgres-shared-names.ts';
import { postgresSharedParts } from '../../../src/store/postgres/postgres-shared-parts.ts';
import { postgresTurns } from '../../../src/store/postgres/postgres-turns.ts';
import { tempFolder } from '../../temp-folder.ts';

/** Threads load compiled files: those that test/build.ts made. */
const COMPILED = join(import.meta.dirname, '../../../dist/engine/datasets');
const NO_EXECUTOR: Pick<JobExecutor, 'execute'> = {
  execute() {
    throw new Error('there is nothing to execute');
  },
};

interface WorkerParts {
  readonly shared: string;
  readonly owner: string;
  readonly executor?: Pick<JobExecutor, 'execute'>;
  readonly referenceVersion?: string;
}

/** What a machine works with on parts, over the folder for files that all share. */
export function placeOf(database: PostgresDatabase, shared: string) {
  const content = folderContentStore(shared);
  const parts = postgresSharedParts(database, {});
  const { sleep } = systemClock;
  const names = postgresSharedNames(database, {});
  return {
    parts,
    files: openSharedFiles({ content: async () => content, names, sleep }),
    clock: systemClock,
  };
}

/** A process that does parts of the work of others; tells how many. */
export async function partWorker(
  database: PostgresDatabase,
  { shared, owner, executor, referenceVersion }: WorkerParts,
) {
  const { partQueue }: typeof import('../../../src/engine/datasets/part-queue.ts') = await import(
    pathToFileURL(join(COMPILED, 'part-queue.js')).href
  );
  const turns = postgresTurns(database, {});
  await turns.load();
  const place = placeOf(database, shared);
  let done = 0;
  const queue = partQueue({
    ...place,
    parts: {
      ...place.parts,
      async finish(part) {
        done++;
        return place.parts.finish(part);
      },
    },
    ...{ turns, owner, atOnce: 1, executor: executor ?? NO_EXECUTOR },
    referenceVersion: () => referenceVersion ?? '',
    ...{ datasetFolder: tempFolder(), onEnded: () => {} },
    onError: (_, error) => {
      throw error;
    },
  });
  onTestFinished(() => queue.close());
  return { done: () => done };
}

/** Rows and names that the work has left behind. */
export async function leftIn(database: PostgresDatabase): Promise<readonly unknown[]> {
  return await database.rows(`SELECT number::text AS what FROM core.dataset_part UNION ALL
    SELECT id FROM core.dataset_work UNION ALL SELECT name FROM core.shared_name`);
}
