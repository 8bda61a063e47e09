import { join } from 'node:path';
import { reviewAdmin } from '../../admin/review-admin.ts';
import {
  BrokenCrosscheck,
  type CrosscheckFileOptions,
  type CrosscheckSummary,
  crosscheckFile,
  type JudgedFile,
} from '../../batch/crosscheck/crosscheck-file.ts';
import type { Condition, CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { lineOfMember } from '../../contract/read-yaml.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import { reviewedProposals } from '../../crm/review/reviewed-proposals.ts';
import type { ProtectedCounts } from '../../crm/rules/count-protected.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { type AskedActions, askedActions } from '../config/action-options.ts';
import {
  type CrosscheckOptions,
  exceeded,
  limitsOf,
  namedColumns,
  type RulesText,
  requireProtecting,
  rulesOf,
  unknownFields,
} from '../config/crosscheck-options.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import { type AskedReport, reportOf } from '../config/report-options.ts';
import type { AskedOfAccounts, ResolveOptions } from '../config/resolve-options.ts';
import { findSetting } from '../config/settings.ts';
import type { Context } from '../context.ts';
import type { ActionCounts } from '../terminal/action-lines.ts';
import { describeCrosscheck } from '../terminal/crosscheck-summary.ts';
import { progressOf } from '../terminal/progress.ts';
import { type OpenReport, openReport } from './crosscheck-report.ts';
import { checkConcurrency, isOfThisMachine } from './open-engine.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';
import { withStores } from './with-stores.ts';
import { requireIds, writtenActions } from './written-actions.ts';

/**
 * What is asked here about accounts is known already, and is told by this thread alone: groups of rows are at hand only so
 * that one is told while others are written. More would grow so old in memory that they have to be collected with the rest.
 */
const HERE_AT_ONCE = 3;

/** What a command writes of every account. */
type Written = Pick<AskedOfAccounts, 'ending' | 'columns'>;

/** Makes a command that judges every account of a file and writes it out again; it gives the exit code. */
export function judgingAccounts(written: Written) {
  return async (file: string, asked: CrosscheckOptions, context: Context): Promise<number> => {
    const limits = limitsOf(asked);
    outputDelimiter(asked.outputDelimiter, '--output-delimiter');
    const actions = askedActions(asked, context);
    const { rules, written: rulesText } = rulesOf(asked, context);
    const accounts: AskedOfAccounts = { ...written, rules };
    // What fails a run here are findings, and not the outcomes of rows; how sure a match has to be is one of the rules.
    const { failOn: _failOn, minConfidence: _minConfidence, ...others } = asked;
    const options: ResolveOptions = { ...others, bias: 'url', accounts };
    checkConcurrency(options, context);
    const report = reportOf(asked, asked.connection === undefined ? file : '-', context);
    const run = await prepareRun(file, options, context);
    await checkedRules(run, rules, rulesText);
    const started = context.now();
    const decided = await decidedHere(asked, context);
    const { summary, broken, files } = await carriedOut(run, { accounts, report, actions, decided }, context);
    await run.complete(summary.run);
    const tooMany = exceeded(limits, summary.crosscheck);
    const told = {
      ...{ ...run.report, ...summary, rulesFile: rulesText?.file, tooMany, ending: written.ending },
      isBroken: broken !== undefined,
      reportFiles: report?.files.map(({ file: name }) => name) ?? [],
      ...(files !== undefined && { files }),
      seconds: (context.now() - started) / 1000,
      warnings: [
        ...run.batch.table.warnings,
        ...run.remarks,
        ...warningsOf(rules, run.batch.table.columns),
        ...againWarnings(run.batch.table.columns),
        ...idleWarnings(summary.protected, rulesText),
        ...summary.protected.strayIds.map((id) => `no account has the id "${id}" of a rule of kept_apart`),
      ],
    };
    if (broken !== undefined && actions !== undefined)
      context.say(
        'The file broke off: no files for the CRM are written, for accounts that are missing may hang on others.',
      );
    describeCrosscheck(told, context, run.isToStandardOutput);
    if (broken !== undefined) throw broken.reason;
    return summary.run.outcomes.failed > 0 || tooMany.length > 0 ? 1 : 0;
  };
}

async function checkedRules(
  run: PreparedRun,
  rules: CrosscheckRules,
  written: RulesText | undefined,
): Promise<void> {
  try {
    requireProtecting(rules, run.batch.table.columns, written);
  } catch (error) {
    await run.abandon();
    throw error;
  }
}

/** A rule that speaks of what the file does not have does nothing, and nobody would notice. */
export function warningsOf(rules: CrosscheckRules, columns: readonly string[]): readonly string[] {
  return unknownFields(rules, columns).map(
    (field) =>
      `the rules speak of "${field}", which is neither a field of an account nor a column of the file`,
  );
}

/** Who names a result in the place of the export is told, for the result of that is another file. */
function againWarnings(columns: readonly string[]): readonly string[] {
  return columns.includes('core_action')
    ? ['the file is a result of core crosscheck already; the columns that core has added are written anew']
    : [];
}

/** A rule of customers that fits nobody may be misspelt, and then it protects nobody; the usual ones nobody has written. */
function idleWarnings({ idleCustomers }: ProtectedCounts, written: RulesText | undefined): readonly string[] {
  if (written === undefined || lineOfMember(written.text, 'customers') === undefined) return [];
  return idleCustomers.map(
    (condition) => `no account fits this rule of customers: ${conditionWords(condition)}`,
  );
}

function conditionWords({ field, is, matches, above, is_filled }: Condition): string {
  const parts = [
    ...(is === undefined ? [] : [`is ${is.map((one) => `"${one}"`).join(' or ')}`]),
    ...(matches === undefined ? [] : [`matches "${matches}"`]),
    ...(above === undefined ? [] : [`is above ${above}`]),
    ...(is_filled === undefined ? [] : [is_filled ? 'is filled' : 'is empty']),
  ];
  return `${field} ${parts.join(' and ')}`;
}

interface Carried {
  readonly accounts: AskedOfAccounts;
  readonly report: AskedReport | undefined;
  readonly actions: AskedActions | undefined;
  readonly decided: Decided;
}

/** Nothing where a service is asked. */
type Decided = Pick<CrosscheckFileOptions, 'reviewed' | 'decisions'>;

/** What people answered and decided on this machine; a service has decisions of its own. */
async function decidedHere(asked: CrosscheckOptions, context: Context): Promise<Decided> {
  if (!isOfThisMachine(asked) && findSetting('endpoint', asked, context) !== undefined) return {};
  return withStores(context, async (stores) => {
    const admin = reviewAdmin(stores, asked.workspace ?? DEFAULT_WORKSPACE);
    const decisions = await admin.decisions();
    return { reviewed: reviewedProposals(await admin.standing(), decisions), decisions };
  });
}

interface CarriedOut {
  readonly summary: CrosscheckSummary;
  readonly files?: ActionCounts;
  /** Set when the input broke off; what came before is in the summary. */
  readonly broken?: BrokenCrosscheck;
}

async function carriedOut(
  run: PreparedRun,
  { accounts: { rules }, report: asked, actions, decided }: Carried,
  context: Context,
): Promise<CarriedOut> {
  const signal = context.stopSignal();
  const progress = progressOf(context, run.estimatedRows);
  const folder = join(context.dataDir, 'spool');
  makeFolder(folder);
  let report: OpenReport | undefined;
  let files: ActionCounts | undefined;
  const { mapping } = run;
  const { columns } = run.batch.table;
  const answered = decided.reviewed === undefined ? {} : { reviewed: decided.reviewed };
  const writing = actions && {
    async onAllJudged(judged: JudgedFile) {
      files = await writtenActions(judged, actions, { rules, mapping, columns, ...answered }, context);
    },
  };
  try {
    if (actions !== undefined) requireIds(run);
    report = asked && openReport(asked, run, { folder, crm: actions?.crm ?? null });
    const { summary, broken } = await crosschecked({
      ...run.batch,
      ...(run.isLocal && { concurrency: HERE_AT_ONCE }),
      ...{ mapping, nameFieldOf, rules, signal, ...writing, ...decided },
      named: namedColumns(rules, columns),
      spoolPath: join(folder, run.batch.runId),
      onProgress: progress.update,
      onResolved: progress.accounts,
      onPhase: context.say,
      ...(report !== undefined && { onJudged: report.onJudged }),
    });
    progress.stop();
    await report?.write(summary);
    return {
      summary,
      ...(files !== undefined && { files }),
      ...(broken !== undefined && { broken }),
    };
  } catch (error) {
    progress.stop();
    await run.abandon();
    if (signal.aborted)
      context.say(
        `Stopped. What is done is kept: the same command goes on from there (run ${run.batch.runId}).`,
      );
    throw error;
  } finally {
    report?.dispose();
  }
}

/** A file that broke off is judged as far as it goes. */
async function crosschecked(options: CrosscheckFileOptions): Promise<CarriedOut> {
  try {
    return { summary: await crosscheckFile(options) };
  } catch (error) {
    if (error instanceof BrokenCrosscheck) return { summary: error.summary, broken: error };
    throw error;
  }
}
