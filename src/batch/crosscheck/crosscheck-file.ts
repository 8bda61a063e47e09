import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { accountId } from '../../crm/account-id.ts';
import type { Dataset } from '../../crm/dataset.ts';
import type { Override } from '../../crm/override.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import type { ReviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import { countProtected, type ProtectedCounts } from '../../crm/rules/count-protected.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import type { OutputRow } from '../output/output-rows.ts';
import { type RunSummary, tally } from '../output/run-summary.ts';
import { startTable } from '../output/table-writer.ts';
import type { ResolveFileOptions } from '../resolve-file.ts';
import { type ReadRow, resolveRows, UnreadableRows } from '../resolve-rows.ts';
import type { RowResult } from '../row-result.ts';
import { type AccountFile, untilBroken } from './account-file.ts';
import { accountSpool } from './account-spool.ts';
import { type AloneRows, type Answers, aloneRows, answersAbout } from './alone-rows.ts';
import { remarksOnValue } from './crosscheck-remarks.ts';
import { type CrosscheckCounts, crosscheckTally } from './crosscheck-tally.ts';
import { obeyed } from './obey-reviews.ts';
import { readAndLoad } from './read-and-load.ts';
import type { JudgedRow } from './report-account.ts';
import { type ResultSpool, resultSpool } from './result-spool.ts';

export interface CrosscheckFileOptions extends Omit<ResolveFileOptions, 'read' | 'followUps' | 'dataset'> {
  readonly mapping: ColumnMapping;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  readonly rules: CrosscheckRules;
  /** Columns that the rules name by their header. */
  readonly named: readonly string[];
  /** A file for the results of rows, until the last one is known. */
  readonly spoolPath: string;
  /** What people answered in reviews, and what they decided about accounts, where it is kept here. */
  readonly reviewed?: ReviewedProposals;
  readonly decisions?: readonly Override[];
  /** Hears of every row that is judged, in order. */
  readonly onJudged?: (judged: JudgedRow) => void;
  /** Hears of how many of all accounts it is known who they are, before rows are counted. */
  readonly onResolved: (accounts: number, all: number) => void;
  /** Hears what is done next, in a sentence. */
  readonly onPhase: (what: string) => void;
  /** Is given everything when all rows are written; not when the file broke off. */
  readonly onAllJudged?: (judged: JudgedFile) => Promise<void>;
}

/** A file of accounts that was judged to its end. */
export interface JudgedFile {
  /** Each account once, as it was resolved. */
  readonly accounts: Dataset;
  /** Every row of the file with what was found, as often as it is asked for. */
  rows(): AsyncIterable<JudgedFileRow>;
}

export interface JudgedFileRow {
  readonly row: InputRow;
  /** Undefined for rows that are no account. */
  readonly account: CrmAccount | undefined;
  readonly result: RowResult;
}

export interface CrosscheckSummary {
  readonly run: RunSummary;
  readonly crosscheck: CrosscheckCounts;
  readonly protected: ProtectedCounts;
  /** What to tell people of the ids of the file. */
  readonly remarks: readonly string[];
}

const WRITTEN_AT_ONCE = 512;

/**
 * Crosschecks the accounts of a file with each other: loads them as the dataset of the run, asks about every row, works
 * out beside the file what it tells of accounts without an entity, and writes all rows out again, in order. A run that
 * goes on finds dataset and jobs again. Throws `BrokenCrosscheck` when the table cannot be read to its end.
 */
export async function crosscheckFile(options: CrosscheckFileOptions): Promise<CrosscheckSummary> {
  const { rules } = options;
  const accounts = accountSpool(`${options.spoolPath}.accounts`);
  const spool = resultSpool(options.spoolPath);
  try {
    const { file, dataset } = await readAndLoad({ ...options, spool: accounts });
    const answers = answersAbout(accounts);
    const asked = await askAll(file, { spool, answers }, options).catch(async (error) => {
      // Why the accounts could not be judged tells more than that they could not be asked about.
      await dataset.judged();
      throw error;
    });
    const decided = await dataset.judged();
    const { decisions = decided } = options;
    const alone = await aloneRows(answers, { ...options, decisions });
    const rows = () => judgedRows(options, { file, results: spool.read(), alone });
    const written = await writeAll({ ...options, file, rows, isRepeated: repeatsIn(accounts) });
    const summary: CrosscheckSummary = {
      ...written,
      protected: countProtected(accounts, rules),
      remarks: [...dataset.remarks, ...written.remarks, ...remarksOnValue(options.mapping)],
    };
    if (asked.broken === undefined) await options.onAllJudged?.({ accounts, rows });
    await dataset.drop();
    if (asked.broken !== undefined) throw new BrokenCrosscheck(asked.broken.reason, summary);
    return summary;
  } finally {
    accounts.dispose();
    await spool.dispose();
  }
}

