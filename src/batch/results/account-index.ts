import { accountId } from '../../crm/account-id.ts';
import { fieldValueOf } from '../mapping/entity-input-of.ts';
import { inTurns } from '../review/in-turns.ts';
import type { OpenedFile } from '../review/open-review.ts';
import { rowAccountId } from '../review/review-account.ts';
import type { ItemPlace } from '../review/review-item.ts';

/** What lists and counts need of an account at once; the rest is read from its row. */
export interface IndexedAccount {
  /** Its position in the result. */
  readonly at: number;
  readonly action: string;
  readonly risk: number | null;
  readonly isProtected: boolean;
  readonly needsReview: boolean;
  /** Null without doubles. */
  readonly group: string | null;
  readonly question: ItemPlace | undefined;
}

/** Accounts of one company, and its regional ones. */
export interface IndexedGroup {
  readonly id: string;
  /** The surviving one first, then by their ids. */
  readonly members: readonly IndexedAccount[];
  readonly doubles: number;
}

export interface AccountIndex {
  /** By position, each account once. */
  readonly accounts: readonly IndexedAccount[];
  /** Those that have a double, the largest first. */
  readonly groups: readonly IndexedGroup[];
  /** How many accounts have the one at a position as their parent. */
  childrenOf(at: number): number;
}

const ORDER: Readonly<Record<string, number>> = { PRIMARY: 0, REGIONAL: 1, DUPLICATE: 2 };

interface Grouped {
  readonly account: IndexedAccount;
  readonly type: string;
  readonly id: string;
}

/** Reads every row of a result once. */
export async function accountIndex({ file, result, columns }: OpenedFile): Promise<AccountIndex> {
  const questions = new Map(file.places.map((place) => [place.at, place]));
  const accounts: IndexedAccount[] = [];
  const children = new Map<number, number>();
  const groups = new Map<string, Grouped[]>();
  await inTurns(
    Array.from({ length: file.size }, (_, at) => at),
    (at) => {
      const row = file.row(at);
      const value = (column: Parameters<typeof result.value>[1]) => result.value(row.cells, column);
      const risk = value('core_risk');
      const account: IndexedAccount = {
        ...{ at, action: value('core_action'), risk: risk === '' ? null : Number(risk) },
        isProtected: value('core_protected') !== '',
        needsReview: value('core_needs_review') === 'yes',
        group: value('core_group_id') || null,
        question: questions.get(at),
      };
      accounts.push(account);
      const parent = fieldValueOf(row, columns.mapping, 'parent_id');
      const above = parent === '' ? undefined : file.positionOf(accountId(parent).id);
      if (above !== undefined && above !== at) children.set(above, (children.get(above) ?? 0) + 1);
      if (account.group === null) return;
      const grouped = groups.get(account.group) ?? [];
      groups.set(account.group, grouped);
      grouped.push({ account, type: value('core_duplicate_type'), id: rowAccountId(row, columns.mapping) });
    },
  );
  return { accounts, groups: inOrder(groups), childrenOf: (at) => children.get(at) ?? 0 };
}

function inOrder(groups: ReadonlyMap<string, readonly Grouped[]>): readonly IndexedGroup[] {
  return [...groups]
    .map(([id, members]) => ({
      id,
      members: [...members]
        .sort((a, b) => (ORDER[a.type] ?? 3) - (ORDER[b.type] ?? 3) || (a.id < b.id ? -1 : 1))
        .map(({ account }) => account),
      doubles: members.filter(({ type }) => type === 'DUPLICATE').length,
    }))
    .filter(({ doubles }) => doubles > 0)
    .sort((a, b) => b.doubles - a.doubles || (a.id < b.id ? -1 : 1));
}
