import type { CsvRow } from '../accuracy/csv-rows.ts';
import type { AskedName } from './lists.ts';

/** What became of a list; `high` are matches with HIGH and how many of them are wrong. */
export interface NameCounts {
  readonly rows: number;
  readonly right: number;
  readonly wrong: number;
  readonly ambiguous: number;
  readonly noMatch: number;
  readonly high: number;
  readonly highWrong: number;
}

export type Verdict = 'right' | 'wrong' | 'ambiguous' | 'no_match';

export interface JudgedName {
  readonly asked: AskedName;
  readonly verdict: Verdict;
  readonly resolved: CsvRow;
}

/** Judges the rows of a resolved file, which are in the order in which they were asked. */
export function judgeNames(asked: readonly AskedName[], resolved: readonly CsvRow[]): readonly JudgedName[] {
  if (asked.length !== resolved.length)
    throw new Error(`${asked.length} names were asked and ${resolved.length} answered`);
  return asked.map((one, at) => {
    const row = resolved[at] ?? {};
    return { asked: one, resolved: row, verdict: verdictOf(one, row) };
  });
}

function verdictOf({ right }: AskedName, { core_outcome, core_sources = '' }: CsvRow): Verdict {
  if (core_outcome === 'ambiguous') return 'ambiguous';
  if (core_outcome !== 'matched') return 'no_match';
  const records = core_sources.split('|').map((record) => record.trim());
  return right.some((record) => records.includes(record)) ? 'right' : 'wrong';
}

export function countNames(judged: readonly JudgedName[]): NameCounts {
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const high = judged.filter(({ resolved }) => resolved.core_confidence === 'HIGH');
  return {
    rows: judged.length,
    right: count('right'),
    wrong: count('wrong'),
    ambiguous: count('ambiguous'),
    noMatch: count('no_match'),
    high: high.length,
    highWrong: high.filter(({ verdict }) => verdict === 'wrong').length,
  };
}
