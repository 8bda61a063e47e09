import type Database from 'better-sqlite3';
import type { BulkPart } from '../../contract/bulk.ts';
import type { JobFamily } from '../../contract/job.ts';
import type { BulkKey, BulkStore, NewBulk, NewPart } from '../../jobs/bulk-store.ts';
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
import type { StoreParts } from './store-parts.ts';

interface FoundRow {
  readonly bulk: string;
  readonly row: number;
  readonly at: number;
}

const CHUNK = `bulk.id, family, bulk_chunk.state, created_at AS createdMs, first_row AS firstRow, rows, ended_at AS endedMs, results
  FROM bulk_chunk JOIN bulk ON bulk.id = bulk_chunk.bulk`;

/** Bulks in the database of core-database.ts; their ids get the prefix blk_. */
export function sqliteBulkStore(database: Database.Database, parts: StoreParts): BulkStore {
  const bulk = database.prepare<[string, string], TableBulk>(
    `SELECT id, family, state, created_at AS createdMs, completed_at AS completedMs FROM bulk
     WHERE id = ? AND workspace = ?`,
  );
  const partsOf = database.prepare<[string], TablePart>(
    `SELECT part, bulk_part.rows, sha256,
       coalesce(sum(bulk_chunk.rows) FILTER (WHERE state = 'completed'), 0) AS done, coalesce(sum(failed), 0) AS failed
     FROM bulk_part LEFT JOIN bulk_chunk USING (bulk, part) WHERE bulk = ? GROUP BY part ORDER BY part`,
  );
  const chunkOfRow = database.prepare<[string, string, string, number], TableChunk>(
    `SELECT ${CHUNK} WHERE bulk = ? AND workspace = ? AND family = ? AND first_row <= ?
     ORDER BY first_row DESC LIMIT 1`,
  );
  const found = database.prepare<[string, string], FoundRow>(
    'SELECT bulk, row, completed_at AS at FROM bulk_entity WHERE workspace = ? AND core_id = ?',
  );
  const open = database
    .prepare<[], number>(`SELECT total(rows) FROM bulk_chunk WHERE state IN ('waiting', 'processing')`)
    .pluck();
  const rowOf = ({ id, workspace, family }: BulkKey & { readonly family: JobFamily }, row: number) => {
    const chunk = chunkOfRow.get(id, workspace, family, row);
    return chunk === undefined ? undefined : jobsOf(chunk)[row - chunk.firstRow];
  };
  return {
    now: async () => parts.now(),
    create: creating(database, parts),
    async status({ workspace, id }) {
      const row = bulk.get(id, workspace);
      return row && statusOf(row, partsOf.all(id));
    },
    ...takingParts(database, { bulk, partsOf }),
    ...claimingChunks(database, parts.now),
    results: (key, part) => resultsOf(database, key, part),
    row: async (key, row) => rowOf(key, row),
    async latestResolution(workspace, coreIds) {
      const rows = coreIds.flatMap((coreId) => found.get(workspace, coreId) ?? []);
      const nowMs = parts.now();
      const [latest] = rows.sort((a, b) => Number(a.at > nowMs) - Number(b.at > nowMs) || b.at - a.at);
      const family = latest && bulk.get(latest.bulk, workspace)?.family;
      return latest && family && rowOf({ workspace, id: latest.bulk, family }, latest.row);
    },
    openRows: async () => open.get() ?? 0,
  };
}

function creating(database: Database.Database, { newId, now }: StoreParts): BulkStore['create'] {
  const insert = database.prepare(
    `INSERT INTO bulk (id, workspace, family, options, key_id, idempotency_key, state, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 'open', ?)
     ON CONFLICT (workspace, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`,
  );
  const known = database.prepare<[string, string], { readonly id: string; readonly family: JobFamily }>(
    'SELECT id, family FROM bulk WHERE workspace = ? AND idempotency_key = ?',
  );
  const create = database.transaction(
    ({ workspace, family, options, keyId, idempotencyKey }: NewBulk): string => {
      const id = `blk_${newId()}`;
      const values = [id, workspace, family, JSON.stringify(options), keyId, idempotencyKey ?? null, now()];
      if (insert.run(...values).changes > 0) return id;
      const there = known.get(workspace, idempotencyKey ?? '');
      if (there?.family === family) return there.id;
      throw otherFamily();
    },
  );
  return async (one) => create.immediate(one);
}

type Bulks = Database.Statement<[string, string], TableBulk>;
type PartsOf = Database.Statement<[string], TablePart>;

