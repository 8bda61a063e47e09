import type Database from 'better-sqlite3';
import type { ClaimedJob, JobStore, Lease } from '../../jobs/job-store.ts';
import { type ClaimedRow, claimedJob, LONGEST_LEASE_MS } from '../rows/job-rows.ts';

interface NumberedRow extends ClaimedRow {
  readonly number: number;
}

const CLAIM = `UPDATE job SET state = 'processing', lease_owner = @owner, lease_until = @untilMs, lease_token = lease_token + 1`;
const IS_FREE = `(state = 'pending' OR (state = 'processing' AND lease_until < @nowMs))`;
const SHORTEN = 'UPDATE job SET lease_until = @untilMs WHERE';
const IS_TOO_LONG = `state = 'processing' AND lease_until > @nowMs + ${LONGEST_LEASE_MS}`;
const CLAIMED =
  'RETURNING id, workspace, family, request, options, progress, created_at AS createdMs, lease_token AS token';

/** Claims jobs under a lease and gives them back. */
export function claiming(
  database: Database.Database,
  now: () => number,
): Pick<JobStore, 'claim' | 'claimNext' | 'renew' | 'handBack'> {
  const claim = database.prepare(`${CLAIM} WHERE id = @id AND ${IS_FREE} ${CLAIMED}`);
  const nextOf = (index: string, which: string) =>
    database.prepare(
      `${CLAIM} WHERE number IN (
         SELECT number FROM job INDEXED BY ${index} WHERE key_id IS NOT NULL AND ${which}
           AND (@workspace IS NULL OR workspace = @workspace) ORDER BY number LIMIT @limit
       ) ${CLAIMED}, number`,
    );
  const fresh = nextOf('job_waiting', `state = 'pending'`);
  // Begun before and not ended: it may be what took its process down, and is worked on alone.
  const begun = nextOf('job_begun', `state = 'processing' AND lease_until < @nowMs`);
  const handBack = database.prepare(
    `UPDATE job SET lease_owner = NULL, lease_until = 0 WHERE id = ? AND lease_token = ? AND state = 'processing'`,
  );
  const renew = database.prepare(
    `UPDATE job SET lease_until = ? WHERE id = ? AND lease_token = ? AND state = 'processing' AND lease_owner IS NOT NULL`,
  );
  const shortenOne = database.prepare(`${SHORTEN} id = @id AND ${IS_TOO_LONG}`);
  const shorten = database.prepare(
    `${SHORTEN} number IN (SELECT number FROM job INDEXED BY job_begun WHERE key_id IS NOT NULL AND ${IS_TOO_LONG})`,
  );
  const times = ({ owner, forMs }: Lease) => {
    const nowMs = now();
    return { owner, nowMs, untilMs: nowMs + forMs };
  };
  const all = database.transaction((ids: readonly string[], lease: Lease) => {
    const { owner, nowMs, untilMs } = times(lease);
    return ids.flatMap((id) => {
      const [row] = claim.all({ owner, untilMs, id, nowMs }) as ClaimedRow[];
      if (row !== undefined) return [claimedJob(row)];
      shortenOne.run({ untilMs, id, nowMs });
      return [];
    });
  });
  // RETURNING gives rows in any order.
  const some = database.transaction((limit: number, lease: Lease, workspace: string | null) => {
    const { owner, nowMs, untilMs } = times(lease);
    shorten.run({ untilMs, nowMs });
    const alone = begun.all({ owner, untilMs, limit: 1, nowMs, workspace }) as NumberedRow[];
    const rows =
      alone.length > 0 ? alone : (fresh.all({ owner, untilMs, limit, workspace }) as NumberedRow[]);
    return rows.sort((a, b) => a.number - b.number).map(({ number: _number, ...row }) => claimedJob(row));
  });
  const back = database.transaction((jobs: readonly Pick<ClaimedJob, 'id' | 'token'>[]) => {
    for (const { id, token } of jobs) handBack.run(id, token);
  });
  const again = database.transaction((jobs: readonly Pick<ClaimedJob, 'id' | 'token'>[], forMs: number) => {
    const untilMs = now() + forMs;
    for (const { id, token } of jobs) renew.run(untilMs, id, token);
  });
  return {
    renew: async (jobs, forMs) => again.immediate(jobs, forMs),
    claim: async (ids, lease) => all.immediate(ids, lease),
    claimNext: async (limit, lease, workspace) => some.immediate(limit, lease, workspace ?? null),
    handBack: async (jobs) => back.immediate(jobs),
  };
}
