import { filesAdmin } from '../../admin/files-admin.ts';
import { fileRunner } from '../../batch/files/file-runner.ts';
import { filesFolder } from '../../disk/files-folder.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { pricesIn } from '../config/serve-options.ts';
import type { Context } from '../context.ts';
import { carryOutFiles } from './file-process.ts';
import { firstLineJudge } from './first-line.ts';

interface RunningOptions {
  readonly stores: EngineStores;
  readonly keptMs: number | undefined;
  /** Whether other processes do the work. */
  readonly leavesWork: boolean;
  readonly onError: (what: string, error: unknown) => void;
}

/** Runs what is asked of uploaded files until it is closed; another process goes on with what was under way. */
export function runFiles(
  context: Context,
  { stores, keptMs, leavesWork, onError }: RunningOptions,
): { close(): Promise<void> } {
  const { dataDir, clock } = context;
  const root = filesFolder(dataDir);
  return fileRunner({
    ...filesAdmin({ stores, clock, prices: pricesIn(context) }),
    ...{ root, clock, onError, leavesWork, sharedFiles: stores.sharedFiles },
    carryOut: carryOutFiles({ root, dataDir, firstLine: firstLineJudge({}) }),
    ...(keptMs !== undefined && { oldBeforeMs: () => oldBeforeMs(stores, keptMs) }),
  });
}

/** Nothing is old while the clock of the store is doubted. */
async function oldBeforeMs(
  { storeClock }: Pick<EngineStores, 'storeClock'>,
  keptMs: number,
): Promise<number | undefined> {
  const { nowMs, doubt } = await storeClock.look(keptMs);
  return doubt === undefined ? nowMs - keptMs : undefined;
}
