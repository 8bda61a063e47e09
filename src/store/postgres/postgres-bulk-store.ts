import type { BulkPart } from '../../contract/bulk.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { BulkKey, BulkStore } from '../../jobs/bulk-store.ts';
import type { StoredJob } from '../../jobs/job-store.ts';
import {
  chunksOf,
  jobsOf,
  otherFamily,
  otherPart,
  requireEnded,
  requireOpen,
  requireParts,
  statusOf,
  type TableBulk,
  type TableChunk,
  type TablePart,
  told,
  unknownBulk,
} from '../rows/bulk-rows.ts';
import { claimingChunks } from './claim-chunks.ts';
import { chunkTurns, giveTurnsIn } from './give-turns.ts';
import { arraysOf, given } from './given-rows.ts';
import type { PostgresDatabase, Session, Statements } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn, timeNow } from './store-parts.ts';

const BULK = `SELECT id, family, state, created_at AS "createdMs", completed_at AS "completedMs" FROM core.bulk
  WHERE id = $1 AND workspace = $2`;
const PARTS = `SELECT bulk_part.part, bulk_part.rows, sha256,
    coalesce(sum(bulk_chunk.rows) FILTER (WHERE state = 'completed'), 0)::bigint AS done,
    coalesce(sum(failed), 0)::bigint AS failed
  FROM core.bulk_part LEFT JOIN core.bulk_chunk
    ON bulk_chunk.bulk = bulk_part.bulk AND bulk_chunk.part = bulk_part.part
  WHERE bulk_part.bulk = $1 GROUP BY bulk_part.part, bulk_part.rows, sha256 ORDER BY bulk_part.part`;
const CHUNK = `bulk.id, family, bulk_chunk.state, created_at AS "createdMs", first_row AS "firstRow", rows,
    ended_at AS "endedMs", results
  FROM core.bulk_chunk JOIN core.bulk ON bulk.id = bulk_chunk.bulk`;
const CHUNK_OF_ROW = `SELECT ${CHUNK} WHERE bulk.id = $1 AND workspace = $2 AND family = $3 AND first_row <= $4
  ORDER BY first_row DESC LIMIT 1`;
const CHUNK_OF_PART = `SELECT place, ${CHUNK} WHERE bulk.id = $1 AND workspace = $2 AND part = $3 AND place >= $4
  ORDER BY place LIMIT 1`;
const PART_STATE = `SELECT bulk_part.rows,
    coalesce(sum(bulk_chunk.rows) FILTER (WHERE bulk_chunk.state <> 'completed'), 0)::bigint AS open
  FROM core.bulk_part JOIN core.bulk ON bulk.id = bulk_part.bulk LEFT JOIN core.bulk_chunk
    ON bulk_chunk.bulk = bulk_part.bulk AND bulk_chunk.part = bulk_part.part
  WHERE bulk_part.bulk = $1 AND workspace = $2 AND bulk_part.part = $3 GROUP BY bulk_part.rows`;
const FOUND = `SELECT bulk, bulk_entity.row FROM core.bulk_entity WHERE workspace = $1 AND core_id = ANY ($2::text[])
  ORDER BY completed_at > ${timeAt(3)}, completed_at DESC LIMIT 1`;
const OPEN_ROWS = `SELECT coalesce(sum(rows), 0)::bigint AS rows FROM core.bulk_chunk
  WHERE state IN ('waiting', 'processing')`;
const INSERT = `INSERT INTO core.bulk (id, workspace, family, options, key_id, idempotency_key, state, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'open', $7)
  ON CONFLICT (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`;
const KNOWN = 'SELECT id, family FROM core.bulk WHERE workspace = $1 AND idempotency_key = $2';
const INSERT_PART = 'INSERT INTO core.bulk_part (bulk, part, sha256, rows) VALUES ($1, $2, $3, $4)';
const HELD_ROWS = { text: ['requests'], bigint: ['place', 'rows'] } as const;
const INSERT_CHUNKS = `INSERT INTO core.bulk_chunk (bulk, part, place, rows, state, requests)
  SELECT $4, $5, place, rows, 'held', requests FROM ${given(HELD_ROWS)} ORDER BY place`;
const NUMBER = `UPDATE core.bulk_chunk SET state = 'waiting', first_row = place_of.first FROM (
    SELECT number, 1 + coalesce(sum(rows)
      OVER (ORDER BY part, place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS first
    FROM core.bulk_chunk WHERE bulk = $1) AS place_of
  WHERE bulk_chunk.number = place_of.number`;
const BEGIN = `UPDATE core.bulk SET state = 'processing' WHERE id = $1`;
const END_EMPTY = `UPDATE core.bulk SET state = 'completed', completed_at = created_at
  WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM core.bulk_chunk WHERE bulk = $1)`;
/** A chunk that is being committed waits for its bulk, and then finds no row of its own. */
const REMOVALS = [
  'DELETE FROM core.bulk_entity WHERE bulk = $1',
  'DELETE FROM core.bulk_chunk WHERE bulk = $1',
  'DELETE FROM core.bulk_part WHERE bulk = $1',
  'DELETE FROM core.bulk WHERE id = $1',
];

