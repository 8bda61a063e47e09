import type { Pruned, PruneOptions } from '../../jobs/retention.ts';
import { keptBulkRows, type LatestRow, type OldChunk } from '../rows/kept-bulk-rows.ts';
import { NOTHING } from '../rows/pruned.ts';
import { RESOLVING_FAMILIES } from '../rows/resolving.ts';
import { arraysOf, given, namesOf } from './given-rows.ts';
import type { PostgresDatabase, Session, Statements } from './postgres-database.ts';

interface OldBulk {
  readonly id: string;
  readonly isPrunable: boolean;
}

interface BulkSize {
  readonly rows: number;
  readonly bytes: number;
}

const IS_OLD = `state <> 'processing' AND coalesce(completed_at, created_at) < $2`;
/** Keys of bulks have no order in time. */
const PAGE = `SELECT id, ${IS_OLD} AS "isPrunable" FROM core.bulk WHERE id > $1 ORDER BY id LIMIT $3`;
/** Of rows that are the latest of their entities: no later job has resolved to the same one. */
const LATEST = `FROM core.bulk_entity AS latest WHERE bulk = $1 AND NOT EXISTS (
  SELECT 1 FROM core.job WHERE job.workspace = latest.workspace AND job.core_id = latest.core_id
    AND family IN ${RESOLVING_FAMILIES} AND job.completed_at BETWEEN latest.completed_at AND $2)`;
const COUNT_LATEST = `SELECT count(*) AS kept ${LATEST}`;
const SIZE = `SELECT (SELECT coalesce(sum(rows), 0)::bigint FROM core.bulk_part WHERE bulk = $1) AS rows,
  (SELECT coalesce(sum(octet_length(requests) + coalesce(octet_length(results), 0)), 0)::bigint
    FROM core.bulk_chunk WHERE bulk = $1) AS bytes`;
/** Two that prune go one after the other. */
const LOCK = `SELECT id, ${IS_OLD} AS "isPrunable" FROM core.bulk WHERE id = $1 FOR UPDATE`;
const NEXT_ROW = 'SELECT min(row) AS row FROM core.bulk_entity WHERE bulk = $1';
const CHUNK_OF_ROW = `SELECT bulk.id, workspace, family, options, key_id AS "keyId", created_at AS "createdMs",
    bulk_chunk.state, first_row AS "firstRow", rows, ended_at AS "endedMs", requests, results
  FROM core.bulk_chunk JOIN core.bulk ON bulk.id = bulk_chunk.bulk WHERE bulk = $1 AND first_row <= $2
  ORDER BY first_row DESC LIMIT 1`;
const LATEST_OF_CHUNK = `SELECT latest.row, core_id AS "coreId" ${LATEST} AND latest.row BETWEEN $3 AND $4
  ORDER BY latest.row`;
const KEPT = {
  text: [
    ...(['id', 'workspace', 'family', 'state', 'request', 'options', 'record', 'extended'] as const),
    ...(['core_id', 'key_id'] as const),
  ],
  bigint: ['created_at', 'completed_at'],
} as const;
const KEPT_NAMES = namesOf(KEPT).join(', ');
const INSERT = `INSERT INTO core.job (${KEPT_NAMES}) SELECT ${KEPT_NAMES} FROM ${given(KEPT)} ORDER BY at
  ON CONFLICT (id) DO NOTHING`;
const FORGET = 'DELETE FROM core.bulk_entity WHERE bulk = $1 AND row BETWEEN $2 AND $3';
const REMOVALS = [
  'DELETE FROM core.bulk_chunk WHERE bulk = $1',
  'DELETE FROM core.bulk_part WHERE bulk = $1',
  'DELETE FROM core.bulk WHERE id = $1',
];

/**
 * Takes bulks with their rows, also those that nobody ever started. A row that is the latest resolution of its entity becomes a
 * job with the same id before its bulk goes, and is pruned like any other from then on.
 */
export async function* prunedBulks(
  database: PostgresDatabase,
  options: PruneOptions,
): AsyncGenerator<Pruned> {
  const { beforeMs, rows, isDryRun = false } = options;
  const take = isDryRun ? counted : taken;
  for (let after = ''; ; ) {
    const seen = await database.rows<OldBulk>(PAGE, [after, beforeMs, rows]);
    yield NOTHING;
    for (const { id, isPrunable } of seen) if (isPrunable) yield* take(database, id, options);
    if (seen.length < rows) return;
    after = seen.at(-1)?.id ?? after;
  }
}

async function* counted(
  database: PostgresDatabase,
  bulk: string,
  { nowMs }: PruneOptions,
): AsyncGenerator<Pruned> {
  const { rows, bytes } = await sizeOf(database, bulk);
  const [latest] = await database.rows<{ kept: number }>(COUNT_LATEST, [bulk, nowMs]);
  yield { ...NOTHING, jobs: rows - (latest?.kept ?? 0), bytes };
}

/** Keeps the latest rows a chunk at a time, then takes the rest at once: whoever reads parts of the bulk has them whole. */
async function* taken(
  database: PostgresDatabase,
  bulk: string,
  { beforeMs, nowMs }: PruneOptions,
): AsyncGenerator<Pruned> {
  const locked = async (session: Session) => {
    const [one] = await session.rows<OldBulk>(LOCK, [bulk, beforeMs]);
    return one?.isPrunable === true;
  };
  const keep = () =>
    database.transaction(async (session) =>
      (await locked(session)) ? keptOfNextChunk(session, bulk, nowMs) : undefined,
    );
  let kept = 0;
  for (let step = await keep(); step !== undefined; step = await keep()) {
    kept += step;
    yield NOTHING;
  }
  const rows = await database.transaction(async (session) => {
    if (!(await locked(session))) return 0;
    const size = await sizeOf(session, bulk);
    for (const sql of REMOVALS) await session.rows(sql, [bulk]);
    return size.rows;
  });
  yield { ...NOTHING, jobs: Math.max(0, rows - kept) };
}

/** Makes jobs of the latest rows of the next chunk that has some, and says of how many; undefined when none is left. */
async function keptOfNextChunk(session: Session, bulk: string, nowMs: number): Promise<number | undefined> {
  const [next] = await session.rows<{ row: number | null }>(NEXT_ROW, [bulk]);
  const row = next?.row ?? undefined;
  if (row === undefined) return undefined;
  const [chunk] = await session.rows<OldChunk>(CHUNK_OF_ROW, [bulk, row]);
  const first = chunk?.firstRow ?? row;
  const last = Math.max(row, first + (chunk?.rows ?? 1) - 1);
  const latest = await session.rows<LatestRow>(LATEST_OF_CHUNK, [bulk, nowMs, first, last]);
  const kept = chunk === undefined ? [] : keptBulkRows(chunk, latest);
  if (kept.length > 0) await session.rows(INSERT, arraysOf(KEPT, kept));
  await session.rows(FORGET, [bulk, first, last]);
  return kept.length;
}

async function sizeOf(asked: Statements, bulk: string): Promise<BulkSize> {
  const [size] = await asked.rows<BulkSize>(SIZE, [bulk]);
  return size ?? { rows: 0, bytes: 0 };
}
