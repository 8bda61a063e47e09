import {
  type CrosscheckReport,
  REPORTED_ACTIONS,
  type ReportAccount,
  type ReportedAction,
} from '../../contract/crosscheck-report.ts';
import { HIGH_RISK } from '../../contract/risk.ts';
import { type Change, type ChangeOf, comparingWith, type GoneAccount } from './changes-since.ts';
import { collectGroups, type ReportedGroup } from './duplicate-groups.ts';
import { type Money, type MoneyDraft, moneyOf, newMoney, putMoney } from './money-sums.ts';
import { undoWords } from './undo-words.ts';

/** Accounts, and the money that the file says of them. */
export interface Stake extends Money {
  readonly accounts: number;
}

export interface OwnerStake extends Stake {
  readonly owner: string;
  readonly actions: Readonly<Record<ReportedAction, number>>;
  readonly needs_review: number;
}

export interface ReportSummary {
  readonly input: string;
  readonly rows: number;
  readonly accounts: number;
  readonly not_judged: CrosscheckReport['notJudged'];
  readonly remarks: readonly string[];
  readonly actions: Readonly<Record<ReportedAction, Stake>>;
  readonly needs_review: Stake;
  /** Accounts with None that is not in doubt: with these, those that need review and the other actions all are counted once. */
  readonly nothing_to_do: Stake;
  /** Recommendations of a risk above `HIGH_RISK`. */
  readonly high_risk: Stake;
  /** Of accounts with something to do, most of them first. */
  readonly owners: readonly OwnerStake[];
  readonly duplicates: { readonly groups: number; readonly doubles: number };
  readonly since: ReportedChanges | null;
}

export interface ReportedChanges {
  readonly file: string;
  readonly counts: Readonly<Record<Change, number>>;
  readonly gone: readonly GoneAccount[];
}

/** What was counted over all accounts, once. */
export interface Counted {
  readonly summary: ReportSummary;
  readonly groups: readonly ReportedGroup[];
  changeOf(account: ReportAccount): ChangeOf | null;
}

/** What is recommended has a risk above `HIGH_RISK`. */
export function isRisky({ action, risk }: Pick<ReportAccount, 'action' | 'risk'>): boolean {
  return action !== 'None' && (risk ?? 0) > HIGH_RISK;
}

/** Reads all accounts once. */
export function countReport(report: CrosscheckReport): Counted {
  const { accounts, earlier } = report;
  const compared = earlier === null ? undefined : comparingWith(earlier.report);
  const groups = collectGroups();
  const actions = byAction(() => newStake());
  const [needsReview, nothingToDo, highRisk] = [newStake(), newStake(), newStake()];
  const all = newStake();
  const owners = new Map<string, Draft>();
  const changes: Record<Change, number> = {
    ...{ 'new account': 0, 'new recommendation': 0 },
    ...{ 'other recommendation': 0, settled: 0 },
  };
  for (let position = 0; position < accounts.size; position++) {
    const account = accounts.at(position);
    groups.add(account, position);
    put(all, account);
    put(actions[account.action], account);
    if (account.needs_review) put(needsReview, account);
    else if (account.action === 'None') put(nothingToDo, account);
    if (isRisky(account)) put(highRisk, account);
    countOwner(owners, account);
    const change = compared?.changeOf(account);
    if (change != null) changes[change.change]++;
  }
  const found = groups.groups();
  const told = (draft: StakeDraft): Stake => ({
    accounts: draft.accounts,
    ...moneyOf(draft.money, all.money),
  });
  return {
    groups: found,
    changeOf: (account) => compared?.changeOf(account) ?? null,
    summary: {
      ...{ input: report.input, rows: report.rows, accounts: accounts.size },
      ...{ not_judged: report.notJudged, remarks: [...undoWords(report.crm, actions), ...report.remarks] },
      actions: byAction((action) => told(actions[action])),
      ...{ needs_review: told(needsReview), nothing_to_do: told(nothingToDo) },
      ...{ high_risk: told(highRisk), owners: sorted(owners, told) },
      duplicates: { groups: found.length, doubles: found.reduce((sum, { doubles }) => sum + doubles, 0) },
      since:
        earlier === null || compared === undefined
          ? null
          : { file: earlier.file, counts: changes, gone: compared.gone() },
    },
  };
}

interface StakeDraft {
  accounts: number;
  readonly money: MoneyDraft;
}

interface Draft extends StakeDraft {
  readonly owner: string;
  readonly actions: Record<ReportedAction, number>;
  needs_review: number;
}

function newStake(): StakeDraft {
  return { accounts: 0, money: newMoney() };
}

function put(stake: StakeDraft, account: ReportAccount): void {
  stake.accounts++;
  putMoney(stake.money, account);
}

function countOwner(owners: Map<string, Draft>, account: ReportAccount): void {
  if (account.action === 'None' && !account.needs_review) return;
  const owner = account.owner ?? '';
  const found: Draft = owners.get(owner) ?? {
    ...{ owner, ...newStake(), needs_review: 0 },
    actions: byAction(() => 0),
  };
  owners.set(owner, found);
  put(found, account);
  found.actions[account.action]++;
  if (account.needs_review) found.needs_review++;
}

function sorted(
  owners: ReadonlyMap<string, Draft>,
  told: (draft: StakeDraft) => Stake,
): readonly OwnerStake[] {
  return [...owners.values()]
    .map((draft) => {
      const { owner, actions, needs_review } = draft;
      return { owner, ...told(draft), actions, needs_review };
    })
    .sort((a, b) => b.accounts - a.accounts || (a.owner < b.owner ? -1 : 1));
}

function byAction<Value>(value: (action: ReportedAction) => Value): Record<ReportedAction, Value> {
  // Every action is a key.
  return Object.fromEntries(REPORTED_ACTIONS.map((action) => [action, value(action)])) as Record<
    ReportedAction,
    Value
  >;
}
