import type { ClaimedJob, JobStore } from '../../jobs/job-store.ts';
import { type ClaimedRow, claimedJob, LONGEST_LEASE_MS } from '../rows/job-rows.ts';
import { arraysOf, given } from './given-rows.ts';
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
const CLAIM_NEXT = `WITH shortened AS (
    UPDATE core.job SET lease_until = ${timeAt(2)} + $3 WHERE number IN (
      SELECT number FROM core.job WHERE key_id IS NOT NULL AND ${IS_TOO_LONG} ORDER BY number FOR UPDATE SKIP LOCKED)),
  begun AS MATERIALIZED (
    SELECT number FROM core.job WHERE key_id IS NOT NULL AND state = 'processing' AND lease_until < ${timeAt(2)}
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED),
  fresh AS MATERIALIZED (
    SELECT number FROM core.job WHERE key_id IS NOT NULL AND state = 'pending' AND NOT EXISTS (SELECT 1 FROM begun)
    ORDER BY number LIMIT $4 FOR UPDATE SKIP LOCKED)
  ${CLAIM} WHERE number IN (SELECT number FROM begun UNION ALL SELECT number FROM fresh) ${CLAIMED}`;
const HELD = { text: ['id'], bigint: ['token'] } as const;
/** The token alone says whether the claim still holds: finishing a job counts it up, and no claim has 0. */
export const IS_HELD = 'job.id = given.id AND job.lease_token = given.token AND given.token > 0';
const HAND_BACK = `UPDATE core.job SET lease_owner = NULL, lease_until = 0 FROM ${given(HELD)} WHERE ${IS_HELD}`;
const RENEW = `UPDATE core.job SET lease_until = ${timeAt(3)} + $4 FROM ${given(HELD)}
  WHERE ${IS_HELD} AND lease_owner IS NOT NULL`;

/** Claims jobs under a lease and gives them back; every call is one statement. */
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
    async claimNext(limit, { owner, forMs }) {
      const rows = await database.rows<NumberedRow>(CLAIM_NEXT, [owner, boundTime(parts), forMs, limit]);
      return rows.toSorted((a, b) => a.number - b.number).flatMap(withoutNumber);
    },
    async renew(jobs, forMs) {
      if (jobs.length > 0) await database.rows(RENEW, [...arraysOf(HELD, jobs), boundTime(parts), forMs]);
    },
    async handBack(jobs) {
      if (jobs.length > 0) await database.rows(HAND_BACK, arraysOf(HELD, jobs));
    },
  };
}

function withoutNumber(row: NumberedRow | undefined): readonly ClaimedJob[] {
  if (row === undefined) return [];
  const { number: _number, ...claimed } = row;
  return [claimedJob(claimed)];
}
