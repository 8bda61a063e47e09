import type { CrosscheckOutcome } from './crosscheck-schedule.ts';

/** `2 new recommendations, 1 settled, 1 account gone`; of a first run what there is at all. */
export function newsOf({ accounts, recommendations, since }: CrosscheckOutcome): string {
  if (since === null)
    return `the first run: ${many(accounts, 'account')}, ${many(recommendations, 'recommendation')}`;
  const parts = [
    [since.newAccounts, newAccountWords(since.newAccounts, since.newRecommended)],
    [since.recommended, many(since.recommended, 'new recommendation')],
    [since.changed, many(since.changed, 'other recommendation')],
    [since.settled, `${since.settled.toLocaleString('en-US')} settled`],
    [since.gone, `${many(since.gone, 'account')} gone`],
  ] as const;
  const news = parts.filter(([count]) => count > 0).map(([, words]) => words);
  return news.length === 0 ? 'nothing' : news.join(', ');
}

function newAccountWords(accounts: number, recommended: number): string {
  const some = recommended.toLocaleString('en-US');
  return many(accounts, 'new account') + (recommended === 0 ? '' : `, ${some} of them with a recommendation`);
}

function many(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
