import { resolve } from 'node:path';
import type { ColumnMapping } from '../../batch/mapping/column-mapping.ts';
import { checkOutputPath } from '../../batch/output/output-file.ts';
import { CoreError } from '../../contract/errors.ts';
import { type LocalEngine, openLocalEngine } from '../../engine/open-local.ts';
import { type Expectations, expectationsOf } from '../../evaluation/expectations.ts';
import { examplesOf } from '../../evaluation/report-sections.ts';
import { readTruth, type TruthRow } from '../../evaluation/truth.ts';
import { measureFile } from '../../tabular/input-file.ts';
import { filesRead } from '../config/files-read.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { InputOptions } from '../config/input-options.ts';
import { requireNoEndpoint } from '../config/only-here.ts';
import type { ResolveOptions } from '../config/resolve-options.ts';
import { type Context, storePlace } from '../context.ts';
import { printable } from '../terminal/print-error.ts';
import { threadsOf } from './open-engine.ts';
import type { OpenedTable } from './opened-table.ts';
import { openTable } from './run-input.ts';
import { type SettledMapping, settleMapping } from './settle-mapping.ts';

export interface EvaluateOptions extends GlobalOptions, InputOptions, Pick<ResolveOptions, 'concurrency'> {
  readonly truth: string;
  readonly truthSource?: string;
  readonly minPrecision?: string;
  readonly minRecall?: string;
  readonly blocking?: boolean;
  readonly wrong?: string;
}

/** Everything an evaluation needs, opened. */
export interface PreparedEvaluation {
  readonly input: OpenedTable;
  readonly settled: SettledMapping;
  readonly expectations: Expectations;
  readonly engine: LocalEngine;
  readonly threads: number;
  readonly estimatedRows: number | undefined;
  /** As the user names them. */
  readonly files: { readonly input: string; readonly truth: string; readonly truthSource: string | null };
  readonly wrongPath: string | undefined;
  close(): Promise<void>;
}

/** Opens the input, settles the mapping, reads the truth and opens an engine that keeps nothing. */
export async function prepareEvaluation(
  file: string,
  options: EvaluateOptions,
  context: Context,
): Promise<PreparedEvaluation> {
  requireNoEndpoint('rows are evaluated by the universe of', options, context);
  const input = await openTable(file, options, context);
  const files = {
    input: file === '-' ? 'standard input' : file,
    ...{ truth: options.truth, truthSource: options.truthSource ?? null },
  };
  let engine: LocalEngine | undefined;
  try {
    const settled = await settleMapping(input, options, context);
    requireExternalId(settled.mapping, { file: files.input, columns: input.table.columns });
    const { truth, wrongPath } = await openTruth(input, options, context);
    const { bytes, lines: estimatedRows } = await measureFile(input.source.path);
    const threads = threadsOf(options, bytes, context);
    engine = await openEngine(threads, context);
    const expectations = expectationsOf(truth, engine.known, options.truthSource);
    announce(settled, expectations, context);
    const close = closing(engine, input);
    return { input, settled, expectations, engine, threads, estimatedRows, files, wrongPath, close };
  } catch (error) {
    await engine?.service.close();
    await input.dispose();
    throw error;
  }
}

function closing(engine: LocalEngine, input: OpenedTable): () => Promise<void> {
  return async () => {
    await engine.service.close();
    await input.dispose();
  };
}

function requireExternalId(
  mapping: ColumnMapping,
  { file, columns }: { file: string; columns: readonly string[] },
): void {
  if (mapping.external_id !== undefined) return;
  throw new CoreError('MAPPING', `no column of ${file} is the external_id; columns: ${columns.join(', ')}`, {
    ...{ file, line: 1, field: 'external_id' },
    fix: 'Say which column has the ids of the truth file, for example --map external_id="Account ID".',
  });
}

async function openTruth(
  input: OpenedTable,
  options: EvaluateOptions,
  context: Context,
): Promise<{ readonly truth: readonly TruthRow[]; readonly wrongPath: string | undefined }> {
  const { source, table, dispose } = await openTable(options.truth, { isNamed: true }, context);
  const wrongPath = options.wrong === undefined ? undefined : resolve(context.cwd, options.wrong);
  try {
    if (wrongPath !== undefined) {
      const read = [input.source.path, source.path, ...filesRead(options, context)];
      checkOutputPath(wrongPath, read, '--wrong');
    }
    const file = options.truth === '-' ? 'standard input' : options.truth;
    const truth = await readTruth(table, { file, hasCoreIds: options.truthSource === undefined });
    return { truth, wrongPath };
  } finally {
    await dispose();
  }
}

function openEngine(threads: number, context: Context): Promise<LocalEngine> {
  return openLocalEngine({
    ...{ ...storePlace(context), threads, isTemporary: true },
    jobOptions: { createMissing: false, keepEvidence: true },
    tell: context.say,
  });
}

function announce({ described }: SettledMapping, { unknown }: Expectations, { say, paint }: Context): void {
  for (const line of ['Columns', ...described.map((column) => `  ${printable(column)}`)]) say(line);
  if (unknown.length === 0) return;
  const warning = `${unknown.length.toLocaleString('en-US')} expected ids are not in the reference: ${examplesOf(unknown)}; their rows count as answerable`;
  say(`${paint.yellow('warning')} ${printable(warning)}`);
}
