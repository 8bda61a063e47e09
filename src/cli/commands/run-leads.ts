import { join } from 'node:path';
import { BrokenLeads, type LeadsSummary, resolveLeads } from '../../batch/leads/resolve-leads.ts';
import type { RunSummary } from '../../batch/output/run-summary.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { nameFieldOf } from '../../engine/name-field.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { progressOf } from '../terminal/progress.ts';
import { describeSummary } from '../terminal/summary.ts';
import { type OpenedAgainst, openAgainst } from './open-against.ts';
import { checkConcurrency } from './open-engine.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';
import { outcomesOf, stopped } from './run-file.ts';

/** Resolves the leads of a file and writes them out again, with the account that each belongs to; gives the exit code. */
export async function runLeads(
  [file = '']: readonly string[],
  options: LeadsOptions,
  context: Context,
): Promise<number> {
  const failOn = outcomesOf(options.failOn);
  outputDelimiter(options.outputDelimiter, '--output-delimiter');
  checkConcurrency(options, context);
  const against = await openAgainst(options.against, options, context);
  try {
    const { outcomes } = await summarised(file, { against, options }, context);
    return outcomes.failed > 0 || failOn.some((outcome) => outcomes[outcome] > 0) ? 1 : 0;
  } finally {
    against.close();
  }
}

type LeadsOptions = ResolveOptions & { readonly against: string };

interface Held {
  readonly against: OpenedAgainst;
  readonly options: LeadsOptions;
}

async function summarised(file: string, { against, options }: Held, context: Context): Promise<RunSummary> {
  const run = await prepareRun(file, { ...options, heldAgainst: against.held }, context);
  const started = context.now();
  const { summary, broken } = await carriedOut(run, against, context);
  await run.complete(summary.run);
  const { settled, rulesFile } = against;
  const leads = {
    ...{ counts: summary.leads, remarks: summary.remarks, against: options.against, rulesFile },
    ...{ mapping: settled.columns, described: settled.described },
  };
  const report = {
    ...{ ...run.report, summary: summary.run, leads, isBroken: broken !== undefined },
    seconds: (context.now() - started) / 1000,
    warnings: [...run.batch.table.warnings, ...run.remarks, ...against.warnings],
  };
  describeSummary(report, context, run.isToStandardOutput);
  if (broken !== undefined) throw broken.reason;
  return summary.run;
}

interface CarriedOut {
  readonly summary: LeadsSummary;
  /** Set when the input broke off; what came before is in the summary. */
  readonly broken?: BrokenLeads;
}

async function carriedOut(
  run: PreparedRun,
  { accounts: against }: OpenedAgainst,
  context: Context,
): Promise<CarriedOut> {
  const signal = context.stopSignal();
  const progress = progressOf(context, run.estimatedRows);
  const folder = join(context.dataDir, 'spool');
  makeFolder(folder);
  try {
    const summary = await resolveLeads({
      ...run.batch,
      ...{ against, nameFieldOf, signal, spoolPath: join(folder, run.batch.runId) },
      onProgress: progress.update,
      onResolved: progress.accounts,
      onPhase: context.say,
    });
    progress.stop();
    return { summary };
  } catch (error) {
    progress.stop();
    if (error instanceof BrokenLeads) return { summary: error.summary, broken: error };
    await run.abandon();
    if (signal.aborted) context.say(stopped(run.batch.runId));
    throw error;
  }
}
