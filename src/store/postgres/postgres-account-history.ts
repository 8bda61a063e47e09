import { accountId } from '../../crm/account-id.ts';
import type { AccountHistory, KnownAccount } from '../../feedback/account-history.ts';
import { certainText, groupIn } from '../rows/account-history-rows.ts';
import type { PostgresDatabase } from './postgres-database.ts';

interface JobRow {
  readonly number: number;
  readonly completed_at: number;
  readonly request: string;
  readonly family: string;
  readonly core_id: string | null;
  readonly record: string;
}

/** Jobs that are read at a time; a few tell enough of most accounts. */
const PAGE = 64;
const JOBS = `SELECT number, completed_at, request, family, core_id, record FROM core.job
  WHERE workspace = $1 AND state = 'completed' AND family IN ('crosscheck', 'combined', 'entity-resolution')
    AND strpos(request, $2) > 0 AND ($3::bigint IS NULL OR (completed_at, number) < ($3::bigint, $4::bigint))
  ORDER BY completed_at DESC, number DESC LIMIT ${PAGE}`;

/** What the jobs in PostgreSQL tell of accounts. People ask for it now and then: it has no index. */
export function postgresAccountHistory(database: PostgresDatabase): AccountHistory {
  return {
    async of(workspace, crmId) {
      const { id } = accountId(crmId);
      let known: KnownAccount | undefined;
      for await (const job of jobsWith(database, workspace, certainText(crmId))) {
        // Requests are written by those who create jobs, by the schema of their family.
        const { external_id: given } = JSON.parse(job.request) as { readonly external_id?: string | null };
        if (given == null || accountId(given).id !== id) continue;
        known ??= { coreId: job.core_id, group: [] };
        if (job.family === 'crosscheck') return { ...known, group: groupIn(job.record) };
      }
      return known;
    },
  };
}

/** The newest first. */
async function* jobsWith(
  database: PostgresDatabase,
  workspace: string,
  text: string,
): AsyncGenerator<JobRow> {
  let last: JobRow | undefined;
  for (;;) {
    const rows = await database.rows<JobRow>(JOBS, [workspace, text, last?.completed_at, last?.number]);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
