import type Database from 'better-sqlite3';
import type { Pruned, PruneOptions, Retention } from '../../jobs/retention.ts';
import { NOTHING } from '../rows/pruned.ts';
import { foldLog } from './compact-database.ts';
import { isOwnerAlive, isOwnerHere } from './process-owner.ts';
import { prunedRows } from './prune-rows.ts';

/** Pages that one step gives back. */
const PAGES = 64;
const INCREMENTAL = 2;

/** Retention in the database of core-database.ts. */
export function sqliteRetention(database: Database.Database): Retention {
  const unfinished = database
    .prepare<[number], string | null>('SELECT owner FROM run WHERE completed_at IS NULL AND created_at < ?')
    .pluck();
  return {
    async *prune(options) {
      if (options.isDryRun !== true) notePruned(database, options);
      yield* prunedRuns(database, options);
      yield* prunedRows(database, options);
      if (options.isDryRun !== true) yield* returnedPages(database, options.spareBytes);
    },
    abandonedRuns: async (beforeMs) =>
      unfinished
        .all(beforeMs)
        .filter((owner) => owner === null || (isOwnerHere(owner) && !isOwnerAlive(owner))).length,
    settle: async () => foldLog(database),
    async freeBytes() {
      const figure = (name: string) => Number(database.pragma(name, { simple: true }));
      return figure('freelist_count') * figure('page_size');
    },
  };
}

/**
 * Written before anything goes, so that a job that was taken is never one that nobody knows. A time to come, which a wrong
 * clock has left, gives way to the present one: of the jobs until now nobody knows what it took.
 */
function notePruned(database: Database.Database, { beforeMs, nowMs }: PruneOptions): void {
  database
    .prepare<[object]>(
      `INSERT INTO pruned (id, before_ms) VALUES (1, @beforeMs)
       ON CONFLICT (id) DO UPDATE SET before_ms = min(@nowMs, max(before_ms, excluded.before_ms))`,
    )
    .run({ beforeMs, nowMs });
}

/** Runs that have ended, and what they remember of jobs at a service; their own jobs go with the other jobs. */
function* prunedRuns(
  database: Database.Database,
  { beforeMs, rows, isDryRun = false }: PruneOptions,
): Generator<Pruned> {
  const ended = database.prepare<[number], string>('SELECT id FROM run WHERE completed_at < ?').pluck();
  const submitted = database.prepare(
    'DELETE FROM submitted_job WHERE key IN (SELECT key FROM submitted_job WHERE key BETWEEN ? AND ? LIMIT ?)',
  );
  const remove = database.prepare('DELETE FROM run WHERE id = ?');
  for (const id of ended.all(beforeMs)) {
    while (!isDryRun && submitted.run(`${id}/`, `${id}0`, rows).changes > 0) yield NOTHING;
    yield { ...NOTHING, runs: isDryRun ? 1 : remove.run(id).changes };
  }
}

/** Gives free pages back to the disk; a database of an earlier version of core keeps them until it is compacted. */
function* returnedPages(database: Database.Database, spareBytes: number): Generator<Pruned> {
  const figure = (name: string) => Number(database.pragma(name, { simple: true }));
  if (figure('auto_vacuum') !== INCREMENTAL) return;
  const pageBytes = figure('page_size');
  const surplus = () => figure('freelist_count') - Math.ceil(spareBytes / pageBytes);
  for (let free = surplus(); free > 0; free = surplus()) {
    const before = figure('page_count');
    database.pragma(`incremental_vacuum(${Math.min(PAGES, free)})`);
    const returned = before - figure('page_count');
    if (returned <= 0) return;
    yield { ...NOTHING, bytes: returned * pageBytes };
  }
}
