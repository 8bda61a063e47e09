import { rm } from 'node:fs/promises';
import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import type { FileProgress } from '../../contract/files.ts';
import type { SharedFiles } from '../../disk/shared-files.ts';
import { fileCopies } from './file-copies.ts';
import { placesOf, removeStray } from './file-folder.ts';
import type { ClaimedFile, FileRunEnd, FileStore, Living } from './file-store.ts';

/** What is heard of a run while it is worked on. */
interface Hearing {
  readonly signal: AbortSignal;
  readonly onProcess: (pid: number) => void;
  readonly onProgress: (progress: FileProgress) => void;
}

/** Works on a run until it has ended, or the signal asks it to stop, in a process of its own. */
export type CarryOutFile = (claimed: ClaimedFile, hearing: Hearing) => Promise<FileRunEnd>;

interface FileRunnerOptions extends Living {
  readonly root: string;
  readonly store: FileStore;
  /** Those of other machines. */
  readonly sharedFiles?: SharedFiles | undefined;
  readonly clock: Clock;
  readonly ownerOf: (pid: number) => string;
  readonly carryOut: CarryOutFile;
  /** Other processes run what is asked; this one tidies up its folder alone. */
  readonly leavesWork?: boolean;
  /** Files are deleted that were uploaded, and not used, before the time that it tells; none where it tells no time. */
  readonly oldBeforeMs?: () => Promise<number | undefined>;
  readonly onError: (what: string, error: unknown) => void;
}

const LOOK_MS = 500;
const TIDY_MS = 10 * 60 * 1000;
const LONGEST_ERROR = 1000;

/** Runs what is asked of uploaded files, one after the other, for each wants the whole machine. */
export function fileRunner(options: FileRunnerOptions): { close(): Promise<void> } {
  const { store, clock, leavesWork = false, onError } = options;
  const closing = new AbortController();
  let underWay: Promise<void> | undefined;
  const work = async () => {
    while (!closing.signal.aborted && !leavesWork) {
      const claimed = await store.claim(options);
      if (claimed === undefined) return;
      await runClaimed(claimed, options, closing.signal);
    }
  };
  const stopLooking = clock.every(LOOK_MS, () => {
    underWay ??= work()
      .catch((error) => onError('uploaded files could not be worked on', error))
      .finally(() => {
        underWay = undefined;
      });
  });
  const stopTidying = clock.every(TIDY_MS, () => {
    removeOld(options).catch((error) => onError('old files could not be removed', error));
  });
  return {
    async close() {
      stopLooking();
      stopTidying();
      closing.abort(new CoreError('RUN_BUSY', 'the service was stopped'));
      await underWay;
    },
  };
}

async function runClaimed(
  claimed: ClaimedFile,
  options: FileRunnerOptions,
  closing: AbortSignal,
): Promise<void> {
  const { store, clock, ownerOf, carryOut, onError } = options;
  const stopping = new AbortController();
  let latest: FileProgress | null = null;
  const report = async () => {
    const told = latest;
    latest = null;
    if ((await store.report(claimed, told)) !== 'go on') stopping.abort();
  };
  const stopReporting = clock.every(LOOK_MS, () => {
    report().catch((error) => onError('the progress of a file could not be kept', error));
  });
  try {
    const hearing: Hearing = {
      signal: AbortSignal.any([closing, stopping.signal]),
      onProcess: (pid) => {
        store
          .workedOnBy(claimed, ownerOf(pid))
          .catch((error) => onError('a process could not be kept', error));
      },
      onProgress: (progress) => {
        latest = progress;
      },
    };
    const how = await forAll(claimed, options, () => carryOut(claimed, hearing)).catch(failed);
    if (latest !== null) await report();
    await store.end(claimed, how);
  } finally {
    stopReporting();
  }
}

/** Begins with what other machines have kept of the file, and keeps for them what the run has made. */
async function forAll(
  claimed: ClaimedFile,
  { root, store, sharedFiles }: FileRunnerOptions,
  carryOut: () => Promise<FileRunEnd>,
): Promise<FileRunEnd> {
  const copies = fileCopies(root, sharedFiles);
  await copies.fetchInput(claimed);
  await copies.forgetResults(claimed);
  const how = await carryOut();
  // Another machine may have taken the run for left, and have results of its own.
  if (how.is === 'done' && (await store.report(claimed, null)) !== 'lost') await copies.keepResults(claimed);
  return how;
}

function failed(error: unknown): FileRunEnd {
  const text = error instanceof CoreError ? `${error.message}. ${error.fix}` : String(error);
  return { is: 'failed', error: text.slice(0, LONGEST_ERROR) };
}

async function removeOld(options: FileRunnerOptions): Promise<void> {
  const { store, clock, root, sharedFiles } = options;
  const copies = fileCopies(root, sharedFiles);
  await removeStray(root, store, clock.now());
  await copies.forgetStray(store);
  const beforeMs = await options.oldBeforeMs?.();
  if (beforeMs === undefined) return;
  for (const key of await store.olderThan(beforeMs))
    if (await store.remove(key)) {
      await copies.forget([key]);
      await rm(placesOf(root, { ...key, name: '' }).folder, { recursive: true, force: true });
    }
}
