import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import type { Service } from '../../contract/service.ts';
import {
  type AccountFile,
  type AccountFileOptions,
  type AccountReading,
  accountReading,
} from './account-file.ts';
import type { AccountSpool } from './account-spool.ts';
import { phaseOf } from './crosscheck-remarks.ts';
import { loadDataset, type RunDataset } from './load-dataset.ts';

export interface ReadAndLoadOptions extends Omit<AccountFileOptions, 'spool'> {
  readonly service: Service;
  /** The name of the run's dataset. */
  readonly runId: string;
  readonly rules: CrosscheckRules;
  readonly spool: AccountSpool;
  readonly signal: AbortSignal;
  /** Hears of how many of all accounts it is known who they are. */
  readonly onResolved: (accounts: number, all: number) => void;
  /** Hears what is done next, in a sentence. */
  readonly onPhase: (what: string) => void;
}

interface ReadAndLoaded {
  readonly file: AccountFile;
  readonly dataset: RunDataset;
}

/** A file without an account has no dataset. */
const NOTHING_LOADED: RunDataset = { remarks: [], judged: async () => [], drop: async () => {} };

/**
 * Reads a file of accounts and loads them as the dataset of a run. A service that works in this process gets them while
 * they are read, so that it resolves the first ones meanwhile; others when it is known which rows can be loaded.
 */
export async function readAndLoad(options: ReadAndLoadOptions): Promise<ReadAndLoaded> {
  const reading = accountReading(options);
  const load = (accounts: AsyncIterable<CrmAccount> | Iterable<CrmAccount>) =>
    loadDataset(options.service, {
      ...{ dataset: options.runId, rules: options.rules, accounts, signal: options.signal },
      // All are read before a load can fail.
      accountsAgain: () => reading.file().file.distinct(),
      mayBeJudging: true,
      onProgress: (resolved) => options.onResolved(resolved, reading.file().file.accounts),
    });
  if (options.service.run === undefined) for await (const _ of reading.accounts());
  else {
    const dataset = await unlessRefused(() => load(loadableWhileRead(reading, options)));
    if (dataset !== undefined) return { file: reading.file().file, dataset };
  }
  const { file } = reading.file();
  if (file.accounts === 0) return { file, dataset: NOTHING_LOADED };
  options.onPhase(phaseOf(file.accounts));
  return { file, dataset: await load(file.distinct()) };
}

/** The accounts that were read are not those that can be loaded. */
class NotLoadable extends Error {}

/** Ends with `NotLoadable` when a row says something else than one before it, or when there is no account. */
async function* loadableWhileRead(
  reading: AccountReading,
  { onPhase }: Pick<ReadAndLoadOptions, 'onPhase'>,
): AsyncGenerator<CrmAccount> {
  yield* reading.accounts();
  const { file, hasChanges } = reading.file();
  if (hasChanges || file.accounts === 0) throw new NotLoadable();
  onPhase(phaseOf(file.accounts));
}

/** A load that is refused has changed nothing. */
async function unlessRefused<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof NotLoadable) return undefined;
    throw error;
  }
}
