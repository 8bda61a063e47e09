import { randomUUID } from 'node:crypto';
import type { DatasetLeases } from '../../jobs/dataset-leases.ts';
import { named } from '../rows/dataset-rows.ts';
import { LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt, timeIn } from './store-parts.ts';
import { lockWorkspace } from './workspace-lock.ts';

interface LeaseRow {
  readonly owner: string;
  readonly untilMs: number;
}

const LEASE_MS = 60_000;
const FIND = `SELECT lease_owner AS owner, lease_until AS "untilMs" FROM core.dataset_lease
  WHERE workspace = $1 AND name = $2 AND kind = $3`;
const TAKE = `INSERT INTO core.dataset_lease (workspace, name, kind, token, lease_owner, lease_until)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (workspace, name, kind) DO UPDATE SET token = excluded.token, lease_owner = excluded.lease_owner,
    lease_until = excluded.lease_until`;
const RENEW = `UPDATE core.dataset_lease SET lease_until = ${timeAt(2)} + ${LEASE_MS} WHERE token = $1`;

/** Leases on datasets in PostgreSQL. */
export function postgresDatasetLeases(
  database: PostgresDatabase,
  clock: Pick<PostgresParts, 'now'>,
): DatasetLeases {
  return {
    take: (key, kind) =>
      database.transaction(async (session) => {
        const { workspace, name } = named(key);
        await lockWorkspace(session, 'datasets', workspace);
        const nowMs = timeIn(session, clock);
        const [held] = await session.rows<LeaseRow>(FIND, [workspace, name, kind]);
        if (held !== undefined && isHeld(held, nowMs)) return { holder: held.owner };
        const token = randomUUID();
        await session.rows(TAKE, [workspace, name, kind, token, processOwner(), nowMs + LEASE_MS]);
        return { token };
      }),
    renew: async (token) => (await database.changes(RENEW, [token, boundTime(clock)])) > 0,
    release: async (token) =>
      void (await database.rows('DELETE FROM core.dataset_lease WHERE token = $1', [token])),
  };
}

/** A process of this machine that lives has its lease also when it could not renew it. */
function isHeld({ owner, untilMs }: LeaseRow, nowMs: number): boolean {
  if (!isOwnerAlive(owner)) return false;
  return isOwnerHere(owner) || (untilMs >= nowMs && untilMs <= nowMs + LONGEST_LEASE_MS);
}
