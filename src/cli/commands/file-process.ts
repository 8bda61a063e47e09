import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { placesOf } from '../../batch/files/file-folder.ts';
import type { CarryOutFile } from '../../batch/files/file-runner.ts';
import type { ClaimedFile, FileRunEnd } from '../../batch/files/file-store.ts';
import { inWordsOfCopy } from '../../batch/files/file-words.ts';
import { prepareFileRun, type RunPlace } from '../../batch/files/prepare-file-run.ts';
import { type FileProgress, FileSummary } from '../../contract/files.ts';

const Failure = z.object({ error: z.object({ message: z.string(), fix: z.string() }) });
const Told = z.object({
  ...{ rows: z.number(), expected: z.number().nullable() },
  ...{ outcomes: z.record(z.string(), z.number()).nullable(), rows_per_second: z.number() },
});
const Counted = z.object({ rows: z.number() });
const Summary = z.object({
  ...FileSummary.omit({ outcomes: true, confidence: true, advice: true, actions: true }).shape,
  outcomes: z.record(z.string(), Counted),
  confidence: z.record(z.string(), Counted),
  advice: FileSummary.shape.advice.default([]),
  remarks: z.array(z.string()).default([]),
  actions: z.record(z.string(), z.number()).nullable().default(null),
});

interface Place extends RunPlace {
  readonly dataDir: string;
}

/**
 * Carries runs out as `core resolve` and `core crosscheck` in a process of its own, so that a service goes on answering.
 * When this process dies the other one sees its channel closed, and stops.
 */
export function carryOutFiles(place: Place): CarryOutFile {
  return async (claimed, { signal, onProcess, onProgress }) => {
    await prepareFileRun(claimed, place);
    const child = started(claimed, place);
    const stop = () => void child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (child.pid !== undefined) onProcess(child.pid);
      if (signal.aborted) stop();
      return meaningOf(await endOf(child, onProgress), { claimed, place, isStopped: () => signal.aborted });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}

function started(claimed: ClaimedFile, { root, dataDir }: Place): ChildProcess {
  const program = process.argv[1];
  if (program === undefined) throw new Error('this program does not know where it lies');
  return spawn(process.execPath, [...process.execArgv, program, ...wordsFor(claimed, { root, dataDir })], {
    env: { ...process.env, CORE_STARTED_BY: 'core' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C comes to this process alone, which asks the other one to stop, once.
    detached: true,
  });
}

function wordsFor(
  { run, ...file }: ClaimedFile,
  { root, dataDir }: Pick<Place, 'root' | 'dataDir'>,
): readonly string[] {
  const { plan, format, isCharged } = run;
  const places = placesOf(root, file);
  return [
    ...[
      plan.kind,
      places.input,
      '--data-dir',
      dataDir,
      '--workspace',
      file.workspace,
      '--json',
      '--no-input',
    ],
    ...['--map-file', places.mapping, '--output', places.output(format)],
    ...(isCharged ? ['--charge'] : []),
    ...(plan.sheet === null ? [] : ['--sheet', plan.sheet]),
    ...(plan.kind === 'crosscheck' ? ['--report', places.report] : []),
    ...(plan.kind === 'crosscheck' && plan.max_risk !== null ? ['--max-risk', String(plan.max_risk)] : []),
    ...(plan.kind === 'resolve' && plan.min_confidence !== null
      ? ['--min-confidence', plan.min_confidence]
      : []),
  ];
}

/** How a process ended, what it printed and the error that it told last. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly printed: string;
  readonly failure: string | undefined;
}

async function endOf(child: ChildProcess, onProgress: (progress: FileProgress) => void): Promise<Ended> {
  const closed = new Promise<Pick<Ended, 'code' | 'signal'>>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ code, signal }));
  });
  let progress: FileProgress = {
    ...{ rows: 0, expected: null, outcomes: null, rows_per_second: null },
    phase: 'Reading the file',
  };
  onProgress(progress);
  const tell = (more: Partial<FileProgress>) => {
    progress = { ...progress, ...more };
    onProgress(progress);
  };
  child.on('message', (message) => tell({ ...Told.parse(message), phase: null }));
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  let failure: string | undefined;
  const listening = (async () => {
    if (child.stderr === null) return;
    for await (const line of createInterface({ input: child.stderr })) {
      const told = failureIn(line);
      if (told !== undefined) failure = told;
      else if (line.trim() !== '') tell({ phase: line.trim() });
    }
  })();
  const [how] = await Promise.all([closed, listening]);
  return { ...how, printed, failure };
}

/** With --json an error is one document on one line. */
function failureIn(line: string): string | undefined {
  if (!line.startsWith('{"error":')) return undefined;
  const { error } = Failure.parse(JSON.parse(line));
  return /--[a-z]/.test(error.fix) ? error.message : `${error.message}. ${error.fix}`;
}

interface Meaning {
  readonly claimed: ClaimedFile;
  readonly place: Place;
  readonly isStopped: () => boolean;
}

/** Exit code 1 tells that rows have failed; a file that broke off has an output and an error. */
function meaningOf(
  { code, signal, printed, failure }: Ended,
  { claimed, place, isStopped }: Meaning,
): FileRunEnd {
  const words = { name: claimed.name, path: placesOf(place.root, claimed).input };
  if (printed !== '' && (code === 0 || code === 1 || failure !== undefined))
    return { is: 'done', summary: summaryIn(printed, { failure, words }) };
  if (isStopped()) return { is: 'stopped' };
  const ended = `The process of the run was ended by ${signal ?? `exit code ${code}`}. Start it again; it goes on.`;
  return { is: 'failed', error: inWordsOfCopy(failure ?? ended, words) };
}

interface Reading {
  readonly failure: string | undefined;
  readonly words: { readonly name: string; readonly path: string };
}

function summaryIn(printed: string, { failure, words }: Reading): FileSummary {
  const { outcomes, confidence, actions, remarks, warnings, ...summary } = Summary.parse(JSON.parse(printed));
  const rowsOf = (counts: Readonly<Record<string, { readonly rows: number }>>) =>
    Object.fromEntries(Object.entries(counts).map(([name, { rows }]) => [name, rows]));
  const told = [...(failure === undefined ? [] : [failure]), ...warnings, ...remarks];
  return FileSummary.parse({
    ...summary,
    outcomes: rowsOf(outcomes),
    confidence: rowsOf(confidence),
    actions,
    warnings: told.map((text) => inWordsOfCopy(text, words)),
    problems: summary.problems.map((one) => ({ ...one, problem: inWordsOfCopy(one.problem, words) })),
  });
}
