import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Dataset } from '../../crm/dataset.ts';
import type { Override } from '../../crm/override.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import type { ReviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import { countProtected, type ProtectedCounts } from '../../crm/rules/count-protected.ts';
import type { InputRow } from '../../tabular/input-row.ts';
import type { ColumnMapping } from '../mapping/column-mapping.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import type { ResolveFileOptions } from '../resolve-file.ts';
import { type ReadRow, resolveRows, UnreadableRows } from '../resolve-rows.ts';
import type { RowResult } from '../row-result.ts';
import { type AccountFile, type ReadAccount, untilBroken } from './account-file.ts';
import { accountSpool } from './account-spool.ts';
import { type AloneRows, type Answers, aloneRows, aloneWhileJudged, answersAbout } from './alone-rows.ts';
import { remarksOnValue } from './crosscheck-remarks.ts';
import { leftOutRemarks } from './id-remarks.ts';
import {
  type JudgedFileRow,
  type JudgedWriter,
  judgedWriter,
  repeatsIn,
  type WrittenRows,
} from './judged-writer.ts';
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

export interface CrosscheckSummary extends WrittenRows {
  readonly protected: ProtectedCounts;
}

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
    // As early as it can be: the accounts are being judged meanwhile, in another thread or at a service.
    const protectedHere = countProtected(accounts.all, rules);
    const answers = answersAbout(accounts);
    const out = judgedWriter({ ...options, file, isRepeated: repeatsIn(accounts, file.accounts) });
    const asked = await askAll(file, { spool, answers, out }, options).catch(async (error) => {
      // Why the accounts could not be judged tells more than that they could not be asked about.
      await dataset.judged();
      throw error;
    });
    const decided = await dataset.judged();
    const { decisions = decided } = options;
    const later = asked.areWritten
      ? undefined
      : await judgedBeside(file, { spool, answers }, { ...options, decisions });
    if (later !== undefined) for await (const row of later.rows()) await out.add(row);
    const written = await out.end();
    if (later !== undefined && asked.broken === undefined) await options.onAllJudged?.(later);
    const summary: CrosscheckSummary = {
      ...written,
      protected: protectedHere,
      remarks: [
        ...dataset.remarks,
        ...leftOutRemarks(options.mapping, decisions),
        ...written.remarks,
        ...remarksOnValue(options.mapping, file),
      ],
    };
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

interface Asking {
  readonly spool: ResultSpool;
  readonly answers: Answers;
  readonly out: JudgedWriter;
}

/**
 * Asks about the rows one after the other. Where it is known already what the accounts alone tell, each is written as soon as
 * it is answered; else what is answered is kept.
 */
async function askAll(
  file: AccountFile,
  { spool, answers, out }: Asking,
  options: CrosscheckFileOptions,
): Promise<{ readonly areWritten: boolean; readonly broken?: UnreadableRows }> {
  const read = readOnce(file.read);
  const { onAllJudged, reviewed } = options;
  let done = 0;
  let alone: AloneRows | undefined;
  try {
    const groups = resolveRows({
      ...options,
      read: requestsOf(read),
      dataset: options.runId,
      ...(options.service.run !== undefined && { groupSizes: GROUP_SIZES }),
    });
    for await (const rows of groups) {
      answers.note(rows);
      // Whoever goes through all rows again needs what was answered.
      if (done === 0 && onAllJudged === undefined) alone = aloneWhileJudged(answers, options);
      if (alone === undefined) await spool.write(rows.map(({ result }) => result));
      else
        for (const { row, result } of rows) await out.add(judgedRow(row, result, { read, alone, reviewed }));
      done += rows.length;
      options.onProgress(done);
    }
  } catch (error) {
    if (!(error instanceof UnreadableRows)) throw error;
    return { areWritten: alone !== undefined, broken: error };
  }
  return { areWritten: alone !== undefined };
}

/** In this process, where nobody waits for the first row alone; of larger groups more is alive when memory is collected. */
const GROUP_SIZES = { first: 64, largest: 64 };

/** Reads each row once although it may be asked for twice. */
function readOnce(read: AccountFile['read']): AccountFile['read'] {
  // Weak, for what became of most rows may not be asked for again.
  const known = new WeakMap<InputRow, ReadAccount>();
  return (row) => {
    const found = known.get(row) ?? read(row);
    known.set(row, found);
    return found;
  };
}

/** Asks about the account of a row by the members that say who the company is, and its id. */
function requestsOf(read: AccountFile['read']): ReadRow {
  return (row) => {
    const found = read(row);
    return 'problem' in found ? found : { input: resolvedInputOf(found.account) };
  };
}

/** Works out, when all rows are answered, what the accounts alone tell; the rows are read once more. */
async function judgedBeside(
  file: AccountFile,
  { spool, answers }: Omit<Asking, 'out'>,
  options: CrosscheckFileOptions & { readonly decisions: readonly Override[] },
): Promise<JudgedFile> {
  const alone = await aloneRows(answers, options);
  return {
    accounts: answers.accounts,
    rows: () => judgedRows(options, { file, results: spool.read(), alone }),
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
    yield judgedRow(row, value, { read: file.read, alone, reviewed });
  }
}

interface JudgingRow extends Pick<AccountFile, 'read'> {
  readonly alone: AloneRows;
  readonly reviewed: ReviewedProposals | undefined;
}

function judgedRow(row: InputRow, answer: RowResult, { read, alone, reviewed }: JudgingRow): JudgedFileRow {
  const found = read(row);
  const account = 'problem' in found ? undefined : found.account;
  const result = alone.complete(answer, account?.external_id);
  return { row, account, result: reviewed ? obeyed(result, account, reviewed) : result };
}
