import { Argument, Command, Option } from 'commander';
import type { Run, RunCounts, RunStore } from '../../batch/run-store.ts';
import { CoreError } from '../../contract/errors.ts';
import { type KeptWork, openKeptWork } from '../../engine/kept-work.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import { type Context, storePlace } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';
import { stateColours } from '../terminal/state-colours.ts';
import { spaceOf, table } from '../terminal/table.ts';
import { pruneCommand } from './jobs-prune.ts';

type ListedRun = Run & { readonly counts: RunCounts };

export function jobsCommand(): Command {
  const command = new Command('jobs').description('Shows and deletes the runs that are kept');
  command
    .command('list')
    .description('Lists the runs, newest first; with --run the jobs of one')
    .addOption(taking(new Option('--run <id>', 'list the jobs of this run'), { namesOf: 'runs' }))
    .action(running(list));
  command
    .command('show')
    .description('Shows one run, or one job with its record')
    .addArgument(taking(new Argument('<id>'), { namesOf: 'runs' }))
    .action(running(show));
  command.addCommand(pruneCommand());
  command
    .command('delete')
    .description('Deletes one run and its jobs')
    .addArgument(taking(new Argument('<id>'), { namesOf: 'runs' }))
    .action(running(remove));
  return command;
}

async function list(
  _positional: readonly string[],
  options: { run?: string } & GlobalOptions,
  context: Context,
): Promise<number> {
  return withRuns(context, async (runs) => {
    if (options.run !== undefined) {
      const jobs = await runs.jobIds((await found(runs, options.run)).id);
      context.print(
        context.isJson
          ? json(jobs)
          : table(
              ['row', 'job', 'state'],
              jobs.map((job) => [String(job.row), job.id, job.state]),
              { ...spaceOf(context), painted: stateColours(context) },
            ),
      );
      return 0;
    }
    const listed = await runs.list();
    context.print(
      context.isJson
        ? json(listed.map(asJson))
        : table(['run', 'started', 'state', 'done', 'failed', 'open', 'file'], listed.map(asRow), {
            ...spaceOf(context),
            painted: stateColours(context),
          }),
    );
    return 0;
  });
}

async function show(
  [id = '']: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withRuns(context, async (runs, kept) => {
    const job = await kept.job(id);
    if (job === undefined && (await kept.isPruned(id)))
      throw new CoreError('JOB_PRUNED', 'the job of this id is too old to be kept');
    const shown = job ?? asJson(await found(runs, id));
    const rows = Object.entries(shown).map(
      ([name, value]) =>
        `${name.padEnd(18)}${printable(typeof value === 'object' ? JSON.stringify(value) : String(value))}\n`,
    );
    context.print(context.isJson ? json(shown) : rows.join(''));
    return 0;
  });
}

async function remove(
  [id = '']: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  return withRuns(context, async (runs) => {
    const run = await found(runs, id);
    if ((await runs.remove([run.id])) === 0)
      throw new CoreError('RUN_BUSY', `a process is working on run ${id}`);
    context.say(`Run ${id} deleted.`);
    return 0;
  });
}

async function withRuns(
  context: Context,
  work: (runs: RunStore, kept: KeptWork) => Promise<number>,
): Promise<number> {
  const kept = await openKeptWork(storePlace(context));
  try {
    return await work(kept.runs, kept);
  } finally {
    await kept.close();
  }
}

async function found(runs: RunStore, id: string): Promise<ListedRun> {
  const run = await runs.find(id);
  if (run === undefined) throw new CoreError('RUN_NOT_FOUND', `there is no run ${id}`);
  return run;
}

function asRow({ id, createdAt, completedAt, counts, inputPath }: ListedRun): readonly string[] {
  const state = completedAt === null ? 'unfinished' : 'finished';
  return [
    id,
    createdAt,
    state,
    String(counts.completed),
    String(counts.failed),
    String(counts.open),
    inputPath,
  ];
}

function asJson({ summary, options, ...run }: ListedRun): Readonly<Record<string, unknown>> {
  return {
    id: run.id,
    created_at: run.createdAt,
    completed_at: run.completedAt,
    input: run.inputPath,
    output: run.outputPath,
    input_sha256: run.inputHash,
    reference_version: run.referenceVersion,
    model_version: run.modelVersion,
    options: JSON.parse(options),
    jobs: run.counts,
    summary: summary === null ? null : JSON.parse(summary),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
