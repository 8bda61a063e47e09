import type Database from 'better-sqlite3';
import { bulkRowId } from '../../contract/bulk.ts';
import type { BulkStore, EndedChunk, RowEnd } from '../../jobs/bulk-store.ts';
import type { Lease } from '../../jobs/job-store.ts';
import {
  type ClaimedRow,
  claimedChunk,
  keptEnds,
  type OpenBulk,
  turnsOfWorkspaces,
} from '../rows/bulk-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { RESOLVING } from '../rows/resolving.ts';
import { stepKeeping } from './keep-step.ts';

const IS_FREE = `(state = 'waiting' OR (state = 'processing' AND (lease_until < @nowMs OR lease_until > @nowMs + ${LONGEST_LEASE_MS})))`;
const IS_HELD = `number = @number AND lease_token = @token AND state = 'processing'`;

type Claiming = Pick<BulkStore, 'claim' | 'renew' | 'handBack' | 'finish' | 'releaseLeases'>;

/** Claims chunks under a lease, in turns of the workspaces, and commits them. */
export function claimingChunks(database: Database.Database, now: () => number): Claiming {
  const open = database.prepare<[{ workspace: string | null }], OpenBulk>(
    `SELECT id, workspace, family, options, created_at AS createdMs FROM bulk WHERE state = 'processing'
       AND (@workspace IS NULL OR workspace = @workspace) ORDER BY created_at, id`,
  );
  const claimOne = database.prepare<[object], ClaimedRow>(
    `UPDATE bulk_chunk SET state = 'processing', lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1
     WHERE number = (SELECT number FROM bulk_chunk INDEXED BY bulk_chunk_open
       WHERE bulk = @bulk AND state IN ('waiting', 'processing') AND ${IS_FREE} ORDER BY number LIMIT 1)
     RETURNING number, first_row AS firstRow, requests, lease_token AS token`,
  );
  const turns = turnsOfWorkspaces();
  const claim = database.transaction(({ owner, forMs }: Lease, workspace: string | null) => {
    const nowMs = now();
    for (const bulk of turns.order(open.all({ workspace }))) {
      const row = claimOne.get({ bulk: bulk.id, owner, nowMs, untilMs: nowMs + forMs });
      if (row === undefined) continue;
      turns.served(bulk.workspace);
      return claimedChunk(bulk, row);
    }
    return undefined;
  });
  const renew = database.prepare(`UPDATE bulk_chunk SET lease_until = @untilMs WHERE ${IS_HELD}`);
  const handBack = database.prepare(
    `UPDATE bulk_chunk SET state = 'waiting', lease_owner = NULL, lease_until = NULL WHERE ${IS_HELD}`,
  );
  const owners = database
    .prepare<[], string>(`SELECT DISTINCT lease_owner FROM bulk_chunk WHERE state = 'processing'`)
    .pluck();
  const release = database.prepare(
    `UPDATE bulk_chunk SET lease_until = 0 WHERE state = 'processing' AND lease_owner = ?`,
  );
  return {
    claim: async (lease, workspace) => claim.immediate(lease, workspace ?? null),
    renew: async ({ number, token }, forMs) => void renew.run({ number, token, untilMs: now() + forMs }),
    handBack: async ({ number, token }) => void handBack.run({ number, token }),
    finish: finishing(database, now),
    async releaseLeases(isAlive) {
      const dead = owners.all().filter((owner) => !isAlive(owner));
      return dead.reduce((count, owner) => count + release.run(owner).changes, 0);
    },
  };
}

function finishing(database: Database.Database, now: () => number): BulkStore['finish'] {
  const end = database.prepare(
    `UPDATE bulk_chunk SET state = 'completed', results = @results, failed = @failed, ended_at = @endedMs,
       lease_owner = NULL, lease_until = NULL WHERE ${IS_HELD}`,
  );
  const enter = database.prepare(
    'INSERT INTO credit_entry (workspace, job_id, operation, kind, amount, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const note = database.prepare(
    `INSERT INTO bulk_entity (workspace, core_id, bulk, row, completed_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (workspace, core_id) DO UPDATE SET bulk = excluded.bulk, row = excluded.row,
       completed_at = excluded.completed_at
     WHERE excluded.completed_at >= bulk_entity.completed_at OR bulk_entity.completed_at > ?`,
  );
  const endBulk = database.prepare(
    `UPDATE bulk SET state = 'completed', completed_at = @endedMs WHERE id = @bulk AND NOT EXISTS (
       SELECT 1 FROM bulk_chunk INDEXED BY bulk_chunk_open WHERE bulk = @bulk AND state IN ('waiting', 'processing'))`,
  );
  const keep = stepKeeping(database);
  const endRow = (one: RowEnd, at: number, { chunk, endedMs }: EndedChunk) => {
    const { workspace, bulk, firstRow, family } = chunk;
    const row = chunk.rows[at];
    const id = bulkRowId(bulk, firstRow + at);
    for (const { operation, amount } of row !== undefined && 'request' in row ? row.charges : []) {
      enter.run(workspace, id, operation, 'charge', amount, endedMs);
      if (one.notRun.includes(operation)) enter.run(workspace, id, operation, 'refund', amount, endedMs);
    }
    keep(one);
    if (one.pinned !== null && RESOLVING.has(family))
      note.run(workspace, one.pinned.coreId, bulk, firstRow + at, endedMs, now());
  };
  const finish = database.transaction((ended: EndedChunk): boolean => {
    const { chunk, endedMs, ends } = ended;
    const { number, token, bulk } = chunk;
    const failed = ends.filter(({ result }) => result.state === 'failed').length;
    const results = keptEnds(ends);
    if (end.run({ number, token, results, failed, endedMs }).changes === 0) return false;
    for (const [at, one] of ends.entries()) endRow(one, at, ended);
    endBulk.run({ bulk, endedMs });
    return true;
  });
  return async (ended) => finish.immediate(ended);
}
