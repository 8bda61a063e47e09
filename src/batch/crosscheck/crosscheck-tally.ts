import { REPORTED_ACTIONS, type ReportedAction } from '../../contract/crosscheck-report.ts';
import type { RowResult } from '../row-result.ts';
import type { RowCrosscheck } from './row-crosscheck.ts';

/** A group of accounts that are one company, for the screen. */
export interface ShownGroup {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
}

/** What a crosscheck found, counted by accounts: one that several rows repeat counts once. */
export interface CrosscheckCounts {
  /** Accounts that were judged. */
  readonly accounts: number;
  readonly actions: Readonly<Record<ReportedAction, number>>;
  /** Groups of accounts that are one company, and the accounts in them that are doubles of another. */
  readonly groups: number;
  readonly doubles: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly regional: number;
  readonly needReview: number;
  /** Rows that no pass judged: without a company, and without anything that the file alone can tell. */
  readonly notJudged: number;
  readonly largest: readonly ShownGroup[];
  /** Decisions of people that what is said of any account rests on. */
  readonly decisions: number;
}

const SHOWN_GROUPS = 10;

/** Counts what was found of the rows as they come. */
export function crosscheckTally() {
  const actions = Object.fromEntries(REPORTED_ACTIONS.map((action) => [action, 0])) as Record<
    ReportedAction,
    number
  >;
  const groups = new Map<string, { rows: number; name: string; doubles: number }>();
  const kinds = new Map<string, number>();
  const decisions = new Set<string>();
  let [accounts, regional, needReview, notJudged] = [0, 0, 0, 0];
  return {
    /** Takes a row with the name of its account. */
    add(result: RowResult, name: string, { isRepeated }: { readonly isRepeated: boolean }) {
      const decision = result.record === undefined ? undefined : result.extended?.decision;
      if (decision !== undefined) decisions.add(decision);
      const found = result.record === undefined ? undefined : result.crosscheck;
      if (found === undefined) {
        notJudged++;
        return;
      }
      if (isRepeated) return;
      accounts++;
      for (const one of found.decisions) decisions.add(one);
      if (isAction(found.action.action)) actions[found.action.action]++;
      if (found.needsReview === true) needReview++;
      countGroup(found, name);
    },
    counts: (): CrosscheckCounts => ({
      ...{ accounts, actions: { ...actions } },
      ...{ groups: withDoubles().length, doubles: sum(withDoubles().map(([, { doubles }]) => doubles)) },
      kinds: Object.fromEntries([...kinds].sort()),
      ...{ regional, needReview, notJudged, decisions: decisions.size },
      largest: withDoubles()
        .map(([id, { name, rows }]) => ({ id, name, rows }))
        .sort((a, b) => b.rows - a.rows || (a.id < b.id ? -1 : 1))
        .slice(0, SHOWN_GROUPS),
    }),
  };

  /** A company and its regional units alone are no doubles. */
  function withDoubles() {
    return [...groups].filter(([, { doubles }]) => doubles > 0);
  }

  function countGroup({ duplicate }: RowCrosscheck, name: string) {
    if (duplicate === null) return;
    const group = groups.get(duplicate.groupId) ?? { rows: 0, name, doubles: 0 };
    groups.set(duplicate.groupId, group);
    group.rows++;
    if (duplicate.type === 'PRIMARY') group.name = name;
    if (duplicate.type === 'REGIONAL') regional++;
    if (duplicate.type !== 'DUPLICATE') return;
    group.doubles++;
    const kind = duplicate.kind ?? 'not told';
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}

function isAction(text: string): text is ReportedAction {
  return REPORTED_ACTIONS.some((action) => action === text);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
