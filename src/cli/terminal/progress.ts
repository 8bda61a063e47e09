import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { Context } from '../context.ts';
import { hasMovingLine, movingLine } from './moving-line.ts';

export interface Progress {
  readonly update: (rowsDone: number, outcomes?: RunSummary['outcomes']) => void;
  /** Of how many of all accounts it is known who they are; rows are counted after that, on a clock of their own. */
  readonly accounts: (done: number, all: number) => void;
  stop(): void;
}

/** What is needed of the outside world to show it. */
type Place = Pick<Context, 'now' | 'say' | 'stderr' | 'isQuiet' | 'tellStarter'>;

const PLAIN_EVERY_MS = 10_000;
const TOLD_EVERY_MS = 250;
/** Before, a rate would say nothing. */
const RATED_FROM_MS = 1000;

/** How many are done, how many a second and the time left on standard error: a moving line in a terminal, else a plain one now and then. */
export function progressOf(context: Place, estimatedRows: number | undefined): Progress {
  const { tellStarter, say } = context;
  if (tellStarter !== undefined) return toldToStarter({ tellStarter, now: context.now, estimatedRows, say });
  if (context.isQuiet) return { update: () => {}, accounts: () => {}, stop: () => {} };
  const elapsed = stopwatch(context.now);
  const shown = hasMovingLine(context) ? spinner(context) : plainLines(context);
  return {
    update: (rows) =>
      shown.draw(progressLine({ what: 'rows', done: rows, all: estimatedRows }, elapsed('rows'))),
    accounts(done, all) {
      // Loading them comes before.
      if (done > 0) shown.draw(accountsLine(done, all, elapsed('accounts')));
    },
    stop: shown.stop,
  };
}

/** The time since the first of a kind was counted, or since the start. */
function stopwatch(now: () => number) {
  let begun: { readonly what: string; readonly ms: number } = { what: 'rows', ms: now() };
  return (what: Counted['what']): number => {
    if (begun.what !== what) begun = { what, ms: now() };
    return now() - begun.ms;
  };
}

interface Shown {
  readonly draw: (line: string) => void;
  stop(): void;
}

interface Told extends Pick<Context, 'now'> {
  readonly tellStarter: NonNullable<Context['tellStarter']>;
  readonly estimatedRows: number | undefined;
  readonly say: Context['say'];
}

/** Told to the process of core that has started this one, and no lines of text. */
function toldToStarter({ tellStarter, now, estimatedRows, say }: Told): Progress {
  const elapsed = stopwatch(now);
  let last = Number.NEGATIVE_INFINITY;
  const isDue = () => {
    const due = now() - last >= TOLD_EVERY_MS;
    if (due) last = now();
    return due;
  };
  let latest: (() => void) | undefined;
  return {
    update(rows, outcomes) {
      const elapsedMs = elapsed('rows');
      latest = () => {
        const seconds = Math.max(0.001, elapsedMs / 1000);
        const expected = estimatedRows === undefined ? null : Math.max(rows, estimatedRows);
        tellStarter({
          rows,
          expected,
          outcomes: outcomes ?? null,
          rows_per_second: Math.round(rows / seconds),
        });
      };
      if (isDue()) latest();
    },
    accounts(done, all) {
      if (done > 0 && isDue()) say(accountsLine(done, all, elapsed('accounts')));
    },
    stop: () => latest?.(),
  };
}

function plainLines(context: Place): Shown {
  let last = context.now();
  let said = '';
  return {
    draw(line) {
      if (line === said || context.now() - last < PLAIN_EVERY_MS) return;
      last = context.now();
      said = line;
      context.say(line);
    },
    stop: () => {},
  };
}

function spinner(context: Place): Shown {
  const moving = movingLine(context, 'Reading …');
  return { draw: (line) => moving.draw(() => line), stop: moving.stop };
}

interface Counted {
  readonly what: 'rows' | 'accounts';
  readonly done: number;
  readonly all: number | undefined;
}

/** What comes behind the accounts is not counted. */
function accountsLine(done: number, all: number, elapsedMs: number): string {
  if (done >= all) return `${inWords(all)} accounts · finding which are one company, and what to do …`;
  return progressLine({ what: 'accounts', done, all }, elapsedMs);
}

function progressLine({ what, done, all }: Counted, elapsedMs: number): string {
  const shown = `${inWords(done)} ${what}`;
  if (elapsedMs < RATED_FROM_MS) return shown;
  const perSecond = done / (elapsedMs / 1000);
  const rated = `${shown} · ${inWords(perSecond)} ${what}/s`;
  if (all === undefined || all <= done) return rated;
  const secondsLeft = (all - done) / Math.max(1, perSecond);
  const left = secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
  return `${rated} · about ${left} left`;
}

function inWords(count: number): string {
  return Math.round(count).toLocaleString('en-US');
}
