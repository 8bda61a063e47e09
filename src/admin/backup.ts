import { join } from 'node:path';
import type { Clock } from '../contract/clock.ts';
import { CoreError } from '../contract/errors.ts';
import { referenceFolder } from '../engine/open-stores.ts';
import { BACKUP_FORMAT, DATABASE_NAME, referenceName } from '../store/backup/backup-manifest.ts';
import { copyDatabase } from '../store/backup/copy-database.ts';
import { isBackup } from '../store/backup/is-backup.ts';
import { writeBackup } from '../store/backup/write-backup.ts';
import { type CoreDatabase, openCoreDatabase } from '../store/sqlite/core-database.ts';
import { hasContent, realDirectory } from '../store/sqlite/data-directory.ts';
import { secretKeyText } from '../store/sqlite/secret-key-file.ts';
import { baseOf } from '../store/universe-file/created-version.ts';
import { sqliteReferenceStore } from '../store/universe-file/reference-files.ts';
import { withWorkingFolder } from '../store/universe-file/working-folder.ts';
import type { ReferenceStore, ReferenceVersion } from '../universe/reference-store.ts';

interface BackupRequest {
  readonly dataDir: string;
  readonly path: string;
  readonly coreVersion: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface BackupReport {
  readonly bytes: number;
  readonly referenceVersion: string | null;
}

/**
 * Writes everything of a data directory that cannot be downloaded or built again into one file: the database, the key of
 * its signing secrets, and the universe in use. Others may read and write meanwhile; the backup is of one moment.
 */
export async function backUp(request: BackupRequest): Promise<BackupReport> {
  const { dataDir, path, signal, clock } = request;
  if (!hasContent(realDirectory(dataDir))) {
    const fix = 'Name the folder with --data-dir.';
    throw new CoreError('CONFIG', `there is nothing to back up in ${dataDir}`, { file: dataDir, fix });
  }
  // A backup is a copy of the file, so that it takes the database and no ports.
  const database = openCoreDatabase(join(dataDir, DATABASE_NAME));
  const reference = sqliteReferenceStore(referenceFolder(dataDir));
  let version: ReferenceVersion | undefined;
  try {
    return await withWorkingFolder(path, async (folder) => {
      const databasePath = join(folder, DATABASE_NAME);
      version = snapshot(database, reference, databasePath);
      // It is made before the first secret that needs it, so the copy of the database cannot be ahead of it.
      const secretKey = secretKeyText(dataDir);
      const manifest = {
        format: BACKUP_FORMAT,
        core: request.coreVersion,
        created_at: new Date(clock.now()).toISOString(),
        // The small file of what was created is written again from the database.
        reference_version: version === undefined ? null : baseOf(version.version),
        has_secret_key: secretKey !== undefined,
      };
      const referencePath = version && join(dataDir, referenceName(baseOf(version.version)));
      const content = { manifest, databasePath, secretKey, referencePath };
      const bytes = await writeBackup(content, { path, folder, signal });
      return { bytes, referenceVersion: manifest.reference_version };
    });
  } finally {
    version?.close();
    database.close();
  }
}

/** Copies the database while one universe is in use from before until after: ids that are pinned belong to it. */
function snapshot(
  database: CoreDatabase,
  reference: ReferenceStore,
  path: string,
): ReferenceVersion | undefined {
  for (;;) {
    const version = reference.openCurrent();
    copyDatabase(database, path);
    const after = reference.openCurrent();
    after?.close();
    if (after?.version === version?.version) return version;
    version?.close();
  }
}

/** Whether a file is a backup that `core backup` has written. */
export function isOlderBackup(path: string): boolean {
  return isBackup(path);
}
