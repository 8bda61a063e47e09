import type Database from 'better-sqlite3';
import type { SubmittedJobs } from '../../batch/submitted-jobs.ts';

/** Jobs that a remote service has taken, in the database of core-database.ts; their keys begin with the id of the run. */
export function sqliteSubmittedJobs(database: Database.Database): SubmittedJobs {
  const find = database.prepare<[string], string>('SELECT job_id FROM submitted_job WHERE key = ?').pluck();
  const insert = database.prepare('INSERT OR REPLACE INTO submitted_job (key, job_id) VALUES (?, ?)');
  const addAll = database.transaction((ids: ReadonlyMap<string, string>) => {
    for (const [key, id] of ids) insert.run(key, id);
  });
  return {
    find: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const id = find.get(key);
          return id === undefined ? [] : [[key, id] as const];
        }),
      ),
    add: async (ids) => addAll.immediate(ids),
  };
}
