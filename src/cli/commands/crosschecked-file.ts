import { join } from 'node:path';
import {
  BrokenCrosscheck,
  type CrosscheckSummary,
  crosscheckFile,
  type JudgedFile,
} from '../../batch/crosscheck/crosscheck-file.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { type AskedActions, askedActions } from '../config/action-options.ts';
import {
  type CrosscheckOptions,
  exceeded,
  limitsOf,
  namedColumns,
  rulesOf,
  unknownFields,
} from '../config/crosscheck-options.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import type { AskedOfAccounts, ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import type { ActionCounts } from '../terminal/action-lines.ts';
import { describeCrosscheck } from '../terminal/crosscheck-summary.ts';
import { progressOf } from '../terminal/progress.ts';
import { checkConcurrency } from './open-engine.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';
import { requireIds, writtenActions } from './written-actions.ts';

/** What a command writes of every account. */
type Written = Pick<AskedOfAccounts, 'ending' | 'columns'>;

/** Makes a command that judges every account of a file and writes it out again; it gives the exit code. */
export function judgingAccounts(written: Written) {
  return async (file: string, asked: CrosscheckOptions, context: Context): Promise<number> => {
    const limits = limitsOf(asked);
    outputDelimiter(asked.outputDelimiter, '--output-delimiter');
    const actions = askedActions(asked, context);
    const { rules, file: rulesFile } = rulesOf(asked, context);
    const accounts: AskedOfAccounts = { ...written, rules };
    // What fails a run here are findings, and not the outcomes of rows.
    const { failOn: _, ...others } = asked;
    const options: ResolveOptions = { ...others, bias: 'url', accounts };
    checkConcurrency(options, context);
    const run = await prepareRun(file, options, context);
    const started = context.now();
    const { summary, broken, files } = await carriedOut(run, { rules, actions }, context);
    await run.complete(summary.run);
    const tooMany = exceeded(limits, summary.crosscheck);
    const report = {
      ...{ ...run.report, ...summary, rulesFile, tooMany, ending: written.ending },
      ...(files !== undefined && { files }),
      seconds: (context.now() - started) / 1000,
      warnings: [...run.batch.table.warnings, ...warningsOf(rules, run.batch.table.columns)],
    };
    if (broken !== undefined && actions !== undefined)
      context.say(
        'The file broke off: no files for the CRM are written, for accounts that are missing may hang on others.',
      );
    describeCrosscheck(report, context, run.isToStandardOutput);
    if (broken !== undefined) throw broken.reason;
    return summary.run.outcomes.failed > 0 || tooMany.length > 0 ? 1 : 0;
  };
}

/** A rule that speaks of what the file does not have does nothing, and nobody would notice. */
export function warningsOf(rules: CrosscheckRules, columns: readonly string[]): readonly string[] {
  return unknownFields(rules, columns).map(
    (field) =>
      `the rules speak of "${field}", which is neither a field of an account nor a column of the file`,
  );
}

interface CarriedOut {
  readonly summary: CrosscheckSummary;
  readonly files?: ActionCounts;
  /** Set when the input broke off; what came before is in the summary. */
  readonly broken?: BrokenCrosscheck;
}

async function carriedOut(
  run: PreparedRun,
  { rules, actions }: { readonly rules: CrosscheckRules; readonly actions: AskedActions | undefined },
  context: Context,
): Promise<CarriedOut> {
  const signal = context.stopSignal();
  const progress = progressOf(context, run.estimatedRows);
  const folder = join(context.dataDir, 'spool');
  makeFolder(folder);
  let files: ActionCounts | undefined;
  const { mapping } = run;
  const { columns } = run.batch.table;
  const onAllJudged = async (judged: JudgedFile) => {
    if (actions !== undefined)
      files = await writtenActions(judged, actions, { rules, mapping, columns }, context);
  };
  try {
    if (actions !== undefined) requireIds(run);
    const summary = await crosscheckFile({
      ...run.batch,
      ...{ mapping, nameFieldOf, rules, signal, onAllJudged },
      named: namedColumns(rules, columns),
      spoolPath: join(folder, run.batch.runId),
      onProgress: progress.update,
      onPhase: context.say,
    });
    progress.stop();
    return { summary, ...(files !== undefined && { files }) };
  } catch (error) {
    progress.stop();
    if (error instanceof BrokenCrosscheck) return { summary: error.summary, broken: error };
    await run.abandon();
    if (signal.aborted)
      context.say(
        `Stopped. What is done is kept: the same command goes on from there (run ${run.batch.runId}).`,
      );
    throw error;
  }
}
