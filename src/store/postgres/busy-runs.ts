import { isOwnerAlive, isOwnerHere, processOwner } from '../sqlite/process-owner.ts';
import type { Statements } from './postgres-database.ts';

const LEASED = `SELECT count(*) AS leased FROM core.job WHERE workspace = $1 AND idempotency_key BETWEEN $2 AND $3
  AND state = 'processing' AND lease_until > $4`;

/**
 * Says whether a process works on the run: on this host by looking at the process, on another one by the leases of
 * its jobs, so that a run that died with its machine or container can be taken up.
 */
export function busyRuns(
  asked: Statements,
  { workspace, nowMs }: { readonly workspace: string; readonly nowMs: number },
): (id: string, owner: string | null) => Promise<boolean> {
  return async (id, owner) => {
    if (owner === null || owner === processOwner()) return false;
    if (isOwnerHere(owner)) return isOwnerAlive(owner);
    const values = [workspace, `${id}/`, `${id}0`, nowMs];
    const [row] = await asked.rows<{ leased: number }>(LEASED, values);
    return (row?.leased ?? 0) > 0;
  };
}
