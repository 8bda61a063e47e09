import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { ReportAccount, ReportAccounts } from '../../contract/crosscheck-report.ts';
import { accountId } from '../../crm/account-id.ts';
import { writeFailure } from '../output/write-failure.ts';
import { type JudgedRow, type ReportColumns, reportAccountOf } from './report-account.ts';

/** What a report tells of the accounts of a run: in a file of its own, which loses its name at once. */
export interface ReportSpool extends ReportAccounts {
  /** Takes a row once it is judged; one that repeats an account is told once. */
  add(judged: JudgedRow): void;
  dispose(): void;
}

const BUFFERED_BYTES = 1 << 20;

export function reportSpool(path: string, named: ReportColumns): ReportSpool {
  const file = openSync(path, 'w+');
  rmSync(path);
  const ends: number[] = [];
  /** Ids as they were sent, by their whole forms. */
  const sent = new Map<string, string>();
  let [written, buffered, buffer] = [0, 0, [] as Buffer[]];
  const flush = () => {
    try {
      const bytes = Buffer.concat(buffer);
      for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
    } catch (error) {
      throw writeFailure(path, error, { file: path });
    }
    [buffered, buffer] = [0, []];
  };
  return {
    get size() {
      return ends.length;
    },
    add(judged) {
      const { id } = accountId(judged.account.external_id);
      if (sent.has(id)) return;
      const account = reportAccountOf(judged, named);
      if (account === undefined) return;
      sent.set(id, account.external_id);
      const bytes = Buffer.from(JSON.stringify(account));
      buffer.push(bytes);
      buffered += bytes.length;
      written += bytes.length;
      ends.push(written);
      if (buffered > BUFFERED_BYTES) flush();
    },
    at(position) {
      const [from, to] = [position === 0 ? 0 : ends[position - 1], ends[position]];
      if (from === undefined || to === undefined) throw new RangeError(`there is no account at ${position}`);
      if (buffered > 0) flush();
      const bytes = Buffer.alloc(to - from);
      readSync(file, bytes, 0, bytes.length, from);
      // Written above from an account.
      const account = JSON.parse(bytes.toString('utf8')) as ReportAccount;
      return withIdsOfTheFile(account, (id) => sent.get(accountId(id).id) ?? id);
    },
    dispose: () => closeSync(file),
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
