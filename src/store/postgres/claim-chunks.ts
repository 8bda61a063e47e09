import { bulkRowId } from '../../contract/bulk.ts';
import type { BulkStore, ClaimedChunk, EndedChunk } from '../../jobs/bulk-store.ts';
import {
  type ClaimedRow,
  claimedChunk,
  keptEnds,
  type OpenBulk,
  turnsOfWorkspaces,
} from '../rows/bulk-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { RESOLVING } from '../rows/resolving.ts';
import { type Entry, enter } from './create-jobs.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf, given } from './given-rows.ts';
import { type KeepingEntities, keepingEntities } from './keep-entities.ts';
import type { PostgresDatabase, Session } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';

const OPEN = `SELECT id, workspace, family, options, created_at AS "createdMs" FROM core.bulk
  WHERE state = 'processing' AND ($1::text IS NULL OR workspace = $1) ORDER BY created_at, id`;
const CLAIM = `UPDATE core.bulk_chunk SET state = 'processing', lease_owner = $2, lease_until = $3::bigint + $4,
    lease_token = lease_token + 1
  WHERE number = (
    SELECT number FROM core.bulk_chunk WHERE bulk = $1 AND state IN ('waiting', 'processing')
      AND (state = 'waiting' OR lease_until < $3::bigint OR lease_until > $3::bigint + ${LONGEST_LEASE_MS})
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING number, first_row AS "firstRow", requests, lease_token AS token`;
const IS_HELD = `number = $1 AND lease_token = $2 AND state = 'processing'`;
const RENEW = `UPDATE core.bulk_chunk SET lease_until = ${timeAt(3)} + $4 WHERE ${IS_HELD}`;
const HAND_BACK = `UPDATE core.bulk_chunk SET state = 'waiting', lease_owner = NULL, lease_until = NULL
  WHERE ${IS_HELD} RETURNING (SELECT workspace FROM core.bulk WHERE id = bulk_chunk.bulk) AS workspace`;
const END = `UPDATE core.bulk_chunk SET state = 'completed', results = $3, failed = $4, ended_at = $5,
    lease_owner = NULL, lease_until = NULL WHERE ${IS_HELD}`;
const LATEST = { text: ['core_id'], bigint: ['row'] } as const;
/** Of rows of one chunk that resolved to the same entity the last one stays. */
const NOTE = `INSERT INTO core.bulk_entity (workspace, core_id, bulk, row, completed_at)
  SELECT $3, core_id, $4, max(given.row), $5 FROM ${given(LATEST)} GROUP BY core_id ORDER BY core_id
  ON CONFLICT (workspace, core_id) DO UPDATE SET bulk = excluded.bulk, row = excluded.row,
    completed_at = excluded.completed_at
  WHERE excluded.completed_at >= bulk_entity.completed_at OR bulk_entity.completed_at > $6`;
/** Nobody drops the bulk meanwhile; others may commit chunks of it. */
const KEEP_BULK = 'SELECT 1 FROM core.bulk WHERE id = $1 FOR KEY SHARE';
/** Of two that commit the last chunks of a bulk one sees what the other did. Locked last, so that others wait for the disk at most. */
const LOCK_BULK = 'SELECT 1 FROM core.bulk WHERE id = $1 FOR NO KEY UPDATE';
const END_BULK = `UPDATE core.bulk SET state = 'completed', completed_at = $2 WHERE id = $1 AND NOT EXISTS (
    SELECT 1 FROM core.bulk_chunk WHERE bulk = $1 AND state IN ('waiting', 'processing'))`;

type Claiming = Pick<BulkStore, 'claim' | 'renew' | 'handBack' | 'finish' | 'releaseLeases'>;

/** Claims chunks under a lease, in turns of the workspaces, and commits them. */
export function claimingChunks(database: PostgresDatabase, parts: PostgresParts): Claiming {
  const turns = turnsOfWorkspaces();
  const entities = keepingEntities();
  return {
    claim: ({ owner, forMs }, workspace) =>
      database.transaction(async (session): Promise<ClaimedChunk | undefined> => {
        const nowMs = timeIn(session, parts);
        for (const bulk of turns.order(await session.rows<OpenBulk>(OPEN, [workspace]))) {
          const [row] = await session.rows<ClaimedRow>(CLAIM, [bulk.id, owner, nowMs, forMs]);
          if (row === undefined) continue;
          turns.served(bulk.workspace);
          return claimedChunk(bulk, row);
        }
        return undefined;
      }),
    renew: async ({ number, token }, forMs) =>
      void (await database.rows(RENEW, [number, token, boundTime(parts), forMs])),
    handBack: ({ number, token }) =>
      database.transaction(async (session) => {
        const rows = await session.rows<{ workspace: string }>(HAND_BACK, [number, token]);
        await giveTurnsIn(session, turnsOf('chunks', rows));
      }),
    async finish(ended) {
      const committed = await database.transaction((session) =>
        finished(session, ended, { entities, nowMs: timeIn(session, parts) }),
      );
      committed?.();
      return committed !== undefined;
    },
    async releaseLeases(isAlive) {
      const owners = await database.rows<{ owner: string }>(
        `SELECT DISTINCT lease_owner AS owner FROM core.bulk_chunk WHERE state = 'processing'`,
      );
      const dead = owners.map(({ owner }) => owner).filter((owner) => !isAlive(owner));
      return database.changes(
        `UPDATE core.bulk_chunk SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ANY ($1::text[])`,
        [dead],
      );
    },
  };
}

/** Gives what is to be called when it is committed; undefined when the lease was lost. */
async function finished(
  session: Session,
  ended: EndedChunk,
  { entities, nowMs }: { readonly entities: KeepingEntities; readonly nowMs: number },
): Promise<(() => void) | undefined> {
  const { chunk, endedMs, ends } = ended;
  const { number, token, bulk, workspace } = chunk;
  await session.rows(KEEP_BULK, [bulk]);
  const failed = ends.filter(({ result }) => result.state === 'failed').length;
  if ((await session.changes(END, [number, token, keptEnds(ends), failed, endedMs])) === 0) return undefined;
  await enter(session, entriesOf(ended));
  const committed = await entities.keep(
    session,
    ends.map((end) => ({ ...end, runId: '' })),
  );
  const latest = latestOf(ended);
  if (latest.length > 0)
    await session.rows(NOTE, [...arraysOf(LATEST, latest), workspace, bulk, endedMs, nowMs]);
  await session.rows(LOCK_BULK, [bulk]);
  await session.rows(END_BULK, [bulk, endedMs]);
  return committed;
}

function entriesOf({ chunk, endedMs, ends }: EndedChunk): readonly Entry[] {
  const { workspace, bulk, firstRow } = chunk;
  return chunk.rows.flatMap((row, at) => {
    const charges = 'refused' in row ? [] : row.charges;
    return charges.flatMap(({ operation, amount }): readonly Entry[] => {
      const job_id = bulkRowId(bulk, firstRow + at);
      const charge: Entry = { workspace, job_id, operation, kind: 'charge', amount, time: endedMs };
      const hasRun = ends[at]?.notRun.includes(operation) !== true;
      return hasRun ? [charge] : [charge, { ...charge, kind: 'refund' }];
    });
  });
}

function latestOf({ chunk: { family, firstRow }, ends }: EndedChunk) {
  if (!RESOLVING.has(family)) return [];
  return ends.flatMap(({ pinned }, at) =>
    pinned === null ? [] : [{ core_id: pinned.coreId, row: firstRow + at }],
  );
}
