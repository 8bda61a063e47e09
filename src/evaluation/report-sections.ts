import type { Blocking } from './blocking.ts';
import type { Evaluation } from './evaluate.ts';
import type { Score, Scores } from './scores.ts';

/** A part of the report for people: a table, lines, or both. */
export interface Section {
  readonly title: string;
  readonly headings?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly lines?: readonly string[];
}

const SHOWN_WRONG = 20;
const SHOWN_BROKEN = 10;
const SHOWN_EXAMPLES = 3;
const SCORE_HEADINGS = ['given', 'right', 'wrong', 'precision'];

/** The report in the order in which it is read. */
export function reportSections(evaluation: Evaluation): readonly Section[] {
  const { scores, blocking } = evaluation;
  return [
    { title: 'Rows', lines: rowLines(evaluation) },
    {
      title: 'Precision and recall',
      headings: ['confidence', ...SCORE_HEADINGS, 'recall', 'f1'],
      rows: scores.cumulative.map((score) => [
        ...[score.levels, ...scoreCells(score)],
        ...[figure(score.recall), figure(score.f1)],
      ]),
    },
    {
      title: 'By confidence',
      headings: ['confidence', 'rows', ...SCORE_HEADINGS.slice(1)],
      rows: scores.byConfidence.map((score) => [score.confidence, ...scoreCells(score)]),
    },
    reliabilitySection(evaluation),
    ...(blocking === null ? [] : [blockingSection(blocking)]),
    ...brokenSection(evaluation),
    wrongSection(evaluation),
  ];
}

/** The first of many names and how many there are. */
export function examplesOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_EXAMPLES).join(', ');
  return names.length > SHOWN_EXAMPLES ? `${shown}, …` : shown;
}

/** A share with four digits; – when there is nothing to divide by. */
function figure(share: number | null): string {
  return share === null ? '–' : share.toFixed(4);
}

function scoreCells({ given, right, wrong, precision }: Score): readonly string[] {
  return [count(given), count(right), count(wrong), figure(precision)];
}

function rowLines({ scores, rowsWithoutTruth, truthWithoutRow }: Evaluation): readonly string[] {
  const { rows, answerable, unanswerable, coverage, abstained, abstention } = scores;
  return [
    `rows        ${count(rows)}: ${count(answerable)} answerable, ${count(unanswerable)} unanswerable`,
    `outcomes    ${outcomesOf(scores)}`,
    `coverage    ${figure(coverage)} (${counted(scores.overall.given, 'row')} got a match)`,
    `abstention  ${figure(abstention)} (${count(abstained)} of ${counted(unanswerable, 'unanswerable row')} rightly got none)`,
    ...(rowsWithoutTruth === 0 ? [] : [`left out    ${counted(rowsWithoutTruth, 'row')} without truth`]),
    ...(truthWithoutRow.length === 0
      ? []
      : [
          `not found   ${counted(truthWithoutRow.length, 'truth id')} without row: ${examplesOf(truthWithoutRow)}`,
        ]),
  ];
}

function outcomesOf({ outcomes }: Scores): string {
  const some = Object.entries(outcomes).filter(([, rows]) => rows > 0);
  return some.length === 0 ? 'none' : some.map(([outcome, rows]) => `${count(rows)} ${outcome}`).join(', ');
}

function reliabilitySection({ reliability }: Evaluation): Section {
  return {
    title: 'Reliability',
    headings: ['probability', 'rows', 'mean probability', 'share right'],
    rows: reliability.bins.map(({ from, to, rows, meanProbability, shareRight }) => [
      `${from} to ${to}`,
      ...[count(rows), figure(meanProbability), figure(shareRight)],
    ]),
    lines: [`expected calibration error ${figure(reliability.expectedCalibrationError)}`],
  };
}

function blockingSection({ records, truePairs, figures }: Blocking): Section {
  return {
    title: 'Blocking',
    headings: ['keys', 'kept', 'share kept', 'mean', 'p99'],
    rows: figures.map(({ keys, kept, keptShare, mean, p99 }) => [
      ...[keys, count(kept), figure(keptShare)],
      ...[mean === null ? '–' : mean.toFixed(2), p99 === null ? '–' : count(p99)],
    ]),
    lines: [
      `of ${counted(truePairs, 'true pair')}; mean and p99 of the entities for a record, over ${counted(records, 'record')}`,
    ],
  };
}

function brokenSection({ broken }: Evaluation): readonly Section[] {
  if (broken.length === 0) return [];
  const lines = broken.slice(0, SHOWN_BROKEN).map(({ line, externalId, outcome, problem }) => {
    const where = problem.startsWith('line ') ? '' : `line ${line}: `;
    return oneLine(`${where}${problem} (${outcome}, ${externalId})`);
  });
  return [{ title: `Invalid and failed rows (${shownOf(lines.length, broken.length)})`, lines }];
}

function wrongSection({ wrong }: Evaluation): Section {
  if (wrong.length === 0) return { title: 'Wrong rows', lines: ['none'] };
  const shown = wrong.slice(0, SHOWN_WRONG);
  const lines = shown.flatMap((row) => {
    const expected = row.expected === '' ? 'no match' : row.expected;
    const probability = row.probability === null ? '' : ` ${row.probability}`;
    return [
      oneLine(
        `line ${row.line}  ${row.external_id}  ${row.name}: expected ${expected}, got ${row.got_core_id} ${row.got_name} (${row.confidence}${probability})`,
      ),
      `  ${oneLine(row.reasoning)}`,
    ];
  });
  return { title: `Wrong rows (${shownOf(shown.length, wrong.length)}, the most probable first)`, lines };
}

function shownOf(shown: number, all: number): string {
  return shown === all ? count(all) : `${count(shown)} of ${count(all)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\t]+\s*/g, ' ');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function counted(number: number, what: string): string {
  return `${count(number)} ${what}${number === 1 ? '' : 's'}`;
}
