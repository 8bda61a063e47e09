import type { AccountFilter } from '../../contract/crosscheck-results.ts';
import { HIGH_RISK, LOW_RISK } from '../../contract/risk.ts';
import { hasAllWords } from '../review/has-all-words.ts';
import { inTurns } from '../review/in-turns.ts';
import type { IndexedAccount } from './account-index.ts';
import type { ReadResult } from './checked-account.ts';

/** The accounts that a filter means, in its order. */
export async function filteredAccounts(
  { words = '', order = 'file', ...filter }: AccountFilter,
  result: ReadResult,
): Promise<readonly IndexedAccount[]> {
  const { file, columns } = result.opened;
  const hasWords = hasAllWords(words, columns.own);
  const found: IndexedAccount[] = [];
  await inTurns(result.index.accounts, (account) => {
    if (!isMeant(account, filter, result)) return;
    if (words.trim() === '' || hasWords(file.row(account.at))) found.push(account);
  });
  // Of one risk the order of the file stays.
  return order === 'risk' ? found.sort((a, b) => riskOf(b) - riskOf(a)) : found;
}

function isMeant(
  account: IndexedAccount,
  { action, risk, only, state }: Omit<AccountFilter, 'words' | 'order'>,
  { list }: ReadResult,
): boolean {
  if (action !== undefined && account.action !== action) return false;
  if (risk !== undefined && bandOf(account) !== risk) return false;
  if (only === 'protected' && !account.isProtected) return false;
  if (only === 'in doubt' && !account.needsReview) return false;
  if (only === 'in a group' && account.group === null) return false;
  return state === undefined || stateOf(account, list) === state;
}

/** Undefined where nothing is recommended that could be risky. */
function bandOf({ action, risk }: IndexedAccount): AccountFilter['risk'] {
  if (action === 'None' || risk === null) return undefined;
  if (risk > HIGH_RISK) return 'high';
  return risk > LOW_RISK ? 'middle' : 'low';
}

function riskOf({ risk }: IndexedAccount): number {
  return risk ?? -1;
}

/** How the question about an account stands; undefined where it asks none. */
export function stateOf(
  { question }: Pick<IndexedAccount, 'question'>,
  list: ReadResult['list'],
): AccountFilter['state'] {
  if (question === undefined) return undefined;
  const state = list.state(question);
  return state === 'open' || state === 'deferred' ? state : 'answered';
}
