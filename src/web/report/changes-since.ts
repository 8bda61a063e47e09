import type { EarlierReport, ReportAccount } from '../../contract/crosscheck-report.ts';

/** What an account is to an earlier report. */
export type Change = 'new account' | 'new recommendation' | 'other recommendation' | 'settled';

export interface ChangeOf {
  readonly change: Change;
  /** What was recommended then, in words; null of a new account. */
  readonly before: string | null;
}

/** Accounts that the earlier report has and this one has not. */
export interface GoneAccount {
  readonly external_id: string;
  readonly name: string;
  readonly before: string;
}

type Told = Pick<ReportAccount, 'external_id' | 'name' | 'action' | 'target'>;

/** Compares accounts with an earlier report, each by its id. */
export function comparingWith({ accounts }: EarlierReport) {
  const before = new Map(accounts.map((account) => [account.external_id, account]));
  const met = new Set<string>();
  return {
    changeOf(account: Told): ChangeOf | null {
      const earlier = before.get(account.external_id);
      if (earlier === undefined) return { change: 'new account', before: null };
      met.add(account.external_id);
      if (isSame(earlier, account)) return null;
      const change = changed(earlier, account);
      return { change, before: inShort(earlier) };
    },
    /** Of those that were not asked about. */
    gone: (): readonly GoneAccount[] =>
      accounts
        .filter(({ external_id: id }) => !met.has(id))
        .map((account) => ({
          ...{ external_id: account.external_id, name: account.name },
          before: inShort(account),
        })),
  };
}

function changed(earlier: Told, account: Told): Change {
  if (account.action === 'None') return 'settled';
  return earlier.action === 'None' ? 'new recommendation' : 'other recommendation';
}

/** None is the same whatever it speaks of. A company without an account is known by its id or its name. */
function isSame(a: Told, b: Told): boolean {
  if (a.action !== b.action) return false;
  return a.action === 'None' || targetKey(a) === targetKey(b);
}

function targetKey({ target }: Told): string {
  return target === null ? '' : (target.external_id ?? target.core_id ?? target.name ?? '');
}

/** `Merge: SAP SE (0015g…)`. */
export function inShort({ action, target }: Pick<Told, 'action' | 'target'>): string {
  if (target === null || action === 'None') return action;
  const { name, external_id: id } = target;
  return name === null ? `${action}: ${id ?? ''}` : `${action}: ${name}${id === null ? '' : ` (${id})`}`;
}
