import type { Outcome, UnmatchedReason } from '../../contract/extended.ts';
import type { OperationalStatus } from '../../contract/firmographics.ts';
import { CREATED_SOURCE } from '../../resolution/records/source.ts';
import type { RowResult } from '../row-result.ts';
import { type Origin, type RowOrigins, tallyOrigins } from './row-origins.ts';

/** What came of a run, counted. */
export interface RunSummary {
  readonly rows: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Of the matched rows. */
  readonly confidence: Readonly<Record<'HIGH' | 'MEDIUM' | 'LOW', number>>;
  /** Matched rows whose company no source knows: it was created from such a row before. */
  readonly createdBefore: number;
  /** How many companies the matched rows are. */
  readonly companies: number;
  /** Why rows are ambiguous or have no match, most frequent first; empty where a service does not tell. */
  readonly unmatched: readonly { readonly reason: UnmatchedReason; readonly rows: number }[];
  /** Of a run that asks for parents. */
  readonly parents?: ParentCounts;
  /** Rows by operational status, of a run that asks for firmographics. */
  readonly statuses?: Readonly<Record<OperationalStatus, number>>;
  /** How many decisions of people say who companies of the rows are. */
  readonly decisions: number;
  readonly origins: RowOrigins;
  /** The first rows that are invalid or failed, with why. */
  readonly problems: readonly RowProblem[];
}

interface ParentCounts {
  /** Rows whose entity has a parent. */
  readonly withParent: number;
  /** Rows whose entity has no known parent. */
  readonly atTop: number;
  readonly regional: number;
}

export interface RowProblem {
  readonly line: number;
  readonly problem: string;
}

export interface Tally {
  add(result: RowResult, line: number, origin?: Origin): void;
  summary(): RunSummary;
}

const SHOWN_PROBLEMS = 10;

/** Counts results as they come. */
export function tally(): Tally {
  const outcomes = { matched: 0, created: 0, ambiguous: 0, no_match: 0, invalid: 0, failed: 0 };
  const confidence = { HIGH: 0, MEDIUM: 0, LOW: 0 };
  const companies = new Set<number>();
  const decisions = new Set<string>();
  const reasons = new Map<UnmatchedReason, number>();
  const origins = tallyOrigins();
  const problems: RowProblem[] = [];
  const parents = { withParent: 0, atTop: 0, regional: 0 };
  const statuses = { Active: 0, 'Out of business': 0, Absorbed: 0, Undetermined: 0 };
  const asked = { parents: false, statuses: false };
  let [rows, createdBefore] = [0, 0];
  return {
    add(result, line, origin) {
      rows++;
      outcomes[result.outcome]++;
      if (result.outcome === 'matched') {
        confidence[result.record.identity_resolution_confidence]++;
        companies.add(Number(result.record.core_id));
        const sources = result.extended?.sources ?? [];
        if (sources.length > 0 && sources.every(isCreated)) createdBefore++;
      }
      const { parentage, firmographics } = result.record === undefined ? {} : result;
      asked.parents ||= parentage !== undefined;
      asked.statuses ||= firmographics !== undefined;
      if (parentage != null) {
        parents[parentage.parent === null ? 'atTop' : 'withParent']++;
        if (parentage.regional_subsidiary.is_regional) parents.regional++;
      }
      if (firmographics != null) statuses[firmographics.operational_status]++;
      const reason = result.record === undefined ? undefined : result.extended?.unmatched_reason;
      const decision = result.record === undefined ? undefined : result.extended?.decision;
      if (decision !== undefined) decisions.add(decision);
      if (reason != null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (origin !== undefined) origins.add(origin, result.outcome === 'no_match');
      if (result.problem !== undefined && problems.length < SHOWN_PROBLEMS)
        problems.push({ line, problem: result.problem });
    },
    summary: () => ({
      rows,
      outcomes: { ...outcomes },
      confidence: { ...confidence },
      ...{ createdBefore, companies: companies.size },
      unmatched: [...reasons].map(([reason, number]) => ({ reason, rows: number })).sort(byRows),
      ...(asked.parents && { parents: { ...parents } }),
      ...(asked.statuses && { statuses: { ...statuses } }),
      decisions: decisions.size,
      origins: origins.counts(),
      problems: [...problems],
    }),
  };
}

function isCreated(source: string): boolean {
  return source.startsWith(`${CREATED_SOURCE.name}:`);
}

type Counted = RunSummary['unmatched'][number];

function byRows(left: Counted, right: Counted): number {
  return right.rows - left.rows || (left.reason < right.reason ? -1 : 1);
}
