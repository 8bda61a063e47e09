import { join } from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { openStores, publishFrom, type SharedPlace } from '../engine/open-stores.ts';
import type { BackupManifest } from '../store/backup/backup-manifest.ts';
import { unpackForAll } from '../store/backup/unpacked-backup.ts';
import { bringOver, requireEmpty } from '../store/postgres/bring-over.ts';
import { withWorkingFolder } from '../store/universe-file/working-folder.ts';

interface RestoreSharedRequest {
  readonly path: string;
  readonly dataDir: string;
  readonly shared: SharedPlace;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface RestoreSharedReport {
  readonly manifest: BackupManifest;
  readonly rows: number;
}

/**
 * Brings a backup of one machine to machines that share an empty database and files: its universe is published, its rows come
 * over in one transaction with their ids and numbers. Throws CONFIG when the database is not empty, or when the secret key is
 * not the one of the backup; until the rows are there, nothing but the universe was put anywhere.
 */
export async function restoreShared(request: RestoreSharedRequest): Promise<RestoreSharedReport> {
  const { path, dataDir, shared, signal } = request;
  await requireEmpty(shared.database);
  return withWorkingFolder(dataDir, async (folder) => {
    const backup = await unpackForAll(path, join(folder, 'data'), signal);
    const takeAway = backup.placeKey(shared.secretKeyFile);
    try {
      const stores = await openStores(request);
      try {
        if (backup.universeFolder !== undefined) await publishFrom(backup.universeFolder, request, stores);
      } finally {
        await stores.close();
      }
      const rows = await bringOver(backup.databasePath, shared.database, signal);
      return { manifest: backup.manifest, rows };
    } catch (error) {
      takeAway();
      throw error;
    }
  });
}
