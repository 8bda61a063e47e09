import type { ClaimedJob, JobStore } from '../../jobs/job-store.ts';
import { type ClaimedRow, claimedJob, LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { giveTurnsIn, turnsOf } from './give-turns.ts';
import { arraysOf } from './given-rows.ts';
import { heldJobs } from './held-jobs.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { boundTime, type PostgresParts, timeAt } from './store-parts.ts';

interface NumberedRow extends ClaimedRow {
  readonly number: number;
}

const CLAIM = `UPDATE core.job SET state = 'processing', lease_owner = $1, lease_until = ${timeAt(2)} + $3,
  lease_token = lease_token + 1`;
const CLAIMED = `RETURNING number, id, workspace, family, request, options, progress, created_at AS "createdMs",
  lease_token AS token`;
const IS_TOO_LONG = `state = 'processing' AND lease_until > ${timeAt(2)} + ${LONGEST_LEASE_MS}`;
/** A job that another process is about to claim, to renew or to finish is passed over. */
const CLAIM_NAMED = `WITH free AS (
    SELECT number FROM core.job WHERE id = ANY ($4::text[])
      AND (state = 'pending' OR (state = 'processing' AND lease_until < ${timeAt(2)}))
    ORDER BY number FOR UPDATE SKIP LOCKED)
  ${CLAIM} FROM free WHERE job.number = free.number ${CLAIMED.replace('number,', 'job.number,')}`;
const SHORTEN_NAMED = `UPDATE core.job SET lease_until = ${timeAt(2)} + $3
  WHERE id = ANY ($1::text[]) AND ${IS_TOO_LONG}`;
/** What was begun before and has not ended may be what took its process down: it is worked on alone. */
const claimNextOf = (ofWhom: string) => `WITH shortened AS (
    UPDATE core.job SET lease_until = ${timeAt(2)} + $3 WHERE number IN (
      SELECT number FROM core.job WHERE key_id IS NOT NULL AND ${IS_TOO_LONG} ORDER BY number FOR UPDATE SKIP LOCKED)),
  begun AS MATERIALIZED (
    SELECT number FROM core.job
    WHERE key_id IS NOT NULL AND state = 'processing' AND lease_until < ${timeAt(2)} ${ofWhom}
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED),
  fresh AS MATERIALIZED (
    SELECT number FROM core.job
    WHERE key_id IS NOT NULL AND state = 'pending' AND NOT EXISTS (SELECT 1 FROM begun) ${ofWhom}
    ORDER BY number LIMIT $4 FOR UPDATE SKIP LOCKED)
  ${CLAIM} WHERE number IN (SELECT number FROM begun UNION ALL SELECT number FROM fresh) ${CLAIMED}`;
const CLAIM_NEXT = claimNextOf('');
const CLAIM_NEXT_OF = claimNextOf('AND workspace = $5');
const HELD = { text: ['id'], bigint: ['token'] } as const;
const HAND_BACK = `${heldJobs(HELD)} UPDATE core.job SET lease_owner = NULL, lease_until = 0
  FROM held WHERE job.number = held.number RETURNING workspace, key_id AS "keyId"`;
/** What another statement has under its hands needs no longer lease: it is being renewed, ended or lost. */
const RENEW = `${heldJobs(HELD, 'SKIP LOCKED')} UPDATE core.job SET lease_until = ${timeAt(3)} + $4
  FROM held WHERE job.number = held.number AND lease_owner IS NOT NULL`;

interface ServedRow {
  readonly workspace: string;
  readonly keyId: string | null;
}

/** Claims jobs under a lease and gives them back; every claim is one statement. */
export function claiming(
  database: PostgresDatabase,
  parts: PostgresParts,
): Pick<JobStore, 'claim' | 'claimNext' | 'renew' | 'handBack'> {
  return {
    async claim(ids, { owner, forMs }) {
      if (ids.length === 0) return [];
      const time = boundTime(parts);
      const rows = await database.rows<NumberedRow>(CLAIM_NAMED, [owner, time, forMs, ids]);
      if (rows.length < ids.length) await database.rows(SHORTEN_NAMED, [ids, time, forMs]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return [...new Set(ids)].flatMap((id) => withoutNumber(byId.get(id)));
    },
    async claimNext(limit, { owner, forMs }, workspace) {
      const values = [owner, boundTime(parts), forMs, limit];
      const rows = await (workspace === undefined
        ? database.rows<NumberedRow>(CLAIM_NEXT, values)
        : database.rows<NumberedRow>(CLAIM_NEXT_OF, [...values, workspace]));
      return rows.toSorted((a, b) => a.number - b.number).flatMap(withoutNumber);
    },
    async renew(jobs, forMs) {
      if (jobs.length > 0) await database.rows(RENEW, [...arraysOf(HELD, jobs), boundTime(parts), forMs]);
    },
    async handBack(jobs) {
      if (jobs.length === 0) return;
      await database.transaction(async (session) => {
        const rows = await session.rows<ServedRow>(HAND_BACK, arraysOf(HELD, jobs));
        const served = rows.filter(({ keyId }) => keyId !== null);
        await giveTurnsIn(session, turnsOf('jobs', served));
      });
    },
  };
}

function withoutNumber(row: NumberedRow | undefined): readonly ClaimedJob[] {
  if (row === undefined) return [];
  const { number: _number, ...claimed } = row;
  return [claimedJob(claimed)];
}