function openBulk(bulks: Bulks, key: BulkKey): TableBulk {
  return requireOpen(knownBulk(bulks, key));
}

function knownBulk(bulks: Bulks, { id, workspace }: BulkKey): TableBulk {
  const bulk = bulks.get(id, workspace);
  if (bulk === undefined) throw unknownBulk('no bulk has this id');
  return bulk;
}

function takingParts(
  database: Database.Database,
  { bulk: bulks, partsOf }: { readonly bulk: Bulks; readonly partsOf: PartsOf },
): Pick<BulkStore, 'addPart' | 'start' | 'drop'> {
  const insertPart = database.prepare('INSERT INTO bulk_part (bulk, part, sha256, rows) VALUES (?, ?, ?, ?)');
  const insertChunk = database.prepare(
    `INSERT INTO bulk_chunk (bulk, part, place, rows, state, requests) VALUES (?, ?, ?, ?, 'held', ?)`,
  );
  const addPart = database.transaction((key: BulkKey, { part, sha256, rows }: NewPart): BulkPart => {
    const there = partsOf.all(knownBulk(bulks, key).id).find((one) => one.part === part);
    if (there?.sha256 === sha256) return told(there);
    openBulk(bulks, key);
    if (there !== undefined) throw otherPart(part);
    insertPart.run(key.id, part, sha256, rows.length);
    for (const [place, chunk] of chunksOf({ rows }).entries())
      insertChunk.run(key.id, part, place, chunk.length, JSON.stringify(chunk));
    return { part, rows: rows.length, sha256, done: 0 };
  });
  const number = database.prepare(
    `UPDATE bulk_chunk SET state = 'waiting', first_row = place_of.first FROM (
       SELECT number, 1 + coalesce(sum(rows) OVER (ORDER BY part, place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
         AS first FROM bulk_chunk WHERE bulk = @id
     ) AS place_of WHERE bulk_chunk.number = place_of.number`,
  );
  const begin = database.prepare(`UPDATE bulk SET state = 'processing' WHERE id = ?`);
  const endEmpty = database.prepare(
    `UPDATE bulk SET state = 'completed', completed_at = created_at
     WHERE id = ? AND NOT EXISTS (SELECT 1 FROM bulk_chunk WHERE bulk = bulk.id)`,
  );
  const start = database.transaction((key: BulkKey, count: number) => {
    const { id, state } = knownBulk(bulks, key);
    const there = partsOf.all(id).map(({ part }) => part);
    requireParts(there, count);
    if (state !== 'open') return;
    number.run({ id });
    begin.run(id);
    endEmpty.run(id);
  });
  const removals = [
    'DELETE FROM bulk_entity WHERE bulk = ?',
    'DELETE FROM bulk_chunk WHERE bulk = ?',
    'DELETE FROM bulk_part WHERE bulk = ?',
    'DELETE FROM bulk WHERE id = ?',
  ].map((sql) => database.prepare(sql));
  const drop = database.transaction((key: BulkKey) => {
    if (bulks.get(key.id, key.workspace) === undefined) return false;
    for (const removal of removals) removal.run(key.id);
    return true;
  });
  return {
    addPart: async (key, part) => addPart.immediate(key, part),
    start: async (key, count) => start.immediate(key, count),
    drop: async (key) => drop.immediate(key),
  };
}

async function* resultsOf(
  database: Database.Database,
  { id, workspace }: BulkKey,
  part: number,
): AsyncGenerator<readonly StoredJob[]> {
  const chunks = database.prepare<[string, string, number, number], TableChunk & { readonly place: number }>(
    `SELECT place, ${CHUNK} WHERE bulk = ? AND workspace = ? AND part = ? AND place >= ? ORDER BY place LIMIT 1`,
  );
  const state = database.prepare<[string, string, number], { readonly rows: number; readonly open: number }>(
    `SELECT bulk_part.rows, total(bulk_chunk.rows) FILTER (WHERE bulk_chunk.state <> 'completed') AS open
     FROM bulk_part JOIN bulk ON bulk.id = bulk_part.bulk LEFT JOIN bulk_chunk USING (bulk, part)
     WHERE bulk = ? AND workspace = ? AND part = ? GROUP BY part`,
  );
  requireEnded(state.get(id, workspace, part), part);
  for (let place = 0; ; place++) {
    const chunk = chunks.get(id, workspace, part, place);
    if (chunk === undefined) return;
    place = chunk.place;
    yield jobsOf(chunk);
  }
}
