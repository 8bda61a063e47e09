import type { CrmAccount } from '../../contract/crm-account.ts';
import { accountId } from '../../crm/account-id.ts';
import type { Dataset } from '../../crm/dataset.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { OutputRow } from '../output/output-rows.ts';
import { type RunSummary, tally } from '../output/run-summary.ts';
import { startTable } from '../output/table-writer.ts';
import type { ResolveFileOptions } from '../resolve-file.ts';
import type { RowResult } from '../row-result.ts';
import type { AccountFile } from './account-file.ts';
import { type CrosscheckCounts, crosscheckTally } from './crosscheck-tally.ts';
import type { JudgedRow } from './report-account.ts';

export interface JudgedFileRow {
  readonly row: InputRow;
  /** Undefined for rows that are no account. */
  readonly account: CrmAccount | undefined;
  readonly result: RowResult;
}

export interface WritingOptions extends Pick<ResolveFileOptions, 'sink' | 'format' | 'countryOf'> {
  /** Hears of every row that is an account, in order. */
  readonly onJudged?: (judged: JudgedRow) => void;
  readonly file: AccountFile;
  /** Whether a row before was of the same account. */
  readonly isRepeated: (account: CrmAccount) => boolean;
}

/** What was written. */
export interface WrittenRows {
  readonly run: RunSummary;
  readonly crosscheck: CrosscheckCounts;
  /** What to tell people of the ids of the file. */
  readonly remarks: readonly string[];
}

/** Writes rows with what was found, and counts it. */
export interface JudgedWriter {
  add(row: JudgedFileRow): Promise<void>;
  /** Also of a file without rows. */
  end(): Promise<WrittenRows>;
}

/** What waits for longer than the thread collects new objects twice grows old. */
const WRITTEN_AT_ONCE = 128;

export function judgedWriter({
  sink,
  format,
  file,
  countryOf,
  onJudged,
  isRepeated,
}: WritingOptions): JudgedWriter {
  const [counts, found] = [tally(), crosscheckTally()];
  let rows: OutputRow[] = [];
  let started: ReturnType<typeof startTable<RowResult>> | undefined;
  const flush = async () => {
    started ??= startTable(sink, format);
    const writer = await started;
    await writer.rows(rows);
    rows = [];
    return writer;
  };
  return {
    async add({ row, account, result }) {
      const name = account?.legal_name ?? account?.trading_name ?? account?.website ?? '';
      counts.add(result, row.line, account && { country: countryOf?.(account), name });
      found.add(result, name, { isRepeated: account !== undefined && isRepeated(account) });
      if (account !== undefined) onJudged?.({ row, account, result });
      rows.push({ row, result });
      if (rows.length === WRITTEN_AT_ONCE) await flush();
    },
    async end() {
      const writer = await flush();
      await writer.end();
      return { run: counts.summary(), crosscheck: found.counts(), remarks: file.remarks };
    },
  };
}

/** Tells of accounts that come one after the other which of them came before. */
export function repeatsIn(
  accounts: Pick<Dataset, 'positionOf'>,
  size: number,
): (account: CrmAccount) => boolean {
  const seen = new Uint8Array(size);
  return ({ external_id: id }) => {
    const at = accounts.positionOf(accountId(id).id);
    if (at === undefined) return false;
    const isRepeated = seen[at] === 1;
    seen[at] = 1;
    return isRepeated;
  };
}
