import type { RunSummary } from '../../batch/output/run-summary.ts';
import { BrokenInput, resolveFile } from '../../batch/resolve-file.ts';
import type { FollowUp } from '../../contract/combined.ts';
import { CoreError } from '../../contract/errors.ts';
import { Outcome } from '../../contract/extended.ts';
import { outputDelimiter } from '../config/output-delimiter.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import type { Context } from '../context.ts';
import { progressOf } from '../terminal/progress.ts';
import { describeSummary } from '../terminal/summary.ts';
import { checkConcurrency } from './open-engine.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';

/** The same command for files of which more is asked than who the companies are. */
export function askingFor(followUps: readonly FollowUp[]) {
  return (positional: readonly string[], options: ResolveOptions, context: Context): Promise<number> =>
    runFile(positional, { ...options, followUps }, context);
}

/** Asks about every row of a file and writes it out again, with what became of it; gives the exit code. */
export async function runFile(
  [file = '']: readonly string[],
  options: ResolveOptions,
  context: Context,
): Promise<number> {
  const failOn = outcomesOf(options.failOn);
  outputDelimiter(options.outputDelimiter, '--output-delimiter');
  checkConcurrency(options, context);
  const run = await prepareRun(file, options, context);
  const started = context.now();
  const { summary, broken } = await carriedOut(run, context);
  await run.complete(summary);
  const seconds = (context.now() - started) / 1000;
  const isBroken = broken !== undefined;
  const report = {
    ...run.report,
    summary,
    seconds,
    isBroken,
    warnings: [...run.batch.table.warnings, ...run.remarks],
  };
  describeSummary(report, context, run.isToStandardOutput);
  if (isBroken) throw broken.reason;
  return summary.outcomes.failed > 0 || failOn.some((outcome) => summary.outcomes[outcome] > 0) ? 1 : 0;
}

interface CarriedOut {
  readonly summary: RunSummary;
  /** Set when the input broke off; what came before is in the summary. */
  readonly broken?: BrokenInput;
}

/** Resolves the rows and shows how far that has come; a run that fails or is stopped is abandoned. */
async function carriedOut(run: PreparedRun, context: Context): Promise<CarriedOut> {
  const signal = context.stopSignal();
  const progress = progressOf(context, run.estimatedRows);
  try {
    const summary = await resolveFile({ ...run.batch, signal, onProgress: progress.update });
    progress.stop();
    return { summary };
  } catch (error) {
    progress.stop();
    if (error instanceof BrokenInput) return { summary: error.summary, broken: error };
    await run.abandon();
    if (signal.aborted) context.say(stopped(run.batch.runId));
    throw error;
  }
}

export function stopped(runId: string): string {
  return `Stopped. What is done is kept: the same command goes on from there (run ${runId}).`;
}

/** The outcomes that `--fail-on` names. */
export function outcomesOf(text: string | undefined): readonly Outcome[] {
  if (text?.split(',').every((word) => word.trim() === '') === true)
    throw new CoreError('USAGE', '--fail-on names no outcome', {
      field: '--fail-on',
      fix: `Name one or more of ${Outcome.options.join(', ')}, or leave out --fail-on.`,
    });
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const parsed = Outcome.safeParse(word);
      if (parsed.success) return parsed.data;
      throw new CoreError('USAGE', `${word} is no outcome`, {
        field: '--fail-on',
        fix: `Outcomes are ${Outcome.options.join(', ')}.`,
      });
    });
}
