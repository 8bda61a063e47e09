import type Database from 'better-sqlite3';
import { accountId } from '../../crm/account-id.ts';
import type { AccountHistory, KnownAccount } from '../../feedback/account-history.ts';
import { certainText, groupIn } from '../rows/account-history-rows.ts';

interface JobRow {
  readonly external_id: string;
  readonly family: string;
  readonly core_id: string | null;
  readonly record: string;
}

/** What the jobs in the database of core-database.ts tell of accounts. People ask for it now and then: it has no index. */
export function sqliteAccountHistory(database: Database.Database): AccountHistory {
  const jobs = database.prepare<[string, string], JobRow>(
    `SELECT request ->> '$.external_id' AS external_id, family, core_id, record FROM job
     WHERE workspace = ? AND state = 'completed' AND family IN ('crosscheck', 'combined', 'entity-resolution')
       AND request LIKE ? ESCAPE '\\' ORDER BY completed_at DESC, number DESC`,
  );
  return {
    async of(workspace, crmId) {
      const { id } = accountId(crmId);
      const near = certainText(crmId);
      let known: KnownAccount | undefined;
      for (const job of jobs.iterate(workspace, `%${near.replace(/[\\%_]/g, '\\$&')}%`)) {
        if (job.external_id === null || accountId(job.external_id).id !== id) continue;
        known ??= { coreId: job.core_id, group: [] };
        if (job.family === 'crosscheck') return { ...known, group: groupIn(job.record) };
      }
      return known;
    },
  };
}
