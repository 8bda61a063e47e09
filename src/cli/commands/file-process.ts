import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { placesOf } from '../../batch/files/file-folder.ts';
import type { CarryOutFile } from '../../batch/files/file-runner.ts';
import type { ClaimedFile, FileRunEnd } from '../../batch/files/file-store.ts';
import { inWordsOfCopy } from '../../batch/files/file-words.ts';
import { prepareFileRun, type RunPlace } from '../../batch/files/prepare-file-run.ts';
import { isForPages } from '../../contract/error-body.ts';
import { type FileProgress, FileSummary } from '../../contract/files.ts';
import { type Ended, endOf, type Failure, startCore } from './core-process.ts';

const Told = z.object({
  ...{ rows: z.number(), expected: z.number().nullable() },
  ...{ outcomes: z.record(z.string(), z.number()).nullable(), rows_per_second: z.number() },
});
const Counted = z.object({ rows: z.number() });
const Summary = z.object({
  ...FileSummary.omit({
    ...{ outcomes: true, confidence: true },
    ...{ advice: true, actions: true, broke_off: true },
  }).shape,
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
    const child = startCore(wordsFor(claimed, place));
    const stop = () => void child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (child.pid !== undefined) onProcess(child.pid);
      if (signal.aborted) stop();
      return meaningOf(await followed(child, onProgress), {
        claimed,
        place,
        isStopped: () => signal.aborted,
      });
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
}

function wordsFor({ run, ...file }: ClaimedFile, { root, dataDir }: Place): readonly string[] {
  const { plan, format, isCharged } = run;
  const places = placesOf(root, file);
  const rules = plan.rules === null ? null : places.rules;
  return [
    ...[plan.kind, places.input, '--json', '--no-input'],
    ...['--data-dir', dataDir, '--workspace', file.workspace],
    ...['--map-file', places.mapping, '--output', places.output(format)],
    ...(isCharged ? ['--charge'] : []),
    ...optionWords({ '--sheet': plan.sheet, '--encoding': plan.encoding ?? null }),
    ...(plan.kind === 'crosscheck'
      ? [
          ...['--report', places.report, `--report-of=${file.name}`],
          ...optionWords({ '--max-risk': plan.max_risk, '--rules': rules }),
        ]
      : optionWords({ '--min-confidence': plan.min_confidence })),
  ];
}

function optionWords(values: Readonly<Record<string, string | number | null>>): readonly string[] {
  return Object.entries(values).flatMap(([option, value]) => (value === null ? [] : [option, String(value)]));
}

/** Its end; how far it is, and what it says on the way, comes out as progress. */
function followed(child: ChildProcess, onProgress: (progress: FileProgress) => void): Promise<Ended> {
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
  return endOf(child, (line) => {
    if (line.trim() !== '') tell({ phase: line.trim() });
  });
}

function inWordsOfPage({ message, fix }: Failure): string {
  return isForPages(fix) ? `${message}. ${fix}` : message;
}

interface Meaning {
  readonly claimed: ClaimedFile;
  readonly place: Place;
  readonly isStopped: () => boolean;
}

/** Exit code 1 tells that rows have failed; a file that broke off has an output and an error. */
function meaningOf(
  { code, signal, printed, ...told }: Ended,
  { claimed, place, isStopped }: Meaning,
): FileRunEnd {
  const failure = told.failure === undefined ? undefined : inWordsOfPage(told.failure);
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
  return FileSummary.parse({
    ...summary,
    outcomes: rowsOf(outcomes),
    confidence: rowsOf(confidence),
    actions,
    broke_off: failure === undefined ? null : inWordsOfCopy(failure, words),
    warnings: [...warnings, ...remarks].map((text) => inWordsOfCopy(text, words)),
    problems: summary.problems.map((one) => ({ ...one, problem: inWordsOfCopy(one.problem, words) })),
  });
}
