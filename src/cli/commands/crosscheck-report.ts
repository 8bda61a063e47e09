import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillableColumns, nameColumn } from '../../batch/actions/fillable-columns.ts';
import type { CrosscheckSummary } from '../../batch/crosscheck/crosscheck-file.ts';
import type { JudgedRow } from '../../batch/crosscheck/report-account.ts';
import { reportSpool } from '../../batch/crosscheck/report-spool.ts';
import { openOutput } from '../../batch/output/output-file.ts';
import type { CrosscheckReport } from '../../contract/crosscheck-report.ts';
import { reportHtml } from '../../web/report/report-html.ts';
import { reportJson } from '../../web/report/report-json.ts';
import { reportMarkdown } from '../../web/report/report-markdown.ts';
import { type AskedReport, type ReportFile, type ReportForm, sameFile } from '../config/report-options.ts';
import type { PreparedRun } from './prepare-run.ts';

/** A report that is gathered while rows are judged. */
export interface OpenReport {
  readonly onJudged: (judged: JudgedRow) => void;
  write(summary: CrosscheckSummary): Promise<void>;
  dispose(): void;
}

const REPORTS: Readonly<Record<ReportForm, (report: CrosscheckReport) => Iterable<string>>> = {
  html: (report) => reportHtml(report, { script: pagePart('main.js'), style: pagePart('main.css') }),
  markdown: reportMarkdown,
  json: reportJson,
};

interface OpenReportOptions {
  /** What is gathered lies there until the report is disposed of. */
  readonly folder: string;
  readonly crm: CrosscheckReport['crm'];
}

/** Opens the report of a run. */
export function openReport(
  asked: AskedReport,
  run: PreparedRun,
  { folder, crm }: OpenReportOptions,
): OpenReport {
  const same = asked.files.find(({ path }) => path === run.report.output);
  if (same !== undefined) throw sameFile(same.file);
  const { columns } = run.batch.table;
  const filledTogether = fillableColumns(crm, { mapping: run.mapping, columns }).map((group) =>
    group.map(({ header }) => header),
  );
  const mapped = new Set(Object.values(run.mapping).flat());
  const spool = reportSpool(join(folder, `${run.batch.runId}.report`), { columns, mapped });
  return {
    onJudged: spool.add,
    async write({ run: counts, crosscheck, remarks }) {
      const [idColumn] = run.mapping.external_id ?? [];
      const report: CrosscheckReport = {
        ...{ input: asked.of ?? basename(run.report.input), columns, remarks, earlier: asked.earlier },
        idColumn: idColumn === undefined ? null : (columns[idColumn] ?? null),
        ...{ crm, filledTogether },
        nameColumn: nameColumn(crm, { mapping: run.mapping, columns })?.header ?? null,
        accounts: spool,
        rows: counts.rows,
        notJudged: { rows: crosscheck.notJudged, problems: counts.problems.map(problemWords) },
      };
      for (const file of asked.files) await writeReport(file, report);
    },
    dispose: spool.dispose,
  };
}

function problemWords({ line, problem }: { readonly line: number; readonly problem: string }): string {
  return problem.startsWith('line') ? problem : `line ${line}: ${problem}`;
}

async function writeReport({ path, form }: ReportFile, report: CrosscheckReport): Promise<void> {
  const sink = await openOutput(path, '--report');
  try {
    for (const text of REPORTS[form](report)) await sink.write(text);
    await sink.commit();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}

/** The build puts the page beside the compiled command line. */
function pagePart(name: string): string {
  return readFileSync(new URL(`../report-page/${name}`, import.meta.url), 'utf8');
}
