import { setTimeout } from 'node:timers/promises';
import type { AccountDecision, AccountsLoadState, AccountsStatus } from '../../contract/accounts.ts';
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
  /** The same accounts once more, for a service that ended while it loaded them. */
  readonly accountsAgain?: () => AsyncIterable<CrmAccount> | Iterable<CrmAccount>;
  readonly signal: AbortSignal;
  readonly onProgress?: (resolved: number) => void;
  /** Does not wait until the accounts are judged, where jobs may be created before. */
  readonly mayBeJudging?: boolean;
  readonly restartPausesMs?: readonly number[];
}

const WAIT_MS = 1000;

/** How long a service that was restarted is left alone before it gets the accounts again, and how often that is tried. */
const RESTART_PAUSES_MS = [1_000, 5_000, 15_000];

/** The dataset of a run. */
export interface RunDataset {
  /** What people have to know of it: that the service keeps datasets of its own only. */
  readonly remarks: readonly string[];
  /**
   * Resolves when all accounts are judged, with what people decided about them, oldest first, as far as the service
   * tells.
   */
  judged(): Promise<readonly Override[]>;
  drop(): Promise<void>;
}

const NOT_OF_RUNS =
  "The service has no datasets of runs: the file was checked against the service's own accounts.";

/**
 * Loads accounts as the dataset of a run, and waits until jobs can be created against it. A service that has no such
 * datasets judges by the accounts that it keeps itself.
 */
export async function loadDataset(service: Service, loading: Loading): Promise<RunDataset> {
  const { accountsAgain, signal } = loading;
  if (accountsAgain === undefined) return loadOnce(service, loading);
  let accounts = loading.accounts;
  for (const pauseMs of loading.restartPausesMs ?? RESTART_PAUSES_MS) {
    try {
      return await loadOnce(service, { ...loading, accounts });
    } catch (error) {
      if (!(error instanceof ServiceEnded)) throw error;
      await setTimeout(pauseMs, undefined, { signal });
      accounts = accountsAgain();
    }
  }
  return loadOnce(service, { ...loading, accounts });
}

/** The process of the service ended before it had judged the accounts. */
class ServiceEnded extends CoreError {
  constructor(message: string) {
    super('REMOTE', message, { fix: 'Run the same command again: it goes on.' });
  }
}

async function loadOnce(service: Service, loading: Loading): Promise<RunDataset> {
  const { dataset, mayBeJudging = false } = loading;
  let status: AccountsStatus;
  try {
    status = await service.loadAccounts(linesOf(loading), { dataset, signal: loading.signal });
  } catch (error) {
    if (!isUnknownRoute(error)) throw error;
    return { remarks: [NOT_OF_RUNS], judged: async () => [], drop: async () => {} };
  }
  const waiting = { ...loading, service };
  const isEarly = mayBeJudging && service.tellsWhileJudging === true;
  if (isEarly) status = await untilNot(['resolving'], status, waiting);
  if (!isEarly || status.load?.state !== 'judging') status = await judged(status, waiting);
  return {
    remarks: [],
    judged: async () => ((await judged(status, waiting)).decisions ?? []).flatMap(overrideOf),
    drop: async () => void (await service.dropAccounts({ dataset })),
  };
}

/** A kind of decision that a later service knows is left out. */
function overrideOf(row: AccountDecision): readonly Override[] {
  const read = overrideOfRow(row, row.decided_at);
  return 'fix' in read ? [] : [read];
}

function isUnknownRoute(error: unknown): boolean {
  return error instanceof CoreError && ['NOT_FOUND', 'METHOD_NOT_ALLOWED'].includes(error.code);
}

type Waiting = Pick<Loading, 'dataset' | 'signal' | 'onProgress'> & {
  readonly service: Pick<Service, 'accountsStatus'>;
};

/** The status when the load has ended; throws when it failed. */
async function judged(before: AccountsStatus, waiting: Waiting): Promise<AccountsStatus> {
  const status = await untilNot(['resolving', 'judging'], before, waiting);
  const { load } = status;
  if (load?.state !== 'failed') return status;
  const { error_message: reason } = load;
  const message = `the accounts could not be judged: ${reason ?? 'the reason is in the log'}`;
  // The service tells in words alone what kept it.
  if (reason !== null && /\bload them again\b/.test(reason)) throw new ServiceEnded(message);
  const code = reason !== null && /\bdisk is full\b/i.test(reason) ? 'WRITE_FAILED' : 'INTERNAL';
  throw new CoreError(code, message);
}

/** The first status whose load is in none of the states. */
async function untilNot(
  states: readonly AccountsLoadState[],
  before: AccountsStatus,
  { service, dataset, signal, onProgress }: Waiting,
): Promise<AccountsStatus> {
  let status = before;
  while (status.load !== null && states.includes(status.load.state)) {
    onProgress?.(status.load.resolved);
    signal.throwIfAborted();
    status = await service.accountsStatus({ dataset, signal, waitMs: WAIT_MS });
  }
  signal.throwIfAborted();
  return status;
}

async function* linesOf({ rules, accounts }: Pick<Loading, 'rules' | 'accounts'>) {
  let line = 1;
  yield { line, value: { rules } };
  for await (const value of accounts) yield { line: ++line, value };
}
