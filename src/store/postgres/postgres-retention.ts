import type { Pruned, PruneOptions, Retention } from '../../jobs/retention.ts';
import { NOTHING } from '../rows/pruned.ts';
import { isOwnerAlive, isOwnerHere } from '../sqlite/process-owner.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { prunedRows } from './prune-rows.ts';

/** A time to come, which a wrong clock has left, gives way to the present one: of the jobs until now nobody knows what it took. */
const NOTE = `INSERT INTO core.pruned (id, before_ms) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET before_ms = least($2::bigint, greatest(pruned.before_ms, excluded.before_ms))`;
const FORGET_SUBMITTED = `DELETE FROM core.submitted_job WHERE key IN
  (SELECT key FROM core.submitted_job WHERE key BETWEEN $1 AND $2 ORDER BY key LIMIT $3)`;

/** Retention in PostgreSQL, which itself sees to the space that becomes free (autovacuum): it is used again. */
export function postgresRetention(database: PostgresDatabase): Retention {
  return {
    async *prune(options) {
      // Written before anything goes, so that a job that was taken is never one that nobody knows.
      if (options.isDryRun !== true) await database.rows(NOTE, [options.beforeMs, options.nowMs]);
      yield* prunedRuns(database, options);
      yield* prunedRows(database, options);
    },
    async abandonedRuns(beforeMs) {
      const sql = 'SELECT owner FROM core.run WHERE completed_at IS NULL AND created_at < $1';
      const rows = await database.rows<{ owner: string | null }>(sql, [beforeMs]);
      return rows.filter(({ owner }) => owner === null || (isOwnerHere(owner) && !isOwnerAlive(owner)))
        .length;
    },
    settle: async () => {},
    freeBytes: async () => 0,
  };
}

/** Runs that have ended, and what they remember of jobs at a service; their own jobs go with the other jobs. */
async function* prunedRuns(
  database: PostgresDatabase,
  { beforeMs, rows, isDryRun = false }: PruneOptions,
): AsyncGenerator<Pruned> {
  const ended = 'SELECT id FROM core.run WHERE completed_at < $1 ORDER BY id';
  for (const { id } of await database.rows<{ id: string }>(ended, [beforeMs])) {
    const range = [`${id}/`, `${id}0`, rows];
    while (!isDryRun && (await database.changes(FORGET_SUBMITTED, range)) > 0) yield NOTHING;
    const remove = () => database.changes('DELETE FROM core.run WHERE id = $1', [id]);
    yield { ...NOTHING, runs: isDryRun ? 1 : await remove() };
  }
}
