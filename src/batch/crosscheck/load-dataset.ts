import type { CrmAccount } from '../../contract/crm-account.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Service } from '../../contract/service.ts';

interface Loading {
  /** The name of the run's dataset. */
  readonly dataset: string;
  readonly rules: CrosscheckRules;
  readonly accounts: AsyncIterable<CrmAccount>;
  readonly signal: AbortSignal;
  readonly onProgress?: (resolved: number) => void;
}

const WAIT_MS = 1000;

/** Loads accounts as the dataset of a run, and waits until they are judged. */
export async function loadDataset(service: Service, { dataset, signal, ...loading }: Loading): Promise<void> {
  const named = { dataset, signal };
  let { load } = await service.loadAccounts(linesOf(loading), named);
  while (load !== null && (load.state === 'resolving' || load.state === 'judging')) {
    loading.onProgress?.(load.resolved);
    signal.throwIfAborted();
    ({ load } = await service.accountsStatus({ ...named, waitMs: WAIT_MS }));
  }
  signal.throwIfAborted();
  if (load?.state === 'failed')
    throw new CoreError(
      'INTERNAL',
      `the accounts could not be judged: ${load.error_message ?? 'the reason is in the log'}`,
    );
}

async function* linesOf({ rules, accounts }: Pick<Loading, 'rules' | 'accounts'>) {
  let line = 1;
  yield { line, value: { rules } };
  for await (const value of accounts) yield { line: ++line, value };
}
