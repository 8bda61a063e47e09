import type { AccountIdentity } from './dataset.ts';

const OF_ACCOUNTS = 'created:';

/**
 * Who an account is, by what was found of it. A company that only accounts tell of is no more than they are, however often
 * it is found again: its identity stays that of a created one. `sources` are its records as `source:id`.
 */
export function accountIdentity(found: AccountIdentity, sources: readonly string[]): AccountIdentity {
  const isOfAccounts =
    found.outcome === 'matched' && sources.length > 0 && sources.every((one) => one.startsWith(OF_ACCOUNTS));
  return isOfAccounts ? { ...found, outcome: 'created', confidence: 'LOW' } : found;
}
