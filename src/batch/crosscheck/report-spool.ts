import type { ReportAccount, ReportAccounts } from '../../contract/crosscheck-report.ts';
import { accountId } from '../../crm/account-id.ts';
import { jsonSpool } from '../json-spool.ts';
import { type JudgedRow, type ReportColumns, reportAccountOf } from './report-account.ts';

/** What a report tells of the accounts of a run: in a file of its own, which loses its name at once. */
export interface ReportSpool extends ReportAccounts {
  /** Takes a row once it is judged; one that repeats an account is told once. */
  add(judged: JudgedRow): void;
  dispose(): void;
}

export function reportSpool(path: string, named: ReportColumns): ReportSpool {
  const spool = jsonSpool(path);
  /** Ids as they were sent, by their whole forms. */
  const sent = new Map<string, string>();
  return {
    get size() {
      return spool.size;
    },
    add(judged) {
      const { id } = accountId(judged.account.external_id);
      if (sent.has(id)) return;
      const account = reportAccountOf(judged, named);
      if (account === undefined) return;
      sent.set(id, account.external_id);
      spool.add(account);
    },
    at(position) {
      // Added above.
      const account = spool.at(position) as ReportAccount;
      return withIdsOfTheFile(account, (id) => sent.get(accountId(id).id) ?? id);
    },
    dispose: spool.dispose,
  };
}

/** One form of an id for each account: parents are often named by the short one. */
function withIdsOfTheFile(account: ReportAccount, idOf: (id: string) => string): ReportAccount {
  const inFile = (id: string | null) => (id === null ? null : idOf(id));
  const { target, duplicate, parent_external_id: parent } = account;
  return {
    ...account,
    parent_external_id: inFile(parent),
    target: target && { ...target, external_id: inFile(target.external_id) },
    duplicate: duplicate && { ...duplicate, duplicate_of: inFile(duplicate.duplicate_of) },
  };
}
