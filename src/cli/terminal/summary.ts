import { relative } from 'node:path';
import type { MappedColumn } from '../../batch/mapping/column-mapping.ts';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { Context } from '../context.ts';
import { againstLines, type LeadsReport, leadLines, leadsJson } from './lead-lines.ts';
import { printable } from './print-error.ts';
import { adviceOf } from './register-advice.ts';
import {
  followUpLines,
  obeyedLines,
  outcomeLines,
  summaryJson,
  unmatchedLines,
  unusedLines,
} from './summary-counts.ts';
import { tellRun } from './tell-run.ts';

/** What the closing summary tells of a run beside its counts. */
export interface RunReport {
  readonly runId: string;
  readonly input: string;
  readonly output: string;
  readonly mapping: readonly MappedColumn[];
  /** The mapping in lines for people. */
  readonly described: readonly string[];
  readonly unmapped: readonly string[];
  readonly entityCount: number | undefined;
  /** Registers that could be pulled into the universe of this machine; none at a service. */
  readonly missingRegisters: readonly string[];
  readonly resumedRows: number;
  /** The input broke off: rows that are missing were not read. */
  readonly isBroken?: boolean;
}

interface FinishedReport extends RunReport {
  readonly summary: RunSummary;
  /** Of leads that are held against accounts. */
  readonly leads?: LeadsReport;
  readonly seconds: number;
  readonly warnings: readonly string[];
}

/** Tells how a run went: for people on standard error, and with --json as one object on standard output. */
export function describeSummary(
  report: FinishedReport,
  context: Context,
  isStandardOutputTaken: boolean,
): void {
  const told = { json: () => asJson(report), lines: () => lines(report, context) };
  tellRun(told, context, isStandardOutputTaken);
}

function asJson({ summary, ...report }: FinishedReport): Readonly<Record<string, unknown>> {
  return {
    run: report.runId,
    input: report.input,
    output: report.output,
    rows: summary.rows,
    ...summaryJson(summary),
    ...(summary.decisions > 0 && { decisions_obeyed: summary.decisions }),
    ...(report.leads !== undefined && { leads: leadsJson(report.leads, summary.rows) }),
    resumed_rows: report.resumedRows,
    seconds: Math.round(report.seconds * 1000) / 1000,
    entities: report.entityCount ?? null,
    mapping: report.mapping,
    unmapped: report.unmapped,
    warnings: report.warnings,
    problems: summary.problems,
    advice: adviceOf(summary, report.missingRegisters),
  };
}

function lines(report: FinishedReport, context: Context): readonly string[] {
  const { paint, cwd } = context;
  const { summary } = report;
  const perSecond = Math.round(summary.rows / Math.max(0.001, report.seconds));
  const shownOutput = report.output.startsWith('/')
    ? relative(cwd, report.output) || report.output
    : report.output;
  return [
    '',
    paint.bold('Columns'),
    ...report.described.map((line) => `  ${printable(line)}`),
    ...unusedLines(report.unmapped, context),
    ...(report.leads === undefined ? [] : againstLines(report.leads, context)),
    ...report.warnings.map((warning) => `${paint.yellow('warning')} ${printable(warning)}`),
    '',
    paint.bold(
      `${count(summary.rows)} ${summary.rows === 1 ? 'row' : 'rows'} ${against(report)} in ${report.seconds.toFixed(1)} s (${count(perSecond)} rows/s)`,
    ),
    ...outcomeLines(summary, context),
    ...summary.problems.map(({ line, problem }) =>
      paint.dim(`  ${problem.startsWith('line ') ? '' : `line ${line}: `}${printable(problem)}`),
    ),
    ...unmatchedLines(summary),
    ...(summary.rows === 0 && report.isBroken !== true
      ? ['The input has no rows: there is nothing to resolve.']
      : []),
    ...followUpLines(summary),
    ...obeyedLines(summary.decisions),
    ...(report.leads === undefined ? [] : leadLines(report.leads, summary.rows)),
    '',
    `Written to ${paint.bold(shownOutput.startsWith('..') ? report.output : shownOutput)}`,
    ...nextSteps(report),
  ];
}

function nextSteps({ summary, entityCount, missingRegisters }: FinishedReport): readonly string[] {
  const { outcomes, rows } = summary;
  const steps: string[] = [];
  if (outcomes.ambiguous > 0)
    steps.push(
      'Ambiguous rows name their candidates in core_candidates: core review asks about them one by one, or put the right id into a column of your file and run again with --map core_id=<column>.',
    );
  const advice = adviceOf(summary, missingRegisters);
  steps.push(...advice.map(({ because, command }) => `${because}: ${command}`));
  if (rows > 0 && outcomes.no_match > rows / 2 && entityCount !== undefined && entityCount < 5000)
    steps.push(
      'Most rows are not known yet: core reference import adds registers, core resolve --create-missing new entities.',
    );
  if (outcomes.invalid > 0)
    steps.push('Invalid rows are in the output too; core_error says what is wrong with each.');
  return steps;
}

function against({ entityCount }: RunReport): string {
  return entityCount === undefined ? 'at the service' : `against ${count(entityCount)} entities`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
