import type Database from 'better-sqlite3';
import type { FinishedStep } from '../../jobs/job-store.ts';
import { recordKey } from '../../universe/core-id.ts';
import { pinStatement } from '../sqlite/pin-statement.ts';
import { openDatasetFile } from './dataset-tables.ts';
import { turn } from './turn.ts';

const AT_ONCE = 256;
/** What a workspace's own dataset creates belongs to no run. */
const NO_RUN = '';

/**
 * Pins the entities of accounts that stand in a duplicate group: a job of any of them tells the ids of all. Those that
 * were created for an account are kept with it; those of a run's dataset (`name`) belong to the run, which goes on
 * against the universe it began with.
 */
export async function pinGroups(
  database: Database.Database,
  { path, name }: { readonly path: string; readonly name: string | null },
): Promise<void> {
  const file = openDatasetFile(path);
  const pin = pinStatement(database);
  const create = database.prepare(
    `INSERT INTO created_record (key, run_id, body) VALUES (?, ?, ?)
     ON CONFLICT (key, run_id) DO UPDATE SET body = min(body, excluded.body)`,
  );
  const keep = database.transaction((bodies: readonly string[]) => {
    for (const { pinned, created } of bodies.map((body) => JSON.parse(body) as FinishedStep)) {
      if (pinned !== null) pin.run(pinned.coreId, JSON.stringify(pinned.recordKeys));
      if (created !== null) create.run(recordKey(created), name ?? NO_RUN, JSON.stringify(created));
    }
  });
  try {
    const next = file.prepare<[number], { position: number; body: string }>(
      `SELECT position, resolution.body FROM verdict JOIN resolution USING (position)
       WHERE group_id IS NOT NULL AND position > ? ORDER BY position LIMIT ${AT_ONCE}`,
    );
    for (let rows = next.all(0); rows.length > 0; rows = next.all(rows.at(-1)?.position ?? 0)) {
      keep.immediate(rows.map(({ body }) => body));
      await turn();
    }
  } finally {
    file.close();
  }
}
