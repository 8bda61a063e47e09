import { turn } from '../../crm/in-steps.ts';
import type { DatasetRows } from '../../jobs/dataset-rows.ts';
import type { FinishedStep } from '../../jobs/job-store.ts';
import { openDatasetFile } from './dataset-tables.ts';

const AT_ONCE = 256;

/**
 * Pins the entities of accounts that stand in a duplicate group: a job of any of them tells the ids of all. Those that
 * were created for an account are kept with it; those of a run's dataset (`name`) belong to the run, which goes on
 * against the universe it began with.
 */
export async function pinGroups(
  rows: Pick<DatasetRows, 'keepSteps'>,
  { path, name }: { readonly path: string; readonly name: string | null },
): Promise<void> {
  const file = openDatasetFile(path);
  try {
    const next = file.prepare<[number], { position: number; body: string }>(
      `SELECT position, resolution.body FROM verdict JOIN resolution USING (position)
       WHERE group_id IS NOT NULL AND position > ? ORDER BY position LIMIT ${AT_ONCE}`,
    );
    for (let found = next.all(0); found.length > 0; found = next.all(found.at(-1)?.position ?? 0)) {
      const steps = found.map(({ body }) => JSON.parse(body) as FinishedStep);
      await rows.keepSteps(steps, name);
      await turn();
    }
  } finally {
    file.close();
  }
}
