import { countsByRisk, RISK_BANDS, riskiestFirst } from '../../batch/review/bulk-answers.ts';
import type { ReviewItem } from '../../batch/review/review-item.ts';
import { questionWords } from '../../batch/review/review-words.ts';
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

/** Tells on standard error what would be answered, the riskiest first. */
export function bulkPreview({ head, given, leftOut }: PreviewedQuestions, context: Context): BulkPreview {
  const items = riskiestFirst(given);
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

const BANDS = RISK_BANDS.map((upTo, at) => {
  const before = RISK_BANDS[at - 1];
  if (before === undefined) return `risk 0-${upTo}`;
  return upTo === 100 ? `above ${before}` : `${before + 1}-${upTo}`;
});

function countLines(items: readonly ReviewItem[]): readonly string[] {
  const kinds = QUESTION_KINDS.filter((kind) => items.some(({ asked }) => asked.kind === kind));
  const rowOf = (label: string, some: readonly ReviewItem[]) => [
    label,
    ...countsByRisk(some).map((count) => count.toLocaleString('en-US')),
    some.length.toLocaleString('en-US'),
  ];
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      items.filter(({ asked }) => asked.kind === kind),
    ),
  );
  const all = kinds.length > 1 ? [rowOf('all', items)] : [];
  const text = table(['question', ...BANDS, 'all'], [...rows, ...all]);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
}

function lineOf(item: ReviewItem): string {
  return `  ${String(item.risk ?? '').padStart(3)}  ${oneLine(questionWords(item))}`;
}
