import type Database from 'better-sqlite3';
import type { Pruned, PruneOptions } from '../../jobs/retention.ts';
import { keptBulkRows, type LatestRow, type OldChunk } from '../rows/kept-bulk-rows.ts';
import { NOTHING } from '../rows/pruned.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';

interface OldBulk {
  readonly id: string;
  readonly isPrunable: number;
}

interface BulkSize {
  readonly rows: number;
  readonly bytes: number;
}

const IS_OLD = `state <> 'processing' AND coalesce(completed_at, created_at) < @beforeMs`;
/** Of rows that are the latest of their entities: no later job has resolved to the same one. */
const LATEST = `FROM bulk_entity AS latest WHERE bulk = @bulk AND NOT EXISTS (
  SELECT 1 FROM job WHERE job.workspace = latest.workspace AND job.core_id = latest.core_id
    AND family IN ${RESOLVING_FAMILIES} AND job.completed_at BETWEEN latest.completed_at AND @nowMs)`;

/**
 * Takes bulks with their rows, also those that nobody ever started. A row that is the latest resolution of its entity becomes a
 * job with the same id before its bulk goes, and is pruned like any other from then on.
 */
export function* prunedBulks(database: Database.Database, options: PruneOptions): Generator<Pruned> {
  const { beforeMs, rows, isDryRun = false } = options;
  // Keys of bulks have no order in time.
  const page = database.prepare<[object], OldBulk>(
    `SELECT id, ${IS_OLD} AS isPrunable FROM bulk WHERE id > @after ORDER BY id LIMIT @rows`,
  );
  const take = isDryRun ? counting(database, options) : taking(database, options);
  for (let after = ''; ; ) {
    const seen = page.all({ after, beforeMs, rows });
    yield NOTHING;
    for (const { id, isPrunable } of seen) if (isPrunable === 1) yield* take(id);
    if (seen.length < rows) return;
    after = seen.at(-1)?.id ?? after;
  }
}

type Take = (bulk: string) => Generator<Pruned>;

function counting(database: Database.Database, { nowMs }: PruneOptions): Take {
  const size = sizing(database);
  const kept = database.prepare<[object], number>(`SELECT count(*) ${LATEST}`).pluck();
  return function* (bulk) {
    const { rows, bytes } = size(bulk);
    yield { ...NOTHING, jobs: rows - (kept.get({ bulk, nowMs }) ?? 0), bytes };
  };
}

/** Keeps the latest rows a chunk at a time, then takes the rest at once: whoever reads parts of the bulk has them whole. */
function taking(database: Database.Database, { beforeMs, nowMs }: PruneOptions): Take {
  const keep = keeping(database, nowMs);
  const size = sizing(database);
  const isThere = database.prepare<[object], number>(`SELECT 1 FROM bulk WHERE id = @bulk AND ${IS_OLD}`);
  const removals = [
    'DELETE FROM bulk_chunk WHERE bulk = ?',
    'DELETE FROM bulk_part WHERE bulk = ?',
    'DELETE FROM bulk WHERE id = ?',
  ].map((sql) => database.prepare(sql));
  const remove = database.transaction((bulk: string): number => {
    if (isThere.get({ bulk, beforeMs }) === undefined) return 0;
    const { rows } = size(bulk);
    for (const removal of removals) removal.run(bulk);
    return rows;
  });
  return function* (bulk) {
    let kept = 0;
    for (let step = keep(bulk); step !== undefined; step = keep(bulk)) {
      kept += step;
      yield NOTHING;
    }
    const rows = remove.immediate(bulk);
    yield { ...NOTHING, jobs: Math.max(0, rows - kept) };
  };
}

/** Makes jobs of the latest rows of the next chunk that has some, and says of how many; undefined when none is left. */
function keeping(database: Database.Database, nowMs: number): (bulk: string) => number | undefined {
  const nextRow = database
    .prepare<[string], number | null>('SELECT min(row) FROM bulk_entity WHERE bulk = ?')
    .pluck();
  const chunkOf = database.prepare<[string, number], OldChunk>(
    `SELECT bulk.id, workspace, family, options, key_id AS keyId, created_at AS createdMs, bulk_chunk.state,
       first_row AS firstRow, rows, ended_at AS endedMs, requests, results
     FROM bulk_chunk JOIN bulk ON bulk.id = bulk_chunk.bulk WHERE bulk = ? AND first_row <= ?
     ORDER BY first_row DESC LIMIT 1`,
  );
  const latest = database.prepare<[object], LatestRow>(
    `SELECT row, core_id AS coreId ${LATEST} AND row BETWEEN @first AND @last ORDER BY row`,
  );
  const insert = database.prepare(
    `INSERT INTO job (id, workspace, family, state, request, options, created_at, completed_at, record, extended, core_id,
       key_id)
     VALUES (@id, @workspace, @family, @state, @request, @options, @created_at, @completed_at, @record, @extended, @core_id,
       @key_id)
     ON CONFLICT (id) DO NOTHING`,
  );
  const forget = database.prepare(
    'DELETE FROM bulk_entity WHERE bulk = @bulk AND row BETWEEN @first AND @last',
  );
  const keep = database.transaction((bulk: string): number | undefined => {
    const row = nextRow.get(bulk) ?? undefined;
    if (row === undefined) return undefined;
    const chunk = chunkOf.get(bulk, row);
    const first = chunk?.firstRow ?? row;
    const span = { bulk, first, last: Math.max(row, first + (chunk?.rows ?? 1) - 1) };
    const kept = chunk === undefined ? [] : keptBulkRows(chunk, latest.all({ ...span, nowMs }));
    for (const one of kept) insert.run(one);
    forget.run(span);
    return kept.length;
  });
  return (bulk) => keep.immediate(bulk);
}

function sizing(database: Database.Database): (bulk: string) => BulkSize {
  const size = database.prepare<[object], BulkSize>(
    `SELECT (SELECT total(rows) FROM bulk_part WHERE bulk = @bulk) AS rows,
       (SELECT total(octet_length(requests) + coalesce(octet_length(results), 0)) FROM bulk_chunk WHERE bulk = @bulk) AS bytes`,
  );
  return (bulk) => size.get({ bulk }) ?? { rows: 0, bytes: 0 };
}
