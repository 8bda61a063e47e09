import { pricesFor, pricesOf } from '../access/prices.ts';
import type { FileStore } from '../batch/files/file-store.ts';
import type { WorkspaceCharges } from '../batch/files/price-of-run.ts';
import type { Clock } from '../contract/clock.ts';
import { newIds } from '../engine/new-ids.ts';
import type { EngineStores } from '../engine/stores.ts';
import { isOwnerAlive, isOwnerHere, processOwner } from '../store/sqlite/process-owner.ts';

interface FilesOptions {
  readonly stores: Pick<EngineStores, 'files' | 'credits' | 'settings'>;
  readonly clock: Clock;
  /** Credits for each operation; 1 where nothing is said. */
  readonly prices: Parameters<typeof pricesOf>[0];
}

/** The uploaded files of all workspaces as they are kept, what they cost, and whose processes live. */
export interface FilesAdmin {
  readonly store: FileStore;
  readonly newId: () => string;
  readonly owner: string;
  readonly ownerOf: (pid: number) => string;
  readonly isAlive: (owner: string) => boolean;
  chargesOf(workspace: string): Promise<WorkspaceCharges>;
}

export function filesAdmin({ stores, clock, prices }: FilesOptions): FilesAdmin {
  const { files, credits, settings } = stores;
  const ofService = pricesOf(prices);
  return {
    store: files,
    newId: newIds(clock.now, 'file_'),
    owner: processOwner(),
    ownerOf: processOwner,
    // Of a process on another host the lease tells whether it is alive.
    isAlive: (owner) => isOwnerHere(owner) && isOwnerAlive(owner),
    async chargesOf(workspace) {
      const balance = await credits.balance(workspace);
      return {
        prices: pricesFor((await settings.of(workspace)).prices, ofService),
        used: Number(balance.reduce((sum, { used }) => sum + used, 0).toFixed(9)),
      };
    },
  };
}
