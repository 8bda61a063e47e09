import type { Context } from '../context.ts';
import { hasMovingLine, movingLine } from './moving-line.ts';

export interface Progress {
  readonly update: (rowsDone: number) => void;
  stop(): void;
}

const PLAIN_EVERY_MS = 10_000;

/** Rows, rows/s and time left on standard error: a moving line in a terminal, else a plain one now and then. */
export function progressOf(context: Context, estimatedRows: number | undefined): Progress {
  const started = context.now();
  const line = (rowsDone: number) => progressLine(rowsDone, context.now() - started, estimatedRows);
  if (context.isQuiet) return { update: () => {}, stop: () => {} };
  return hasMovingLine(context) ? spinner(context, line) : plainLines(context, line);
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
