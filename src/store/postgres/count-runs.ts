import type { RunCounts } from '../../batch/run-store.ts';
import type { RunRow } from '../rows/run-rows.ts';
import { given } from './given-rows.ts';
import type { Statements } from './postgres-database.ts';

interface CountRow extends RunCounts {
  readonly id: string;
}

const COUNT = `SELECT given.id, jobs.completed, jobs.failed, jobs.open + submitted.open AS open
  FROM ${given({ text: ['id'] })}
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'completed') AS completed, count(*) FILTER (WHERE state = 'failed') AS failed,
      count(*) FILTER (WHERE state IN ('pending', 'processing')) AS open
    FROM core.job WHERE workspace = $2 AND idempotency_key BETWEEN given.id || '/' AND given.id || '0') AS jobs
  CROSS JOIN LATERAL (
    SELECT count(*) AS open FROM core.submitted_job WHERE key BETWEEN given.id || '/' AND given.id || '0') AS submitted`;

/** The runs with the states of their jobs, in one question for all of them. */
export async function withCounts(
  asked: Statements,
  workspace: string,
  rows: readonly RunRow[],
): Promise<readonly { readonly row: RunRow; readonly counts: RunCounts }[]> {
  if (rows.length === 0) return [];
  const counted = await asked.rows<CountRow>(COUNT, [rows.map(({ id }) => id), workspace]);
  const byId = new Map(counted.map(({ id, ...counts }) => [id, counts]));
  return rows.map((row) => ({ row, counts: byId.get(row.id) ?? { completed: 0, failed: 0, open: 0 } }));
}
