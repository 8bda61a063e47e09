import type { Context } from '../context.ts';

/** A line at the foot of a terminal that changes; other lines of standard error are printed above it. */
export interface MovingLine {
  /** Asks for the line only when it is time to draw it. */
  readonly draw: (line: () => string) => void;
  stop(): void;
}

const DRAW_EVERY_MS = 100;

/** Whether standard error is a terminal with room for a line; a pseudo-terminal may have no width, and ora draws there for ever. */
export function hasMovingLine({ stderr }: Pick<Context, 'stderr'>): boolean {
  return stderr.isTTY === true && stderr.columns > 0;
}

/** Begins a moving line; `hasMovingLine` says whether there is a place for it. */
export function movingLine(context: Pick<Context, 'stderr' | 'now'>, first: string): MovingLine {
  let last = 0;
  let stopped = false;
  let spin: { text: string; stop(): unknown } | undefined;
  // Loaded only for a terminal: it costs start-up time.
  void import('ora').then(({ default: ora }) => {
    if (!stopped) spin = ora({ text: first, stream: context.stderr, discardStdin: false }).start();
  });
  return {
    draw(line) {
      const now = context.now();
      if (spin === undefined || now - last < DRAW_EVERY_MS) return;
      last = now;
      spin.text = line();
    },
    stop() {
      stopped = true;
      spin?.stop();
    },
  };
}
