import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CoreError, ERROR_TABLE, type ErrorCode } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import type { AssistantWork, CrosscheckAsked } from '../../mcp/assistant-work.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';

/** What is told of an account for which something is recommended. */
const TOLD = [
  'core_action',
  'core_association_type',
  'core_action_reasoning',
  'core_risk',
  'core_needs_review',
  'core_duplicate_type',
  'core_duplicate_of',
  'core_target_external_id',
  'core_target_core_id',
  'core_target_name',
  'core_id',
] as const;

const Row = z.record(z.string(), z.unknown());
const Summary = z.looseObject({ mapping: z.array(z.looseObject({ column: z.string() })) });
const Failure = z.object({
  error: z.object({ code: z.enum(keysOf(ERROR_TABLE)), message: z.string(), fix: z.string() }),
});

/**
 * Crosschecks a file as `core crosscheck` in a process of its own, so that its words stay out of the protocol; what it
 * writes lies in the data folder and is removed.
 */
export function assistantCrosscheck(options: GlobalOptions, context: Context): AssistantWork['crosscheck'] {
  return async (asked, signal) => {
    const spool = join(context.dataDir, 'spool');
    makeFolder(spool);
    const folder = mkdtempSync(join(spool, 'crosscheck-'));
    try {
      const output = join(folder, 'result.ndjson');
      const words = wordsFor(asked, { options, output, dataDir: context.dataDir });
      const summary = Summary.parse(JSON.parse(await printed(words, context, signal)));
      const columns = summary.mapping.map(({ column }) => column);
      return { summary: { ...summary, output: null }, recommended: await recommendedIn(output, columns) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

interface Writing {
  readonly options: GlobalOptions;
  readonly output: string;
  readonly dataDir: string;
}

function wordsFor(
  { path, sheet }: CrosscheckAsked,
  { options, output, dataDir }: Writing,
): readonly string[] {
  return [
    ...['crosscheck', path, '-o', output, '--data-dir', dataDir, '--json', '--no-input', '--fresh'],
    ...(sheet === undefined ? [] : ['--sheet', sheet]),
    ...(options.endpoint === undefined ? [] : ['--endpoint', options.endpoint]),
    ...(options.apiKeyFile === undefined ? [] : ['--api-key-file', options.apiKeyFile]),
  ];
}

/** What the command prints. Throws the error that it tells. */
async function printed(words: readonly string[], { cwd }: Context, signal: AbortSignal): Promise<string> {
  const program = process.argv[1];
  if (program === undefined) throw new Error('this program does not know where it lies');
  const child = spawn(process.execPath, [...process.execArgv, program, ...words], {
    ...{ cwd, signal, killSignal: 'SIGTERM' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const code = new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  const [ended, out, told] = await Promise.all([code, read(child.stdout), read(child.stderr)]);
  // 1 tells of findings, or of rows that failed, which the summary counts.
  if (ended === 0 || ended === 1) return out;
  const last = told.split('\n').findLast((line) => line.startsWith('{"error":'));
  if (last === undefined) throw new Error(`the crosscheck ended with ${ended}: ${told}`);
  const { code: kind, message, fix } = Failure.parse(JSON.parse(last)).error;
  throw new CoreError(kind, message, { fix });
}

async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream);
}

/** The mapped columns of the accounts with a recommendation, and what is recommended. */
async function recommendedIn(path: string, columns: readonly string[]): Promise<readonly unknown[]> {
  const recommended: unknown[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const row = Row.parse(JSON.parse(line));
    if (typeof row.core_action !== 'string' || row.core_action === 'None') continue;
    const shown = [...columns, ...TOLD].filter((column) => row[column] !== null && row[column] !== '');
    recommended.push(Object.fromEntries(shown.map((column) => [column, row[column]])));
  }
  return recommended;
}

function keysOf(table: Readonly<Record<ErrorCode, unknown>>): readonly [ErrorCode, ...ErrorCode[]] {
  // Object.keys gives string[]; they are the codes of the table, which has some.
  return Object.keys(table) as [ErrorCode, ...ErrorCode[]];
}
