import type { ReviewItem } from '../../batch/review/review-item.ts';
import { byRank } from '../../batch/review/review-order.ts';
import { questionWords } from '../../batch/review/review-words.ts';
import { HIGH_RISK } from '../../contract/crosscheck-report.ts';
import { QUESTION_KINDS } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { table } from './table.ts';
import { oneLine } from './terminal-text.ts';

/** What is answered together, before anything is decided. */
export interface PreviewedQuestions {
  /** `Accept 92 questions`. */
  readonly head: string;
  readonly given: readonly { readonly item: ReviewItem }[];
  readonly leftOut: readonly unknown[];
}

export interface BulkPreview {
  /** Counts by question and risk, and the riskiest questions. */
  overview(): void;
  /** Shows the next questions. */
  more(): void;
  hasMore(): boolean;
  /** All of it. */
  lines(): readonly string[];
}

export const SHOWN_AT_ONCE = 10;

/** The risks that are counted together, each up to its bound. */
const BANDS = [
  { label: 'risk 0-20', upTo: 20 },
  { label: `21-${HIGH_RISK}`, upTo: HIGH_RISK },
  { label: `above ${HIGH_RISK}`, upTo: 100 },
] as const;

/** Tells on standard error what would be answered, the riskiest first. */
export function bulkPreview({ head, given, leftOut }: PreviewedQuestions, context: Context): BulkPreview {
  const items = given
    .map(({ item }, at) => ({ item, rank: [-(item.risk ?? 0), at] }))
    .sort((a, b) => byRank(a.rank, b.rank))
    .map(({ item }) => item);
  let shown = 0;
  const next = () => {
    const some = items.slice(shown, shown + SHOWN_AT_ONCE);
    shown += some.length;
    const left = items.length - shown;
    const more = left === 0 ? [] : [`  and ${left.toLocaleString('en-US')} less risky or as risky`];
    return [...some.map(lineOf), ...more];
  };
  const counts = () => [
    `${head}:`,
    ...(items.length === 0 ? [] : [...countLines(items), '', '  The riskiest first:']),
  ];
  const open =
    leftOut.length === 0
      ? []
      : [`${leftOut.length.toLocaleString('en-US')} more cannot be answered so, and stay open.`];
  const say = (lines: readonly string[]) => {
    for (const line of lines) context.say(line);
  };
  return {
    overview: () => say([...counts(), ...next(), ...open]),
    more: () => say(next()),
    hasMore: () => shown < items.length,
    lines: () => [...counts(), ...items.map(lineOf), ...open],
  };
}

function countLines(items: readonly ReviewItem[]): readonly string[] {
  const kinds = QUESTION_KINDS.filter((kind) => items.some(({ asked }) => asked.kind === kind));
  const rowOf = (label: string, some: readonly ReviewItem[]) => [
    label,
    ...BANDS.map(({ upTo }, at) => {
      const above = BANDS[at - 1]?.upTo ?? -1;
      return some.filter(({ risk = 0 }) => risk > above && risk <= upTo).length.toLocaleString('en-US');
    }),
    some.length.toLocaleString('en-US'),
  ];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      items.filter(({ asked }) => asked.kind === kind),
    ),
  );
  const all = kinds.length > 1 ? [rowOf('all', items)] : [];
  const text = table(['question', ...BANDS.map(({ label }) => label), 'all'], [...rows, ...all]);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
}

function lineOf(item: ReviewItem): string {
  return `  ${String(item.risk ?? '').padStart(3)}  ${oneLine(questionWords(item))}`;
}
