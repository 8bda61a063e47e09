import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type ColumnMapping,
  describeMapping,
  proposeMapping,
  requireMatchColumn,
} from '../batch/column-mapping.ts';
import { measureFile, spool } from '../batch/input-file.ts';
import type { FileFormat, InputTable } from '../batch/input-row.ts';
import { applyMapOptions, parseMapOptions, readMapFile } from '../batch/map-option.ts';
import { checkOutputPath, fileSink, outputPathFor, streamSink } from '../batch/output-file.ts';
import { rowFormat } from '../batch/output-rows.ts';
import { openInput } from '../batch/read-input.ts';
import type { ResolveFileOptions } from '../batch/resolve-file.ts';
import { resultColumns } from '../batch/result-columns.ts';
import type { RunStart } from '../batch/run-store.ts';
import type { RunSummary } from '../batch/run-summary.ts';
import { sampleRows } from '../batch/sample-rows.ts';
import { CoreError } from '../contract/errors.ts';
import { nameFieldOf } from '../local/name-field.ts';
import { type LocalEngine, openLocalEngine } from '../local/open-local.ts';
import type { Context } from './context.ts';
import { confirmMapping } from './prompt-mapping.ts';
import type { ResolveOptions } from './resolve.ts';

/** Everything a run needs, opened; and what the closing summary tells of it. */
export interface PreparedRun {
  readonly batch: Omit<ResolveFileOptions, 'signal' | 'onProgress'>;
  readonly isToStandardOutput: boolean;
  readonly estimatedRows: number | undefined;
  readonly report: RunReport;
  complete(summary: RunSummary): Promise<void>;
  abandon(): Promise<void>;
}

export interface RunReport {
  readonly runId: string;
  readonly input: string;
  readonly output: string;
  readonly mapping: readonly string[];
  readonly unmapped: readonly string[];
  readonly entityCount: number;
  readonly resumedRows: number;
}

/** Files of more rows than this are resolved by worker threads; below, starting them would cost more than they bring. */
const THREADED_BYTES = 400_000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens the input, settles the mapping, opens the engine and begins or takes up the run. */
export async function prepareRun(
  file: string,
  options: ResolveOptions,
  context: Context,
): Promise<PreparedRun> {
  const input = await inputOf(file, context);
  const formatOf = (table: InputTable) => chosenFormat(options, table);
  const table = await openInput({
    path: input.path,
    ...(options.encoding !== undefined && { encoding: options.encoding }),
    ...(options.delimiter !== undefined && { delimiter: options.delimiter }),
  });
  const format = formatOf(table);
  const isToStandardOutput = options.output === '-' || (options.output === undefined && file === '-');
  const outputPath = isToStandardOutput
    ? '-'
    : resolve(context.cwd, options.output ?? outputPathFor(input.path, format));
  if (!isToStandardOutput) checkOutputPath(outputPath, input.path);
  const { mapping, described, unmapped } = await settleMapping(input.path, table, { options, context });
  const engine = await openEngine(options, input.bytes, context);
  const start = beginRun(engine, { options, context, mapping, input, outputPath, format });
  announce(start, context);
  const sink = isToStandardOutput ? streamSink(context.stdout) : fileSink(outputPath);
  const columns = resultColumns({
    matchToSocial: options.matchToSocial === true,
    explain: options.explain === true,
  });
  const close = async () => {
    await engine.service.close();
    if (input.isSpooled) await rm(input.path, { force: true });
  };
  return {
    batch: {
      service: engine.service,
      table,
      mapping,
      input: {
        bias: options.bias === 'name' ? 'NAME_BIAS' : 'URL_BIAS',
        matchToSocial: options.matchToSocial === true,
        nameFieldOf,
      },
      runId: start.run.id,
      sink,
      format: rowFormat({ format, table, columns, isExcelSafe: options.excelSafe === true }),
      concurrency: 2 * threadsOf(options, input.bytes, context) + 1,
    },
    isToStandardOutput,
    estimatedRows: input.lines,
    report: {
      runId: start.run.id,
      input: file === '-' ? 'standard input' : file,
      output: isToStandardOutput ? 'standard output' : outputPath,
      mapping: described,
      unmapped,
      entityCount: engine.entityCount,
      resumedRows: start.kind === 'resumed' ? start.counts.completed + start.counts.failed : 0,
    },
    async complete(summary) {
      await sink.commit();
      engine.runs.finish(start.run.id, JSON.stringify(summary), context.now());
      await close();
    },
    async abandon() {
      await sink.discard();
      await close();
    },
  };
}

interface Input {
  readonly path: string;
  readonly isSpooled: boolean;
  readonly hash: string;
  readonly bytes: number;
  readonly lines: number | undefined;
}

