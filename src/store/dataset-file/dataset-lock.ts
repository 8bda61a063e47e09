import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../contract/clock.ts';
import { CoreError } from '../../contract/errors.ts';
import { makeFolder } from '../../disk/make-folder.ts';
import { takeLock } from '../../disk/take-lock.ts';
import type { DatasetLeases } from '../../jobs/dataset-leases.ts';
import type { DatasetKey, LoadKind } from '../../jobs/dataset-store.ts';
import { isOwnerAlive, processOwner } from '../sqlite/process-owner.ts';

/** A dataset that others cannot load. */
export interface DatasetLock {
  /** The lease by which others see that this process has it. */
  readonly lease?: string;
  /** Throws CONFLICT when another process has it by now, or the workspace was deleted. */
  check(): Promise<void>;
  release(): Promise<void>;
}

/** Excludes others of the kind, also of this process. Throws RUN_BUSY. */
export type LockDataset = (key: DatasetKey, kind: LoadKind) => Promise<DatasetLock>;

const NO_LOCK: DatasetLock = { check: async () => {}, release: async () => {} };
const RENEW_MS = 20_000;

/** Where the processes of one machine share a folder. A refresh excludes nobody. */
export function folderLock(folder: string): LockDataset {
  return async (key, kind) => {
    if (kind === 'refresh') return NO_LOCK;
    makeFolder(folder);
    const { workspace, name } = key;
    const hash = createHash('sha256')
      .update(JSON.stringify([workspace, name]))
      .digest('hex')
      .slice(0, 16);
    const path = join(folder, `${hash}.lock`);
    takeLock(path, { name: processOwner(), isAlive: isOwnerAlive }, (holder) => busy(key, holder));
    return { ...NO_LOCK, release: async () => rmSync(path, { force: true }) };
  };
}

/** Where machines share the rows. A refresh excludes other refreshes: one machine is enough for it. */
export function leasedLock(leases: DatasetLeases, { every }: Pick<Clock, 'every'>): LockDataset {
  return async (key, kind) => {
    const taken = await leases.take(key, kind);
    if ('holder' in taken) {
      const [host, pid] = taken.holder.split('/');
      throw busy(key, `process ${pid} on ${host}`);
    }
    const { token } = taken;
    // What cannot be renewed now is renewed the next time, or is seen to be lost at the end.
    const stop = every(RENEW_MS, () => void leases.renew(token).catch(() => {}));
    return {
      lease: token,
      async check() {
        if (!(await leases.renew(token))) throw lost(key);
      },
      async release() {
        stop();
        // One that cannot be given back runs out.
        await leases.release(token).catch(() => {});
      },
    };
  };
}

function busy(key: DatasetKey, holder: string): CoreError {
  return new CoreError('RUN_BUSY', `the accounts of ${whose(key)} are being loaded already`, {
    fix: `Wait until ${holder} is done, then try again; nothing was changed.`,
  });
}

function lost(key: DatasetKey): CoreError {
  return new CoreError(
    'CONFLICT',
    `the accounts of ${whose(key)} were deleted meanwhile, or another machine loads them, which has not heard of this one for too long`,
    { fix: 'If they are still wanted, load them again when it is done; nothing was changed.' },
  );
}

function whose({ workspace, name }: DatasetKey): string {
  return name === null ? `the workspace ${workspace}` : `the run ${name}`;
}
