import { relative } from 'node:path';
import type { CrosscheckCounts } from '../../batch/crosscheck/crosscheck-tally.ts';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { ProtectedCounts } from '../../crm/rules/count-protected.ts';
import type { Context } from '../context.ts';
import { type ActionCounts, actionsJson, actionLines as fileLines } from './action-lines.ts';
import { printable } from './print-error.ts';
import type { RunReport } from './summary.ts';
import { obeyedLines, outcomeLines, percent, summaryJson, unusedLines } from './summary-counts.ts';
import { tellRun } from './tell-run.ts';
import { oneLine } from './terminal-text.ts';

interface CrosscheckReport extends RunReport {
  readonly ending: 'crosscheck' | 'duplicates';
  readonly run: RunSummary;
  readonly crosscheck: CrosscheckCounts;
  readonly protected: ProtectedCounts;
  readonly remarks: readonly string[];
  readonly rulesFile: string | undefined;
  readonly reportFiles: readonly string[];
  /** Findings of which there are more than `--fail-on` and `--max` allow. */
  readonly tooMany: readonly string[];
  readonly seconds: number;
  readonly warnings: readonly string[];
  /** Set when files for a CRM were written. */
  readonly files?: ActionCounts;
}

/** Tells how a crosscheck went: for people on standard error, and with --json as one object on standard output. */
export function describeCrosscheck(
  report: CrosscheckReport,
  context: Context,
  isStandardOutputTaken: boolean,
): void {
  const told = { json: () => asJson(report), lines: () => lines(report, context) };
  tellRun(told, context, isStandardOutputTaken);
}

function asJson(report: CrosscheckReport): Readonly<Record<string, unknown>> {
  const { run, crosscheck } = report;
  return {
    run: report.runId,
    input: report.input,
    output: report.output,
    rows: run.rows,
    accounts: crosscheck.accounts,
    ...summaryJson(run),
    actions: crosscheck.actions,
    duplicates: {
      ...{ groups: crosscheck.groups, doubles: crosscheck.doubles, kinds: crosscheck.kinds },
      largest: crosscheck.largest,
    },
    regional: crosscheck.regional,
    needs_review: crosscheck.needReview,
    not_judged: crosscheck.notJudged,
    protected: { accounts: report.protected.accounts, reasons: report.protected.reasons },
    decisions_obeyed: crosscheck.decisions,
    ...(report.files !== undefined && { files: actionsJson(report.files) }),
    exceeded: report.tooMany,
    rules: report.rulesFile ?? null,
    ...reportsJson(report.reportFiles),
    remarks: report.remarks,
    resumed_rows: report.resumedRows,
    seconds: Math.round(report.seconds * 1000) / 1000,
    mapping: report.mapping,
    unmapped: report.unmapped,
    warnings: report.warnings,
    problems: run.problems,
  };
}

/** One report is told by its name, several are a list. */
function reportsJson(files: readonly string[]): { readonly report?: string | readonly string[] } {
  const [file, ...others] = files;
  if (file === undefined) return {};
  return { report: others.length === 0 ? file : files };
}

function lines(report: CrosscheckReport, context: Context): readonly string[] {
  const { paint, cwd } = context;
  const { run, crosscheck } = report;
  const shown = report.output.startsWith('/') ? relative(cwd, report.output) || report.output : report.output;
  return [
    '',
    paint.bold('Columns'),
    ...report.described.map((line) => `  ${printable(line)}`),
    ...unusedLines(report.unmapped, context),
    ...report.warnings.map((warning) => `${paint.yellow('warning')} ${printable(warning)}`),
    ...report.remarks.map((remark) => `${paint.yellow('note')} ${printable(remark)}`),
    '',
    paint.bold(`${count(run.rows)} ${run.rows === 1 ? 'row' : 'rows'} in ${report.seconds.toFixed(1)} s`),
    ...outcomeLines(run, context),
    ...run.problems.map(({ line, problem }) =>
      paint.dim(`  ${problem.startsWith('line ') ? '' : `line ${line}: `}${printable(problem)}`),
    ),
    ...duplicateLines(report, context),
    ...(report.ending === 'crosscheck' && run.rows > 0 ? actionLines(report, context) : []),
    ...obeyedLines(crosscheck.decisions),
    '',
    `Written to ${paint.bold(shown.startsWith('..') ? report.output : shown)}`,
    ...reviewLines(report, shown),
    ...report.reportFiles.map((file) => `Report: ${paint.bold(printable(file))}`),
    ...(report.rulesFile === undefined ? [] : [paint.dim(`Rules: ${printable(report.rulesFile)}`)]),
    ...(report.files === undefined ? [] : fileLines(report.files, context)),
    ...report.tooMany.map((finding) => paint.red(`Over the limit: ${finding}`)),
  ];
}

