import { accountId } from '../../crm/account-id.ts';
import { accountBook, type JudgedAccount } from '../../crm/leads/account-book.ts';
import type { LeadWorld } from '../../crm/leads/account-of-lead.ts';
import { leadComparison } from '../../crm/leads/lead-comparison.ts';
import { resolvedInputOf } from '../../crm/resolved-input.ts';
import { untilBroken } from '../crosscheck/account-file.ts';
import { accountSpool } from '../crosscheck/account-spool.ts';
import { type AloneRows, type Answers, aloneRows, answersAbout } from '../crosscheck/alone-rows.ts';
import { leftOutRemarks } from '../crosscheck/id-remarks.ts';
import { loadDataset } from '../crosscheck/load-dataset.ts';
import { type ResultSpool, resultSpool } from '../crosscheck/result-spool.ts';
import type { EntityInputOptions } from '../mapping/entity-input-of.ts';
import { type ResolveRowsOptions, resolveRows, UnreadableRows } from '../resolve-rows.ts';
import type { RowResult } from '../row-result.ts';
import { type Against, type OpenedAccounts, openedAccounts } from './against.ts';
import { type Places, placeIn } from './ask-places.ts';

export interface LeadAccountsOptions
  extends Pick<ResolveRowsOptions, 'service' | 'concurrency' | 'signal' | 'minConfidence'> {
  readonly against: Against;
  readonly nameFieldOf: EntityInputOptions['nameFieldOf'];
  readonly runId: string;
  /** Hears of how many accounts it is known who they are. */
  readonly onResolved: (accounts: number, all: number) => void;
  /** A file for the answers, until the last one is known. */
  readonly spoolPath: string;
}

/** The accounts, crosschecked: who they are, which one stands for a company, and where it stands in its family. */
export interface LeadAccounts extends LeadWorld {
  readonly places: Places;
  readonly accounts: number;
  /** What to tell people of the file. */
  readonly remarks: readonly string[];
  /** The service forgets them. */
  drop(): Promise<void>;
  dispose(): void;
}

/** Loads the accounts as the dataset of the run, and asks about each one as a crosscheck of their file does. */
export async function loadLeadAccounts(options: LeadAccountsOptions): Promise<LeadAccounts> {
  const { service, runId, against, signal, nameFieldOf } = options;
  const { rules } = against;
  const accounts = accountSpool(`${options.spoolPath}.accounts`);
  const spool = resultSpool(options.spoolPath);
  try {
    const opened = await openedAccounts(against, { spool: accounts, nameFieldOf, signal });
    const { file } = opened;
    const onProgress = (resolved: number) => options.onResolved(resolved, file.accounts);
    const distinct = () => file.distinct();
    const loading = { dataset: runId, rules, accounts: distinct(), accountsAgain: distinct };
    const loaded = await loadDataset(service, { ...loading, signal, onProgress });
    const answers = answersAbout(accounts);
    const unread = await askAll(opened, { spool, answers }, options);
    const decisions = await loaded.judged();
    const alone = await aloneRows(answers, { service, runId, rules, decisions });
    const leftOut = 'mapping' in against ? leftOutRemarks(against.mapping, decisions) : [];
    const found = await judgedAccounts(opened, { spool, alone }, signal);
    return {
      ...found,
      dataset: accounts,
      book: accountBook(accounts, (at) => found.judged[at]),
      comparison: leadComparison(accounts),
      accounts: file.accounts,
      remarks: [...loaded.remarks, ...leftOut, ...file.remarks, ...remarkOn(unread)],
      drop: loaded.drop,
      dispose: accounts.dispose,
    };
  } catch (error) {
    accounts.dispose();
    throw error;
  } finally {
    await spool.dispose();
  }
}

/** How many rows could not be asked about. */
interface Unread {
  invalid: number;
  failed: number;
}

async function askAll(
  { file, table }: OpenedAccounts,
  { spool, answers }: { readonly spool: ResultSpool; readonly answers: Answers },
  { runId, ...asked }: LeadAccountsOptions,
): Promise<Unread> {
  const unread: Unread = { invalid: 0, failed: 0 };
  const read: ResolveRowsOptions['read'] = (row) => {
    const found = file.read(row);
    return 'problem' in found ? found : { input: resolvedInputOf(found.account) };
  };
  try {
    const jobs = { ...asked, table, read, dataset: runId, runId: `${runId}.accounts` };
    for await (const rows of resolveRows(jobs)) {
      answers.note(rows);
      await spool.write(rows.map(({ result }) => result));
      for (const { result } of rows)
        if (result.outcome === 'invalid' || result.outcome === 'failed') unread[result.outcome]++;
    }
  } catch (error) {
    throw error instanceof UnreadableRows ? error.reason : error;
  }
  return unread;
}

interface Answered {
  readonly spool: ResultSpool;
  readonly alone: AloneRows;
}

/** What was said of each account, by position, and where the entities stand. */
async function judgedAccounts(
  { file, table }: OpenedAccounts,
  { spool, alone }: Answered,
  signal: AbortSignal,
) {
  const judged: (JudgedAccount | undefined)[] = [];
  const places: Places = new Map();
  const next = spool.read()[Symbol.asyncIterator]();
  for await (const row of untilBroken(table.rows)) {
    signal.throwIfAborted();
    const { value, done } = await next.next();
    if (done === true) break;
    const read = file.read(row);
    if ('problem' in read) continue;
    const { external_id: id } = read.account;
    const at = alone.accounts.positionOf(accountId(id).id);
    if (at === undefined || judged[at] !== undefined) continue;
    const result = alone.complete(value, id);
    judged[at] = judgedIn(result);
    const parentage = result.record === undefined ? undefined : result.crosscheck?.parentage;
    if (parentage != null) places.set(parentage.core_id, placeIn(parentage));
  }
  return { judged, places };
}

function judgedIn(result: RowResult): JudgedAccount | undefined {
  const crosscheck = result.record === undefined ? undefined : result.crosscheck;
  if (crosscheck === undefined) return undefined;
  const { duplicate, action } = crosscheck;
  return {
    type: duplicate?.type ?? null,
    duplicateOf: duplicate?.duplicateOf ?? null,
    action: action.action,
  };
}

function remarkOn({ invalid, failed }: Unread): readonly string[] {
  return [
    ...(invalid === 0 ? [] : [`${counted(invalid)} of the accounts cannot be read, and own no lead.`]),
    ...(failed === 0 ? [] : [`${counted(failed)} of the accounts could not be asked about.`]),
  ];
}

function counted(rows: number): string {
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`;
}
