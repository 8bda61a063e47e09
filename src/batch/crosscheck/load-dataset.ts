import { type AccountDecision, type AccountsStatus, isUnderWay } from '../../contract/accounts.ts';
import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Service } from '../../contract/service.ts';
import type { Override } from '../../crm/override.ts';
import { overrideOfRow } from '../../crm/overrides/decision-row.ts';

interface Loading {
  /** The name of the run's dataset. */
  readonly dataset: string;
  readonly rules: CrosscheckRules;
  readonly accounts: AsyncIterable<CrmAccount> | Iterable<CrmAccount>;
  readonly signal: AbortSignal;
  readonly onProgress?: (resolved: number) => void;
}

const WAIT_MS = 1000;

/** The dataset of a run. */
export interface RunDataset {
  /** What people have to know of it: that the service keeps datasets of its own only. */
  readonly remarks: readonly string[];
  /** What people decided about accounts, oldest first, as far as the service tells. */
  readonly decisions: readonly Override[];
  drop(): Promise<void>;
}

const NOT_OF_RUNS =
  "The service has no datasets of runs: the file was checked against the service's own accounts.";

/**
 * Loads accounts as the dataset of a run, and waits until they are judged. A service that has no such datasets judges by
 * the accounts that it keeps itself.
 */
export async function loadDataset(service: Service, loading: Loading): Promise<RunDataset> {
  const { dataset } = loading;
  let status: AccountsStatus;
  try {
    status = await loaded(service, loading);
  } catch (error) {
    if (!isUnknownRoute(error)) throw error;
    return { remarks: [NOT_OF_RUNS], decisions: [], drop: async () => {} };
  }
  const decisions = (status.decisions ?? []).flatMap(overrideOf);
  return { remarks: [], decisions, drop: async () => void (await service.dropAccounts({ dataset })) };
}

/** A kind of decision that a later service knows is left out. */
function overrideOf(row: AccountDecision): readonly Override[] {
  const read = overrideOfRow(row, row.decided_at);
  return 'fix' in read ? [] : [read];
}

function isUnknownRoute(error: unknown): boolean {
  return error instanceof CoreError && ['NOT_FOUND', 'METHOD_NOT_ALLOWED'].includes(error.code);
}

async function loaded(service: Service, { dataset, signal, ...loading }: Loading): Promise<AccountsStatus> {
  const named = { dataset, signal };
  let status = await service.loadAccounts(linesOf(loading), named);
  while (isUnderWay(status)) {
    loading.onProgress?.(status.load?.resolved ?? 0);
    signal.throwIfAborted();
    status = await service.accountsStatus({ ...named, waitMs: WAIT_MS });
  }
  signal.throwIfAborted();
  const { load } = status;
  if (load?.state !== 'failed') return status;
  const { error_message: reason } = load;
  // The service tells in words alone what kept it.
  const code = reason !== null && /\bdisk is full\b/i.test(reason) ? 'WRITE_FAILED' : 'INTERNAL';
  throw new CoreError(code, `the accounts could not be judged: ${reason ?? 'the reason is in the log'}`);
}

async function* linesOf({ rules, accounts }: Pick<Loading, 'rules' | 'accounts'>) {
  let line = 1;
  yield { line, value: { rules } };
  for await (const value of accounts) yield { line: ++line, value };
}
