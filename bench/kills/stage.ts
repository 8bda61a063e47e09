import type { Random } from '../random.ts';
import { type CoreProcess, startCore } from '../serve/core-process.ts';
import type { WebhookReceiver } from '../serve/webhook-receiver.ts';
import type { Caller } from './caller.ts';
import type { PostedJob } from './posted-jobs.ts';

export interface KillOptions {
  readonly kills: number;
  readonly folder: string;
  /** A data directory with the universe. */
  readonly from: string;
  readonly random: Random;
  readonly tell: (line: string) => void;
}

/** One data directory, and what those who post to its processes remember. */
export interface Stage extends KillOptions {
  readonly bodies: readonly string[];
  readonly dataDir: string;
  readonly receiver: WebhookReceiver;
  readonly caller: Caller;
  readonly jobs: PostedJob[];
  /** Jobs whose POST has to be repeated. */
  readonly lost: PostedJob[];
  readonly wrong: string[];
}

/** Starts another process on the data directory. */
export function started({ dataDir, receiver: { variables } }: Stage): CoreProcess {
  return startCore({ dataDir, words: ['--allow-private-webhooks'], variables });
}

/** How the engine ends a job that was under way in too many deaths (src/jobs/queue.ts). */
export const WORN_OUT = 'it had been begun 5 times without an end';

/** What the engine writes when a job is worn out is told in another place. */
export function complaintsOf(core: CoreProcess): readonly string[] {
  return core
    .warnings()
    .filter((line) => !line.includes(WORN_OUT))
    .map((line) => `the log: ${line}`);
}
