import type { RunStart } from '../../batch/run-store.ts';
import { CoreError } from '../../contract/errors.ts';
import { openLocalEngine } from '../../engine/open-local.ts';
import { retentionMs } from '../config/age.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { findSetting } from '../config/settings.ts';
import { requestCountOf, threadCountOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { openRemoteEngine, type RunEngine } from './remote-engine.ts';
import type { RunInput } from './run-input.ts';
import type { SettledMapping } from './settle-mapping.ts';

/** Larger files are resolved by worker threads; for smaller ones, starting them would cost more than they bring. */
const THREADED_BYTES = 400_000;

/** Worker threads of a run; 0 resolves in this process. One processor is left for reading, storing and writing. */
export function threadsOf(
  options: Pick<ResolveOptions, 'concurrency'>,
  bytes: number,
  context: Context,
): number {
  if (options.concurrency !== undefined) return threadCountOf(options.concurrency);
  return bytes < THREADED_BYTES ? 0 : Math.max(1, context.processors - 1);
}

/** Refuses a `--concurrency` that is not one, before anything is read or asked. */
export function checkConcurrency(options: ResolveOptions, context: Context): void {
  if (options.concurrency === undefined) return;
  const isElsewhere = findSetting('endpoint', options, context) !== undefined;
  if (isElsewhere) requestCountOf(options.concurrency);
  else threadCountOf(options.concurrency);
}

/** Opens the service that was asked for, or the engine of this machine. */
export async function openEngine(
  options: ResolveOptions,
  input: RunInput,
  context: Context,
): Promise<RunEngine> {
  const remote = await openRemoteEngine(options, context);
  if (remote !== undefined && options.createMissing === true) {
    await remote.service.close();
    throw new CoreError('USAGE', 'entities are created on this machine only', {
      field: '--create-missing',
      fix: 'Leave out --create-missing, or run the command without an endpoint.',
    });
  }
  if (remote !== undefined) return remote;
  const keptMs = retentionMs(options, context);
  return openLocalEngine({
    dataDir: context.dataDir,
    now: context.now,
    jobOptions: { createMissing: options.createMissing === true, keepEvidence: options.explain === true },
    threads: threadsOf(options, input.bytes, context),
    tell: context.say,
    ...(keptMs !== undefined && { keptMs }),
  });
}

interface Begun {
  readonly options: ResolveOptions;
  readonly input: RunInput;
  readonly settled: SettledMapping;
  readonly context: Context;
}

/** Begins the run, or takes up the unfinished one of the same file, options, reference and model; says which. */
export function beginRun(engine: RunEngine, { options, input, settled, context }: Begun): RunStart {
  const nowMs = context.now();
  const plan = {
    inputPath: input.isSpooled ? '-' : input.source.path,
    outputPath: input.outputPath,
    inputHash: input.hash,
    options: JSON.stringify(askedFor(options, input, settled)),
    referenceVersion: engine.referenceVersion,
    modelVersion: engine.modelVersion,
  };
  const start = engine.runs.begin(plan, { isFresh: options.fresh === true, nowMs });
  announce(start, context);
  return start;
}

/** Everything that shapes the output, defaults included. */
function askedFor(options: ResolveOptions, input: RunInput, { mapping }: SettledMapping) {
  return {
    mapping,
    format: input.format,
    bias: options.bias,
    create_missing: options.createMissing === true,
    match_to_social: options.matchToSocial === true,
    explain: options.explain === true,
    excel_safe: options.excelSafe === true,
    // Only when given, so that runs of before these options go on.
    ...(options.excel === true && { excel: true }),
    ...(options.outputDelimiter !== undefined && { output_delimiter: options.outputDelimiter }),
    delimiter: options.delimiter ?? null,
    encoding: options.encoding ?? null,
  };
}

function announce(start: RunStart, context: Context): void {
  if (start.kind === 'resumed') {
    const done = start.counts.completed + start.counts.failed;
    context.say(`Going on with run ${start.run.id}: ${done.toLocaleString('en-US')} rows are done.`);
  } else if (start.changed.length > 0) {
    context.say(`Starting afresh: ${start.changed.join(' and ')} changed since the unfinished run.`);
  }
}
