import type { PullEvent } from '../../admin/reference-pull.ts';
import type { Context } from '../context.ts';
import { hasMovingLine, type MovingLine, movingLine } from './moving-line.ts';

const BAR_COLUMNS = 20;

export interface PullProgress {
  readonly update: (event: PullEvent) => void;
  stop(): void;
}

/** A line on standard error for every file that is there, and in a terminal a bar of the one that is coming. */
export function pullProgress(context: Context): PullProgress {
  const isShown = hasMovingLine(context) && !context.isQuiet;
  const moving: MovingLine | undefined = isShown ? movingLine(context, 'Asking …') : undefined;
  let begun: Begun | undefined;
  return {
    update(event) {
      if (event.kind === 'retry') {
        context.say(`${event.reason}; another attempt in ${Math.ceil(event.waitMs / 1000)} s …`);
        begun = undefined;
      } else if (event.kind === 'done') {
        context.say(`${event.file.name}: ${megabytes(event.file.bytes)}, ${event.file.status}`);
        begun = undefined;
      } else {
        begun ??= { bytes: event.bytes, at: context.now() };
        const { bytes, at } = begun;
        moving?.draw(() =>
          barLine(event, (event.bytes - bytes) / Math.max(0.001, (context.now() - at) / 1000)),
        );
      }
    },
    stop: () => moving?.stop(),
  };
}

/** Where the rate is measured from: an attempt may go on with a part. */
interface Begun {
  readonly bytes: number;
  readonly at: number;
}

function barLine({ name, bytes, total }: Extract<PullEvent, { kind: 'bytes' }>, perSecond: number): string {
  const rate = `${megabytes(perSecond)}/s`;
  if (total === undefined) return `${name}  ${megabytes(bytes)} · ${rate}`;
  const full = Math.floor(Math.min(1, bytes / Math.max(1, total)) * BAR_COLUMNS);
  const bar = '█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full);
  return `${name}  ${bar}  ${megabytes(bytes)} / ${megabytes(total)} · ${rate}`;
}

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
