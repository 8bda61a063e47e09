import type { RunSummary } from '../../batch/output/run-summary.ts';
import type { Context } from '../context.ts';
import { hasMovingLine, movingLine } from './moving-line.ts';

export interface Progress {
  readonly update: (rowsDone: number, outcomes?: RunSummary['outcomes']) => void;
  stop(): void;
}

const PLAIN_EVERY_MS = 10_000;
const TOLD_EVERY_MS = 250;

/** Rows, rows/s and time left on standard error: a moving line in a terminal, else a plain one now and then. */
export function progressOf(context: Context, estimatedRows: number | undefined): Progress {
  const started = context.now();
  const line = (rowsDone: number) => progressLine(rowsDone, context.now() - started, estimatedRows);
  const { tellStarter } = context;
  if (tellStarter !== undefined) return toldToStarter({ tellStarter, now: context.now, estimatedRows });
  if (context.isQuiet) return { update: () => {}, stop: () => {} };
  return hasMovingLine(context) ? spinner(context, line) : plainLines(context, line);
}

interface Told extends Pick<Context, 'now'> {
  readonly tellStarter: NonNullable<Context['tellStarter']>;
  readonly estimatedRows: number | undefined;
}

/** Told to the process of core that has started this one, and no lines of text. */
function toldToStarter({ tellStarter, now, estimatedRows }: Told): Progress {
  const started = now();
  let last = Number.NEGATIVE_INFINITY;
  let latest: (() => void) | undefined;
  return {
    update(rows, outcomes) {
      latest = () => {
        const seconds = Math.max(0.001, (now() - started) / 1000);
        const expected = estimatedRows === undefined ? null : Math.max(rows, estimatedRows);
        tellStarter({
          rows,
          expected,
          outcomes: outcomes ?? null,
          rows_per_second: Math.round(rows / seconds),
        });
      };
      if (now() - last < TOLD_EVERY_MS) return;
      last = now();
      latest();
    },
    stop: () => latest?.(),
  };
}

function plainLines(context: Context, line: (rowsDone: number) => string): Progress {
  let last = context.now();
  return {
    update(rowsDone) {
      if (context.now() - last < PLAIN_EVERY_MS) return;
      last = context.now();
      context.say(line(rowsDone));
    },
    stop: () => {},
  };
}

function spinner(context: Context, line: (rowsDone: number) => string): Progress {
  const moving = movingLine(context, 'Reading …');
  return { update: (rowsDone) => moving.draw(() => line(rowsDone)), stop: moving.stop };
}

function progressLine(rowsDone: number, elapsedMs: number, estimatedRows: number | undefined): string {
  const perSecond = rowsDone / Math.max(0.001, elapsedMs / 1000);
  const shown = `${Math.round(rowsDone).toLocaleString('en-US')} rows · ${Math.round(perSecond).toLocaleString('en-US')} rows/s`;
  if (estimatedRows === undefined || estimatedRows <= rowsDone) return shown;
  const secondsLeft = (estimatedRows - rowsDone) / Math.max(1, perSecond);
  const left = secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
  return `${shown} · about ${left} left`;
}
