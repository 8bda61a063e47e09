import type { AccountLine, AccountsStatus } from '../../../src/contract/accounts.ts';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import type { Service } from '../../../src/contract/service.ts';

/** Accounts as they are loaded, one on each line. */
export async function* linesOf(values: readonly unknown[]): AsyncGenerator<AccountLine> {
  for (const [at, value] of values.entries()) yield { line: at + 1, value };
}

/** Loads accounts and waits until they are judged. */
export async function loaded(
  service: Service,
  accounts: readonly CrmAccount[],
  dataset?: string,
): Promise<AccountsStatus> {
  const options = dataset === undefined ? {} : { dataset };
  await service.loadAccounts(linesOf(accounts), options);
  return service.accountsStatus({ ...options, waitMs: 20_000 });
}
