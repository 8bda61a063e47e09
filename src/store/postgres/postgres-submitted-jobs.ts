import type { SubmittedJobs } from '../../batch/submitted-jobs.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const JOB = { text: ['key', 'job_id'] } as const;
const ADD = `INSERT INTO core.submitted_job (key, job_id) SELECT key, job_id FROM ${given(JOB)} ORDER BY key
  ON CONFLICT (key) DO UPDATE SET job_id = excluded.job_id`;

/** Jobs that a remote service has taken, in PostgreSQL; their keys begin with the id of the run. */
export function postgresSubmittedJobs(database: PostgresDatabase): SubmittedJobs {
  return {
    async find(keys) {
      if (keys.length === 0) return new Map();
      const rows = await database.rows<{ key: string; id: string }>(
        'SELECT key, job_id AS id FROM core.submitted_job WHERE key = ANY ($1::text[])',
        [keys],
      );
      const byKey = new Map(rows.map(({ key, id }) => [key, id]));
      return new Map(
        keys.flatMap((key) => {
          const id = byKey.get(key);
          return id === undefined ? [] : [[key, id] as const];
        }),
      );
    },
    async add(ids) {
      if (ids.size === 0) return;
      const rows = [...ids].map(([key, job_id]) => ({ key, job_id }));
      await database.rows(ADD, arraysOf(JOB, rows));
    },
  };
}
