import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { UnmatchedReason } from '../../contract/extended.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';
import { stateColoured } from './state-colours.ts';

const REASONS: Readonly<Record<UnmatchedReason, string>> = {
  nothing_to_go_by: 'no usable name, website or number',
  nothing_similar: 'no known company resembles them',
  tie: 'several companies fit equally well',
  other_country: 'the closest company is in another country',
  other_place: 'the closest company is in another place',
  other_website: 'the closest company has another website',
  other_number: 'the closest company has another number',
  other_name: 'the closest company has another name',
  name_alone: 'only a similar name, and nothing to check it with',
  too_little: 'too little agrees with the closest company',
  decided: 'a person decided that they are no known company',
  decided_unknown: 'a person decided for a company that is not known here',
  person: 'they are the accounts of people',
};
const MOST_REASONS = 5;

/** Outcomes with their shares of the rows, confidence and companies beside the matches. */
export function outcomeLines(
  { rows, outcomes, confidence, companies, createdBefore }: RunSummary,
  { paint }: Pick<Context, 'paint'>,
): readonly string[] {
  const shown = Object.entries(outcomes).filter(([, number]) => number > 0);
  return shown.map(([outcome, number]) => {
    const levels = Object.entries(confidence).flatMap(([level, of]) =>
      of > 0 ? [`${count(of)} ${level}`] : [],
    );
    const known = `${count(companies)} ${companies === 1 ? 'company' : 'companies'}`;
    const before = createdBefore === 0 ? '' : `; ${createdBeforeWords(createdBefore)}`;
    const detail = outcome === 'matched' ? `  (${[...levels, known].join(', ')}${before})` : '';
    const share = percent(number, rows).padStart(7);
    return `  ${stateColoured(outcome.padEnd(10), paint)}${count(number).padStart(10)}${share}${detail}`;
  });
}

function createdBeforeWords(rows: number): string {
  return rows === 1
    ? '1 row is matched to a company that an earlier run created'
    : `${count(rows)} rows are matched to companies that an earlier run created`;
}

/** Why rows are not matched, the most frequent reasons first. */
export function unmatchedLines({ unmatched }: RunSummary): readonly string[] {
  if (unmatched.length === 0) return [];
  const shown = unmatched.slice(0, MOST_REASONS);
  return [
    '',
    'Why rows are not matched',
    ...shown.map(({ reason, rows }) => `${count(rows).padStart(9)}  ${REASONS[reason]}`),
  ];
}

/** The columns of the input that nothing is read from. */
export function unusedLines(
  unmapped: readonly string[],
  { paint }: Pick<Context, 'paint'>,
): readonly string[] {
  return unmapped.length === 0 ? [] : [paint.dim(`  not used: ${printable(unmapped.join(', '))}`)];
}

/** How many decisions of people the result rests on. */
export function obeyedLines(decisions: number): readonly string[] {
  return decisions === 0 ? [] : ['', `Decisions of people obeyed: ${count(decisions)}`];
}

/** How many rows have parents, and how many companies work. */
export function followUpLines({ parents, statuses }: RunSummary): readonly string[] {
  const lines: string[] = [];
  if (parents !== undefined)
    lines.push(
      '',
      'Parents',
      `${count(parents.withParent).padStart(9)}  have a parent, ${count(parents.regional)} of them as regional subsidiaries`,
      `${count(parents.atTop).padStart(9)}  have none that is known here`,
    );
  if (statuses !== undefined) {
    const shown = Object.entries(statuses).filter(([, rows]) => rows > 0);
    lines.push(
      '',
      'Operational status',
      ...shown.map(([status, rows]) => `${count(rows).padStart(9)}  ${status}`),
    );
  }
  return lines;
}

/** The same as values: every count with its share, of the matches for confidence, else of all rows. */
export function summaryJson(summary: RunSummary) {
  const { rows, outcomes, confidence, companies, createdBefore, unmatched, parents, statuses } = summary;
  return {
    outcomes: counted(outcomes, rows),
    confidence: counted(confidence, outcomes.matched),
    ...{ created_before: createdBefore, companies },
    unmatched: unmatched.map(({ reason, rows: number }) => ({
      reason,
      words: REASONS[reason],
      ...{ rows: number, share: shareOf(number, rows) },
    })),
    ...(parents !== undefined && {
      parents: { with_parent: parents.withParent, at_top: parents.atTop, regional: parents.regional },
    }),
    ...(statuses !== undefined && { statuses }),
  };
}

function counted(counts: Readonly<Record<string, number>>, whole: number) {
  return Object.fromEntries(
    Object.entries(counts).map(([key, rows]) => [key, { rows, share: shareOf(rows, whole) }]),
  );
}

/** To four places; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}

/** `12 %`; what is neither nothing nor all is never shown as either. */
export function percent(part: number, whole: number): string {
  const rounded = Math.round(shareOf(part, whole) * 100);
  if (part > 0 && rounded === 0) return '<1 %';
  return part < whole && rounded === 100 ? '>99 %' : `${rounded} %`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