function duplicateLines(
  { crosscheck, run, ending, isBroken = false }: CrosscheckReport,
  { paint }: Context,
): readonly string[] {
  if (run.rows === 0)
    return isBroken ? [] : ['', 'The file has a header and no rows: there is nothing to judge.'];
  const { groups, doubles, kinds, largest } = crosscheck;
  if (groups === 0) return ['', 'No two accounts are one company.'];
  const kindWords = Object.entries(kinds).map(([kind, number]) => `${count(number)} ${kind}`);
  const share = percent(doubles, crosscheck.accounts);
  return [
    '',
    paint.bold('Duplicates'),
    `  ${count(doubles)} ${doubles === 1 ? 'account is a double' : 'accounts are doubles'} of another (${share} of all), in ${count(groups)} ${groups === 1 ? 'group' : 'groups'}`,
    `  ${kindWords.join(', ')}`,
    ...(ending === 'duplicates'
      ? largest.map(({ name, rows }) => `${count(rows).padStart(9)}  ${oneLine(name)}`)
      : []),
  ];
}

/** How the recommendations are decided; nothing where there are none, or no file of them. */
function reviewLines({ crosscheck, ending, output }: CrosscheckReport, shown: string): readonly string[] {
  const { None: _, ...actions } = crosscheck.actions;
  const open = Object.values(actions).reduce((sum, number) => sum + number, crosscheck.needReview);
  if (ending !== 'crosscheck' || output === 'standard output' || open === 0) return [];
  return [`Decide one by one: core review ${shown.startsWith('..') ? output : shown}`];
}

function actionLines(report: CrosscheckReport, { paint }: Context): readonly string[] {
  const { accounts, actions, needReview } = report.crosscheck;
  const shown = Object.entries(actions).filter(([, number]) => number > 0);
  return [
    '',
    paint.bold(`What to do with ${count(accounts)} ${accounts === 1 ? 'account' : 'accounts'}`),
    ...rowLines(report),
    ...shown.map(
      ([action, number]) => `${count(number).padStart(9)}${percent(number, accounts).padStart(7)}  ${action}`,
    ),
    ...(needReview === 0
      ? []
      : [`${count(needReview).padStart(9)}         None in doubt, which need review (core_needs_review)`]),
    ...protectedLines(report),
  ];
}

/** Why there are more rows than accounts; nothing where there are as many. */
function rowLines({ run: { rows, outcomes }, crosscheck: { accounts, notJudged } }: CrosscheckReport) {
  if (rows === accounts) return [];
  const refused = outcomes.invalid + outcomes.failed;
  const more = [
    [rows - accounts - notJudged, 'repeat one of them'],
    [refused, 'could not be judged (above)'],
    [notJudged - refused, 'have no known company'],
  ] as const;
  const words = more.filter(([number]) => number > 0).map(([number, what]) => `${count(number)} ${what}`);
  return [`  of ${count(rows)} ${rows === 1 ? 'row' : 'rows'}: ${words.join(', ')}`];
}

/** Who may neither be deleted nor lose a merge. */
function protectedLines({ protected: { accounts, reasons } }: CrosscheckReport): readonly string[] {
  const line = (number: number, words: string) => `${count(number).padStart(9)}         ${words}`;
  if (accounts === 0) return [line(0, 'protected')];
  return [
    line(accounts, 'protected, for one reason or several: neither deleted nor merged away'),
    ...reasons.map(({ because, accounts: number }) => line(number, `  ${printable(because)}`)),
  ];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
