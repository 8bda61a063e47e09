import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import { type JobExecutor, LEASE_MS } from '../../jobs/runner.ts';
import type { ClaimedPart, SharedParts } from '../../jobs/shared-parts.ts';
import { turnLoop } from '../../jobs/turn-loop.ts';
import type { Turns } from '../../jobs/turns.ts';
import { handBackPauseMs, type WorkLoop } from '../../jobs/work-loop.ts';
import {
  folderOfProcess,
  partFolder,
  readPartFile,
  removePartFiles,
  writePartFile,
} from '../../store/dataset-file/part-files.ts';
import { isOver, keptScorings } from './kept-scorings.ts';
import { givenName, resultName } from './part-names.ts';
import { scoringOfOther } from './scoring-of-others.ts';
import { RESOLVE, resolvePart } from './shared-resolution.ts';

export interface PartQueueOptions {
  readonly parts: SharedParts;
  readonly files: SharedFiles;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly owner: string;
  /** Parts at the same time, and threads that work on them. */
  readonly atOnce: number;
  /** Resolves accounts against the version of the universe that referenceVersion tells at the moment. */
  readonly executor: Pick<JobExecutor, 'ready' | 'execute'>;
  readonly referenceVersion: () => string;
  /** Where copies of what is shared are. */
  readonly datasetFolder: string;
  /** Hears whose part has ended. */
  readonly onEnded: (work: readonly string[]) => void;
  readonly onError: (what: string, error: unknown, ids?: readonly string[]) => void;
}

/** Does parts of the work on datasets that other processes have begun. */
export function partQueue(options: PartQueueOptions): WorkLoop {
  const { parts, turns, clock, owner, atOnce, executor, onError } = options;
  if (atOnce === 0) return { wake() {}, close: async () => {} };
  const folder = folderOfProcess(options.datasetFolder);
  const scorings = keptScorings({
    ...{ clock, onError },
    open: (work, name) => scoringOfOther({ ...options, work, folder: `${folder}/${name}`, threads: atOnce }),
  });
  const resolved = (part: ClaimedPart, given: readonly unknown[]) => {
    // Another universe has come into use since it was claimed.
    if (options.referenceVersion() !== part.referenceVersion)
      throw new CoreError('STORE_BUSY', 'the part is for another version of the universe');
    return resolvePart(executor, given);
  };
  const done = async (part: ClaimedPart) => {
    const path = `${partFolder(`${folder}/files`)}/${part.work}-${part.number}-${part.token}`;
    try {
      if ((await options.files.fetch(givenName(part.work, part.number), path)) === undefined) return;
      // Written by shareOut.
      const given = readPartFile(path) as readonly unknown[];
      writePartFile(path, await (part.step === RESOLVE ? resolved(part, given) : scorings.work(part, given)));
      const name = resultName(part.work, part.number, part.token);
      await options.files.keep(name, path);
      if (!(await parts.finish(part))) await options.files.forget([name]);
      options.onEnded([part.work]);
    } finally {
      removePartFiles(path);
    }
  };
  const loop = turnLoop({
    ...{ turns, kind: 'parts', clock, executor, atOnce, onError },
    async claimOne(workspace, { begin, closing: ending }) {
      const part = await parts.claim(workspace, { owner, forMs: LEASE_MS }, options.referenceVersion());
      if (part === undefined) return undefined;
      begin(underLease(part, () => done(part), { parts, clock, onError, ending }));
      return 0;
    },
  });
  return {
    ...loop,
    async close() {
      await loop.close();
      await scorings.close();
      removePartFiles(folder);
    },
  };
}

interface LeaseOptions extends Pick<PartQueueOptions, 'parts' | 'clock' | 'onError'> {
  readonly ending: AbortSignal;
}

async function underLease(
  part: ClaimedPart,
  done: () => Promise<void>,
  { parts, clock, onError, ending }: LeaseOptions,
): Promise<void> {
  const stopRenewing = clock.every(LEASE_MS / 3, () => void parts.renewPart(part, LEASE_MS).catch(() => {}));
  try {
    await done();
  } catch (error) {
    if (isOver(error)) return;
    onError('a part of the work on accounts was handed back', error);
    await clock.sleep(handBackPauseMs(part.token), ending).catch(() => {});
    await parts.handBack(part).catch((lost) => onError('a part was left to its lease', lost));
  } finally {
    stopRenewing();
  }
}