/** Bulks in PostgreSQL; their ids get the prefix blk_. */
export function postgresBulkStore(database: PostgresDatabase, parts: PostgresParts): BulkStore {
  const bulkOf = async (asked: Statements, { id, workspace }: BulkKey) => {
    const [bulk] = await asked.rows<TableBulk>(BULK, [id, workspace]);
    return bulk;
  };
  const rowOf = async ({ id, workspace, family }: BulkKey & { readonly family: JobFamily }, row: number) => {
    const [chunk] = await database.rows<TableChunk>(CHUNK_OF_ROW, [id, workspace, family, row]);
    return chunk === undefined ? undefined : jobsOf(chunk)[row - chunk.firstRow];
  };
  return {
    now: () => timeNow(database, parts),
    create: creating(database, parts),
    async status(key) {
      const bulk = await bulkOf(database, key);
      return bulk && statusOf(bulk, await database.rows<TablePart>(PARTS, [key.id]));
    },
    ...takingParts(database),
    ...claimingChunks(database, parts),
    results: (key, part) => resultsOf(database, key, part),
    row: rowOf,
    async latestResolution(workspace, coreIds) {
      const [found] = await database.rows<{ bulk: string; row: number }>(FOUND, [
        ...[workspace, coreIds, boundTime(parts)],
      ]);
      const bulk = found && (await bulkOf(database, { id: found.bulk, workspace }));
      return found && bulk && rowOf({ workspace, id: bulk.id, family: bulk.family }, found.row);
    },
    async openRows() {
      const [open] = await database.rows<{ rows: number }>(OPEN_ROWS);
      return open?.rows ?? 0;
    },
  };
}

function known(bulk: TableBulk | undefined): TableBulk {
  if (bulk === undefined) throw unknownBulk('no bulk has this id');
  return bulk;
}

function creating(database: PostgresDatabase, parts: PostgresParts): BulkStore['create'] {
  return ({ workspace, family, options, keyId, idempotencyKey = null }) =>
    database.transaction(async (session) => {
      const id = `blk_${parts.newId()}`;
      const values = [id, workspace, family, JSON.stringify(options), keyId, idempotencyKey];
      const isNew = (await session.changes(INSERT, [...values, timeIn(session, parts)])) > 0;
      if (isNew) return id;
      const [there] = await session.rows<{ id: string; family: JobFamily }>(KNOWN, [
        workspace,
        idempotencyKey,
      ]);
      if (there?.family === family) return there.id;
      throw otherFamily();
    });
}

function takingParts(database: PostgresDatabase): Pick<BulkStore, 'addPart' | 'start' | 'drop'> {
  /** Whoever changes the parts of a bulk does so alone. */
  const locked = async (session: Session, { id, workspace }: BulkKey) => {
    const [bulk] = await session.rows<TableBulk>(`${BULK} FOR UPDATE`, [id, workspace]);
    return bulk;
  };
  return {
    addPart: (key, { part, sha256, rows }) =>
      database.transaction(async (session): Promise<BulkPart> => {
        const bulk = known(await locked(session, key));
        const parts = await session.rows<TablePart>(PARTS, [key.id]);
        const there = parts.find((one) => one.part === part);
        if (there?.sha256 === sha256) return told(there);
        requireOpen(bulk);
        if (there !== undefined) throw otherPart(part);
        await session.rows(INSERT_PART, [key.id, part, sha256, rows.length]);
        const chunks = chunksOf({ rows }).map((chunk, place) => ({
          ...{ place, rows: chunk.length, requests: JSON.stringify(chunk) },
        }));
        await session.rows(INSERT_CHUNKS, [...arraysOf(HELD_ROWS, chunks), key.id, part]);
        return { part, rows: rows.length, sha256, done: 0 };
      }),
    start: (key, count) =>
      database.transaction(async (session) => {
        const { id, state } = known(await locked(session, key));
        const there = await session.rows<TablePart>(PARTS, [id]);
        requireParts(
          there.map(({ part }) => part),
          count,
        );
        if (state !== 'open') return;
        for (const sql of [NUMBER, BEGIN, END_EMPTY]) await session.rows(sql, [id]);
        await giveTurnsIn(session, chunkTurns(key.workspace));
      }),
    drop: (key) =>
      database.transaction(async (session) => {
        if ((await locked(session, key)) === undefined) return false;
        for (const sql of REMOVALS) await session.rows(sql, [key.id]);
        return true;
      }),
  };
}

async function* resultsOf(
  database: PostgresDatabase,
  { id, workspace }: BulkKey,
  part: number,
): AsyncGenerator<readonly StoredJob[]> {
  const [state] = await database.rows<{ rows: number; open: number }>(PART_STATE, [id, workspace, part]);
  requireEnded(state, part);
  for (let place = 0; ; place++) {
    const values = [id, workspace, part, place];
    const [chunk] = await database.rows<TableChunk & { readonly place: number }>(CHUNK_OF_PART, values);
    if (chunk === undefined) return;
    place = chunk.place;
    yield jobsOf(chunk);
  }
}