/** Standard input is kept in the data directory first: a run must be able to read it again. */
async function inputOf(file: string, context: Context): Promise<Input> {
  if (file === '-' && context.stdin.isTTY === true) {
    throw new CoreError('USAGE', 'standard input is a terminal', {
      fix: 'Pipe a file into the command, or name one.',
    });
  }
  const isSpooled = file === '-';
  const path = isSpooled
    ? await spool(context.stdin, join(context.dataDir, 'spool'))
    : resolve(context.cwd, file);
  if (!existsSync(path)) throw new CoreError('FILE_NOT_FOUND', `there is no file ${file}`, { file });
  if (statSync(path).isDirectory())
    throw new CoreError('FILE_UNREADABLE', `${file} is a folder`, { file, fix: 'Name a file in it.' });
  return { path, isSpooled, ...(await measureFile(path)) };
}

function chosenFormat(options: ResolveOptions, table: InputTable): FileFormat {
  const asked = options.format as string | undefined;
  if (asked === 'jsonl') return 'ndjson';
  if (options.format !== undefined) return options.format;
  const ending = /\.(csv|json|ndjson|jsonl)$/i.exec(options.output ?? '')?.[1]?.toLowerCase();
  if (ending === 'csv' || ending === 'json') return ending;
  return ending === undefined ? table.format : 'ndjson';
}

async function settleMapping(
  path: string,
  table: InputTable,
  { options, context }: { options: ResolveOptions; context: Context },
): Promise<{ mapping: ColumnMapping; described: readonly string[]; unmapped: readonly string[] }> {
  const sample = await sampleRows({
    path,
    ...(options.encoding !== undefined && { encoding: options.encoding }),
    ...(options.delimiter !== undefined && { delimiter: options.delimiter }),
  });
  const fromFile =
    options.mapFile === undefined ? [] : await readMapFile(resolve(context.cwd, options.mapFile));
  const asked = [...fromFile, ...parseMapOptions(options.map ?? [])];
  const proposed = applyMapOptions(proposeMapping(table.columns, sample), asked, table.columns);
  const io = {
    interactive: context.isInteractive && asked.length === 0,
    input: context.stdin,
    output: context.stderr,
  };
  const proposal = await confirmMapping(proposed, table.columns, sample, io);
  requireMatchColumn(proposal.mapping, table.columns);
  return { mapping: proposal.mapping, described: describeMapping(proposal), unmapped: proposal.unmapped };
}

function threadsOf(options: ResolveOptions, bytes: number, context: Context): number {
  const asked = options.concurrency === undefined ? undefined : Number(options.concurrency);
  if (asked !== undefined && (!Number.isInteger(asked) || asked < 0 || asked > 64)) {
    throw new CoreError('USAGE', `${options.concurrency} is no number of threads`, {
      field: '--concurrency',
      fix: 'Give a whole number from 0 to 64.',
    });
  }
  return asked ?? (bytes < THREADED_BYTES ? 0 : Math.max(1, context.processors - 1));
}

async function openEngine(options: ResolveOptions, bytes: number, context: Context): Promise<LocalEngine> {
  return openLocalEngine({
    dataDir: context.dataDir,
    now: context.now,
    jobOptions: { createMissing: options.createMissing === true, keepEvidence: options.explain === true },
    threads: threadsOf(options, bytes, context),
  });
}

function beginRun(
  engine: LocalEngine,
  given: {
    options: ResolveOptions;
    context: Context;
    mapping: ColumnMapping;
    input: Input;
    outputPath: string;
    format: FileFormat;
  },
): RunStart {
  const { options, context, mapping, input, outputPath, format } = given;
  const nowMs = context.now();
  const old = engine.runs.list().filter((run) => nowMs - Date.parse(run.createdAt) > KEPT_MS);
  engine.runs.remove(old.map((run) => run.id));
  const asked = {
    mapping,
    format,
    bias: options.bias,
    create_missing: options.createMissing === true,
    match_to_social: options.matchToSocial === true,
    explain: options.explain === true,
    excel_safe: options.excelSafe === true,
    delimiter: options.delimiter ?? null,
    encoding: options.encoding ?? null,
  };
  const plan = {
    inputPath: input.isSpooled ? '-' : input.path,
    outputPath,
    inputHash: input.hash,
    options: JSON.stringify(asked),
    referenceVersion: engine.referenceVersion,
    modelVersion: engine.modelVersion,
  };
  return engine.runs.begin(plan, { isFresh: options.fresh === true, nowMs });
}

function announce(start: RunStart, context: Context): void {
  if (start.kind === 'resumed') {
    context.say(
      `Going on with run ${start.run.id}: ${(start.counts.completed + start.counts.failed).toLocaleString('en-US')} rows are done.`,
    );
  } else if (start.changed.length > 0) {
    context.say(`Starting afresh: ${start.changed.join(' and ')} changed since the unfinished run.`);
  }
}
