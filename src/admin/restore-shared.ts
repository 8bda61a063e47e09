import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import { makeFolder } from '../disk/make-folder.ts';
import { OWNER_ONLY } from '../disk/owner-only.ts';
import { openStores, publishRestored, referenceFolder, type SharedPlace } from '../engine/open-stores.ts';
import { type BackupManifest, DATABASE_NAME, SECRET_KEY_NAME } from '../store/backup/backup-manifest.ts';
import { disownWork } from '../store/backup/copy-database.ts';
import { unpackBackup } from '../store/backup/unpack-backup.ts';
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
    const unpacked = join(folder, 'data');
    const manifest = await unpackBackup(path, unpacked, signal);
    disownWork(join(unpacked, DATABASE_NAME));
    const madeKey = placeKey(join(unpacked, SECRET_KEY_NAME), shared);
    try {
      const stores = await openStores(request);
      try {
        if (manifest.reference_version !== null) {
          takeUniverse(join(unpacked, 'reference'), referenceFolder(dataDir));
          await publishRestored(request, stores);
        }
      } finally {
        await stores.close();
      }
      return { manifest, rows: await bringOver(join(unpacked, DATABASE_NAME), shared.database, signal) };
    } catch (error) {
      if (madeKey !== undefined) rmSync(madeKey, { force: true });
      throw error;
    }
  });
}

/** The key of the backup becomes that of all machines; gives the file when it was made. */
function placeKey(path: string, { secretKeyFile }: SharedPlace): string | undefined {
  if (!existsSync(path)) return undefined;
  const field = '--secret-key-file';
  if (secretKeyFile === undefined)
    throw new CoreError('CONFIG', 'the backup has secrets, and with them the key for all machines', {
      ...{ field, fix: 'Name a new file for it with --secret-key-file or CORE_SECRET_KEY_FILE.' },
    });
  const key = readFileSync(path, 'utf8');
  if (!existsSync(secretKeyFile)) {
    writeFileSync(secretKeyFile, key, { mode: OWNER_ONLY, flush: true });
    return secretKeyFile;
  }
  if (readFileSync(secretKeyFile, 'utf8').trim() === key.trim()) return undefined;
  throw new CoreError('CONFIG', `${secretKeyFile} is not the key of the backup`, {
    file: secretKeyFile,
    field,
    fix: 'Name a file that is not there yet: it gets the key of the backup.',
  });
}

/** The universe of this machine, until the others have it, too. */
function takeUniverse(from: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  makeFolder(join(folder, '..'));
  renameSync(from, folder);
}