/** The input broke off: the rows before are judged and written, and `reason` says where and why. */
export class BrokenCrosscheck extends Error {
  readonly reason: unknown;
  readonly summary: CrosscheckSummary;

  constructor(reason: unknown, summary: CrosscheckSummary) {
    super('the input file broke off');
    this.reason = reason;
    this.summary = summary;
  }
}

/** Asks about the rows one after the other, and keeps what is answered. */
async function askAll(
  file: AccountFile,
  { spool, answers }: { readonly spool: ResultSpool; readonly answers: Answers },
  options: CrosscheckFileOptions,
): Promise<{ readonly broken?: UnreadableRows }> {
  let done = 0;
  try {
    const groups = resolveRows({ ...options, read: requestsOf(file), dataset: options.runId });
    for await (const rows of groups) {
      answers.note(rows);
      await spool.write(rows.map(({ result }) => result));
      done += rows.length;
      options.onProgress(done);
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    return { broken: error };
  }
  return {};
}

/** Asks about the account of a row by the members that say who the company is, and its id. */
function requestsOf(file: Pick<AccountFile, 'read'>): ReadRow {
  return (row) => {
    const read = file.read(row);
    return 'problem' in read ? read : { input: resolvedInputOf(read.account) };
  };
}

interface Answered {
  readonly file: AccountFile;
  readonly results: AsyncIterable<RowResult>;
  readonly alone: AloneRows;
}

/** Reads the file once more, with what was found of each row. */
async function* judgedRows(
  { table, reviewed }: Pick<CrosscheckFileOptions, 'table' | 'reviewed'>,
  { file, results, alone }: Answered,
): AsyncGenerator<JudgedFileRow> {
  const next = results[Symbol.asyncIterator]();
  for await (const row of untilBroken(table.rows)) {
    const { value, done } = await next.next();
    // The file broke off while it was asked about: it ends there again.
    if (done === true) break;
    const read = file.read(row);
    const account = 'problem' in read ? undefined : read.account;
    const result = alone.complete(value, account?.external_id);
    yield { row, account, result: reviewed ? obeyed(result, account, reviewed) : result };
  }
}

interface Written extends Pick<CrosscheckFileOptions, 'sink' | 'format' | 'countryOf' | 'onJudged'> {
  readonly file: AccountFile;
  readonly rows: () => AsyncIterable<JudgedFileRow>;
  /** Whether a row before was of the same account. */
  readonly isRepeated: (account: CrmAccount) => boolean;
}

/** Writes every row with what was found. */
async function writeAll({
  sink,
  format,
  file,
  countryOf,
  onJudged,
  isRepeated,
  ...judged
}: Written): Promise<Omit<CrosscheckSummary, 'protected'>> {
  const [counts, found] = [tally(), crosscheckTally()];
  let rows: OutputRow[] = [];
  const writer = await startTable(sink, format);
  const flush = async () => {
    await writer.rows(rows);
    rows = [];
  };
  for await (const { row, account, result } of judged.rows()) {
    const name = account?.legal_name ?? account?.trading_name ?? account?.website ?? '';
    counts.add(result, row.line, account && { country: countryOf?.(account), name });
    found.add(result, name, { isRepeated: account !== undefined && isRepeated(account) });
    if (account !== undefined) onJudged?.({ row, account, result });
    rows.push({ row, result });
    if (rows.length === WRITTEN_AT_ONCE) await flush();
  }
  await flush();
  await writer.end();
  return { run: counts.summary(), crosscheck: found.counts(), remarks: file.remarks };
}

/** Tells of accounts that come one after the other which of them came before. */
function repeatsIn(accounts: Dataset): (account: CrmAccount) => boolean {
  const seen = new Uint8Array(accounts.size);
  return ({ external_id: id }) => {
    const at = accounts.positionOf(accountId(id).id);
    if (at === undefined) return false;
    const isRepeated = seen[at] === 1;
    seen[at] = 1;
    return isRepeated;
  };
}
